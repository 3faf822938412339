import { blockAt } from '#/served/indexes'
import type { RecordedCall, TransactionFacts, TransferFacts } from '#/served/recording'
import type { View } from '#/served/store'
import type { Decimal } from '#/domain/amounts/amount'
import { addressBody, addressBodyIfAny, addressFacts } from './address'
import { isoTime } from './values'
import { tokenBody, tokenFacts } from './token'
import { feeBody } from './transaction'
import { totalBody, type TransferView } from './transfer'

/** A row of /advanced-filters: a transaction, an internal transaction or a token transfer. */
export interface MovementFacts {
  readonly transaction: TransactionFacts
  /** Index of the transaction in the recording. */
  readonly position: number
  readonly call?: RecordedCall
  readonly transfer?: TransferFacts
  /** Index of the transfer in its transaction. */
  readonly transferIndex?: number
}

/** The recorded files that rows of /advanced-filters are built from. */
export const movementFiles = ['addresses', 'blocks', 'calls', 'tokens', 'transactions', 'transfers'] as const

/** Sender, receiver and created contract. */
export function endsOf({ transaction, call, transfer }: MovementFacts): {
  from: string
  to?: string
  created?: string
} {
  return transfer ?? call ?? transaction
}

/** The type of a row, which the filter writes in upper case. */
export function kindOf(view: View<'addresses' | 'tokens'>, facts: MovementFacts): string {
  if (facts.transfer) return tokenFacts(view, facts.transfer.token)?.type ?? 'ERC-20'
  const { to, created } = endsOf(facts)
  if (created !== undefined) return 'contract_creation'
  return to !== undefined && addressFacts(view, to)?.contract ? 'contract_interaction' : 'coin_transfer'
}

/** What moved, in units of the currency or the token; an NFT is one. */
export function amountOf(view: View<'tokens'>, { transaction, call, transfer }: MovementFacts): Decimal {
  if (!transfer) return { value: BigInt((call ?? transaction).value), decimals: 18 }
  if (transfer.value === undefined) return { value: 1n, decimals: 0 }
  return { value: BigInt(transfer.value), decimals: tokenFacts(view, transfer.token)?.decimals ?? 0 }
}

/** A row of /advanced-filters. */
export function movementBody(view: TransferView, facts: MovementFacts) {
  const { transaction, call, transfer } = facts
  const { from, to, created } = endsOf(facts)
  const block = blockAt(view.blocks, transaction.block)
  return {
    hash: transaction.hash,
    type: kindOf(view, facts),
    status: transaction.status === 'ok' ? 'success' : transaction.result,
    method: transaction.method ?? null,
    from: addressBody(view, from),
    to: addressBodyIfAny(view, to) ?? null,
    created_contract: addressBodyIfAny(view, created) ?? null,
    value: transfer ? null : (call ?? transaction).value,
    token: transfer ? tokenBody(view, transfer.token) : null,
    total: transfer ? totalBody(transfer, tokenFacts(view, transfer.token)) : null,
    timestamp: block && isoTime(block.timestamp),
    block_number: block?.height,
    transaction_index: transaction.position,
    internal_transaction_index: call?.index ?? null,
    token_transfer_index: facts.transferIndex ?? null,
    token_transfer_batch_index: null,
    fee: String(feeBody(transaction)),
  }
}
