import { blockAt } from '#/served/indexes'
import type { BlockFacts, CalldataFacts, StateFacts, TransactionFacts } from '#/served/recording'
import type { View } from '#/served/store'
import { addressBody, addressBodyIfAny, addressFacts } from './address'
import { tokenBody, tokenFacts } from './token'
import { transferBody, type TransferView } from './transfer'
import { decodedBody, isoTime } from './values'

/** The facts that a transaction is built from. */
export type TransactionView = View<'addresses' | 'blocks' | 'calldata' | 'chain' | 'tokens' | 'transactions'>

/** The recorded files of `TransactionView`. */
export const transactionFiles = ['addresses', 'blocks', 'calldata', 'chain', 'tokens', 'transactions'] as const

/** Token transfers in the response for a transaction; its list has all of them. */
const EMBEDDED_TRANSFERS = 10

/** A transaction (contract §2.5) as in lists, by its index in the recording. */
export function transactionBody(view: TransactionView, position: number) {
  const facts = view.transactions[position]
  if (facts === undefined) throw new RangeError(`No transaction ${position}`)
  const block = blockAt(view.blocks, facts.block)
  const calldata = view.calldata[position]
  return {
    hash: facts.hash,
    type: facts.type,
    nonce: facts.nonce,
    value: facts.value,
    method: facts.method,
    result: facts.result,
    from: addressBody(view, facts.from),
    to: addressBodyIfAny(view, facts.to),
    created_contract: addressBodyIfAny(view, facts.created),
    gas_limit: Number(facts.gasLimit),
    gas_price: facts.gasPrice,
    max_fee_per_gas: facts.maxFeePerGas,
    max_priority_fee_per_gas: facts.maxPriorityFeePerGas,
    exchange_rate: view.chain.coinPrice,
    transaction_types: transactionTypes(view, facts),
    ...blobBody(facts, block),
    ...(facts.feeToken !== undefined && { celo: { gas_token: gasToken(view, facts.feeToken) } }),
    actions: facts.actions ?? [],
    raw_input: calldata?.input ?? '0x',
    decoded_input: calldata?.decoded && decodedBody(calldata.decoded),
    revert_reason: revertReason(calldata),
    ...(block === undefined ? notIncluded(facts) : included(view, facts, block)),
  }
}

/** The token that gas was paid in, only its address where the token is not known; null for the native currency. */
const gasToken = (view: View<'tokens'>, token: string | null) => token && (tokenBody(view, token) ?? token)

/** What a transaction has of blobs (EIP-4844). */
function blobBody(facts: TransactionFacts, block: BlockFacts | undefined) {
  const { blobs } = facts
  if (blobs === undefined) return {}
  const [used, price] = [blobGasOf(facts), BigInt(block?.blobGas?.price ?? 0)]
  return {
    blob_versioned_hashes: blobs.hashes,
    max_fee_per_blob_gas: blobs.maxFeePerGas,
    blob_gas_used: String(used),
    blob_gas_price: String(price),
    burnt_blob_fee: String(used * price),
  }
}

/** A transaction in full: with its first token transfers. */
export function transactionDetailBody(view: TransactionView & TransferView & View<'transfers'>, position: number) {
  const { firstTransfer = 0, transfersCount = 0 } = view.transactions[position] ?? {}
  const transfers = view.transfers.slice(firstTransfer, firstTransfer + Math.min(transfersCount, EMBEDDED_TRANSFERS))
  return {
    ...transactionBody(view, position),
    token_transfers: transfers.map((transfer) => transferBody(view, transfer)),
    token_transfers_overflow: transfersCount > EMBEDDED_TRANSFERS,
  }
}

/** The fee of a transaction; the maximum fee if no block includes it. */
export function feeBody({ gasUsed, gasPrice, gasLimit, maxFeePerGas = gasPrice }: TransactionFacts): bigint {
  return gasUsed === undefined ? BigInt(gasLimit) * BigInt(maxFeePerGas) : BigInt(gasUsed) * BigInt(gasPrice)
}

