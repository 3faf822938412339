import type { CallFacts, TransactionFacts, TransferFacts } from '#/demo/recording'
import type { View } from '#/demo/view'
import { addressBody, addressBodyIfAny, addressFacts } from './address'
import { isoTime } from './time'
import { tokenBody, tokenFacts } from './token'
import { feeOf } from './transaction'
import { totalOf, type TransferView } from './transfer'

/** What moved once: a transaction itself, a call inside of one or a token. */
export interface MovementFacts {
  readonly transaction: TransactionFacts
  readonly call?: CallFacts
  readonly transfer?: TransferFacts
  /** Which of the transaction's transfers it is. */
  readonly transferIndex?: number
}

/** The nouns that movements are told from. */
export const movementNouns = ['addresses', 'blocks', 'calls', 'tokens', 'transactions', 'transfers'] as const

/** The two ends of a movement, and the contract that it created. */
export function endsOf({ transaction, call, transfer }: MovementFacts): {
  from: string
  to?: string
  created?: string
} {
  return transfer ?? call ?? transaction
}

/** What kind of movement it is, as the server's filter calls it in capitals. */
export function kindOf(view: View<'addresses' | 'tokens'>, facts: MovementFacts): string {
  if (facts.transfer) return tokenFacts(view, facts.transfer.token)?.type ?? 'ERC-20'
  const { to, created } = endsOf(facts)
  if (created !== undefined) return 'contract_creation'
  return to !== undefined && addressFacts(view, to)?.contract ? 'contract_interaction' : 'coin_transfer'
}

/** A movement as /advanced-filters tells it. */
export function movementBody(view: TransferView, facts: MovementFacts) {
  const { transaction, call, transfer } = facts
  const { from, to, created } = endsOf(facts)
  const block = view.blocks[transaction.block ?? -1]
  return {
    hash: transaction.hash,
    type: kindOf(view, facts),
    status: transaction.status === 'error' ? transaction.result : 'success',
    method: transaction.method ?? null,
    from: addressBody(view, from),
    to: addressBodyIfAny(view, to) ?? null,
    created_contract: addressBodyIfAny(view, created) ?? null,
    value: transfer ? null : (call ?? transaction).value,
    token: transfer ? tokenBody(view, transfer.token) : null,
    total: transfer ? totalOf(transfer, tokenFacts(view, transfer.token)) : null,
    timestamp: block && isoTime(block.timestamp),
    block_number: block?.height,
    transaction_index: transaction.position,
    internal_transaction_index: call?.index ?? null,
    token_transfer_index: facts.transferIndex ?? null,
    token_transfer_batch_index: null,
    fee: String(feeOf(transaction)),
  }
}
