import type { Currency } from '#/domain/amounts/currency'
import type { RewardRecord } from '#/domain/blocks/block'
import type { FeeRecord } from '#/domain/amounts/fee'
import type { Open } from '#/domain/open'
import {
  type AddressRecord,
  type CallRecord,
  isValueCall,
  type TokenRecord,
  type TransferRecord,
} from '#/domain/transactions/transactionRecords'

/** A record as its list has it; `value` is null where it cannot be read. */
export interface TaxRow<T> {
  /** The same for the same record in any list. */
  readonly id: string
  readonly value: T | null
}

/** The fields of a transaction that a tax file uses; in all records here, null is unknown. */
export interface TaxTransaction extends FeeRecord {
  readonly hash: string | null
  readonly block_number: number | null
  readonly timestamp: Date | null
  readonly status: Open<string> | null
  readonly method: string | null
  readonly from: AddressRecord | null
  readonly to: AddressRecord | null
  readonly created_contract: AddressRecord | null
  readonly value: bigint | null
  readonly has_error_in_internal_transactions: boolean | null
}

/** Where and when something happened. */
export interface TaxPlace {
  readonly block_number: number | null
  readonly timestamp: Date | null
}

/** The fields of an internal transaction that a tax file uses. */
export interface TaxCall extends CallRecord, TaxPlace {
  readonly transaction_hash: string | null
}

/** The fields of a token transfer that a tax file uses. */
export interface TaxTransfer extends TransferRecord, TaxPlace {
  readonly transaction_hash: string | null
  readonly method: string | null
  readonly token: (TokenRecord & { readonly exchange_rate: string | null }) | null
}

/** The fields of a withdrawal that a tax file uses. */
export interface TaxWithdrawal extends TaxPlace {
  readonly index: number | null
  readonly amount: bigint | null
  readonly receiver: AddressRecord | null
}

/** The fields of a block that a tax file uses. */
export interface TaxBlock {
  readonly hash: string | null
  readonly height: number | null
  readonly timestamp: Date | null
  readonly miner: AddressRecord | null
  readonly rewards: readonly RewardRecord[] | null
  readonly difficulty: bigint | null
  readonly transactions_count: number | null
}

/** A call that moved native currency, as the trace of its transaction has it. */
export interface TracedCall {
  readonly from: string | null
  readonly to: string | null
  readonly value: bigint | null
}

/** What the lists of a set of addresses have on one chain. */
export interface TaxRecords {
  readonly chain: { readonly id: string; readonly name: string; readonly currency: Currency }
  /** The addresses of the set, in lowercase. */
  readonly addresses: ReadonlySet<string>
  /** The time from which and until which movements are in the file. */
  readonly from: Date | null
  readonly until: Date
  readonly transactions: readonly TaxRow<TaxTransaction>[]
  /** Transactions that the list of no address has, as they only called or were logged. */
  readonly details: readonly TaxRow<TaxTransaction>[]
  readonly calls: readonly TaxRow<TaxCall>[]
  readonly transfers: readonly TaxRow<TaxTransfer>[]
  readonly withdrawals: readonly TaxRow<TaxWithdrawal>[]
  readonly blocks: readonly TaxRow<TaxBlock>[]
  /** The calls that count of transactions in which a call failed, by hash in lowercase. */
  readonly traces: ReadonlyMap<string, readonly TracedCall[]>
}

/** What a line counts: the native currency, a token, or one NFT. */
export interface TaxAsset {
  /** The same for the same asset of a chain. */
  readonly key: string
  /** Untrusted text unless it is of the native currency; null if the token has none. */
  readonly symbol: string | null
  /** Of the token; null for the native currency, or if unknown. */
  readonly token: string | null
  readonly tokenType: Open<string> | null
  readonly tokenId: bigint | null
  /** Null if unknown: the amounts are base units. */
  readonly decimals: number | null
  /** Whether the API has a price of today for the token, which spoofed tokens hardly ever have. */
  readonly isPriced: boolean
  readonly isNative: boolean
}

/** What one address of the set received, sent and paid in one asset by one transaction; amounts in base units, null if unknown. */
export interface TaxLine {
  readonly entry: TaxEntry
  readonly address: string
  readonly asset: TaxAsset
  in: bigint | null
  out: bigint | null
  /** The parts of both that come from or go to addresses of the set. */
  ownIn: bigint | null
  ownOut: bigint | null
  /** Paid by the sender of a transaction only, once. */
  fee: bigint | null
  readonly counterparties: Set<string>
}

/** A transaction with all that it moved, a withdrawal, or the reward of a block. */
export interface TaxEntry {
  readonly kind: 'transaction' | 'withdrawal' | 'block reward'
  readonly chain: TaxRecords['chain']
  readonly hash: string | null
  block: number | null
  time: Date | null
  status: 'success' | 'failed' | null
  method: string | null
  /** Price of the native currency in USD at the time, as the API has it; null if it has none. */
  rate: string | null
  readonly notes: Set<string>
  readonly lines: Map<string, TaxLine>
}

/** What a tax file lacks. */
export interface TaxGap {
  readonly chain: string
  /** Null if it is of no single address. */
  readonly address: string | null
  readonly text: string
}

/** Whether an internal transaction moved native currency, or an unknown amount of it, unless a call around it failed. */
export function isMove(call: TaxCall): boolean {
  const { value, success, error } = call
  return success !== false && !(success === null && error) && value !== 0n && isValueCall(call)
}

/** Whether a time is in the years of a file. */
export function isInYears({ from, until }: Pick<TaxRecords, 'from' | 'until'>, time: Date): boolean {
  return time <= until && (from === null || time >= from)
}

/**
 * The hashes of transactions that must be loaded one by one: those whose result is unknown, as they are in no list, and those whose
 * trace says which of its calls were reverted.
 */
export function missingDetails(records: TaxRecords): { transactions: string[]; traces: string[] } {
  const known = new Map<string, TaxTransaction>()
  for (const { value } of [...records.transactions, ...records.details])
    if (value?.hash) known.set(value.hash.toLowerCase(), value)
  const transactions = new Set<string>()
  const traces = new Set<string>()
  for (const { value: call } of records.calls) {
    const hash = call?.transaction_hash?.toLowerCase()
    if (!call || hash === undefined || !isMove(call)) continue
    if (call.timestamp !== null && !isInYears(records, call.timestamp)) continue
    const transaction = known.get(hash)
    if (!transaction) transactions.add(hash)
    else if (transaction.status !== 'error' && transaction.has_error_in_internal_transactions !== false)
      traces.add(hash)
  }
  return { transactions: [...transactions], traces: [...traces] }
}