/** The fields of a transaction in a block. */
function included(view: TransactionView, facts: TransactionFacts, block: BlockFacts) {
  const { baseFee } = block
  const fee = feeBody(facts)
  const isPaid = facts.gasUsed !== undefined
  // The base fee is in the native currency.
  const burnt =
    isPaid && baseFee !== undefined && !facts.feeToken ? BigInt(facts.gasUsed ?? 0) * BigInt(baseFee) : undefined
  const before = blockAt(view.blocks, block.height - 1)?.timestamp ?? block.timestamp
  const { seenAt } = facts
  return {
    status: facts.status,
    block_number: block.height,
    position: facts.position,
    timestamp: isoTime(block.timestamp),
    confirmations: view.chain.head - block.height + 1,
    // It was included after the previous block and with this one: the least and the greatest possible duration.
    confirmation_duration:
      seenAt === undefined ? [] : [before, block.timestamp].map((time) => Math.max(0, time - seenAt) * 1000),
    gas_used: facts.gasUsed,
    fee: { type: isPaid ? 'actual' : 'maximum', value: String(fee + BigInt(facts.l1?.fee ?? 0)) },
    ...(facts.l1 && {
      l1_fee: facts.l1.fee,
      l1_gas_used: facts.l1.gasUsed,
      l1_gas_price: facts.l1.gasPrice,
      l1_fee_scalar: facts.l1.scalar,
    }),
    base_fee_per_gas: block.baseFee,
    transaction_burnt_fee: burnt === undefined ? undefined : String(burnt),
    priority_fee: burnt === undefined ? undefined : String(fee - burnt),
    has_error_in_internal_transactions: facts.innerError === true,
  }
}

/** The same fields of a transaction that is pending or was replaced, with the nulls of real servers (see `DEVIATIONS`). */
function notIncluded(facts: TransactionFacts) {
  return {
    status: facts.status ?? null,
    block_number: null,
    position: null,
    timestamp: null,
    confirmations: 0,
    confirmation_duration: [],
    gas_used: null,
    fee: { type: 'maximum', value: String(feeBody(facts)) },
    base_fee_per_gas: null,
    transaction_burnt_fee: null,
    priority_fee: null,
    has_error_in_internal_transactions: null,
  }
}

/** The categories of a transaction. */
export function transactionTypes(view: View<'addresses' | 'tokens'>, facts: TransactionFacts): string[] {
  const { created, to } = facts
  const happened = {
    blob_transaction: facts.blobs !== undefined,
    coin_transfer: facts.value !== '0',
    contract_call: to !== undefined && addressFacts(view, to)?.contract !== undefined,
    contract_creation: created !== undefined,
    token_creation: created !== undefined && tokenFacts(view, created) !== undefined,
    token_transfer: (facts.transfersCount ?? 0) > 0,
  }
  return Object.entries(happened).flatMap(([type, did]) => (did ? [type] : []))
}

/** The revert reason: the text, the decoded error as real servers send it (see `DEVIATIONS`), or the bytes. */
function revertReason(calldata: CalldataFacts | undefined) {
  const revert = calldata?.revert
  if (revert === undefined) return undefined
  if (revert.text !== undefined) return revert.text
  return revert.decoded === undefined ? revert.raw : decodedBody(revert.decoded)
}

/** Blob gas of one blob (EIP-4844). */
const GAS_PER_BLOB = 131_072n

/** Blob gas of a transaction. */
export function blobGasOf({ blobs }: TransactionFacts): bigint {
  return BigInt(blobs?.hashes.length ?? 0) * GAS_PER_BLOB
}

/** A coin balance that a transaction changed. */
export function stateChangeBody(view: View<'addresses'>, change: StateFacts['changes'][number]) {
  return {
    type: 'coin',
    address: addressBody(view, change.address),
    balance_before: change.before,
    balance_after: change.after,
    change: String(BigInt(change.after) - BigInt(change.before)),
    is_miner: change.miner === true,
    token: null,
  }
}
