import type { Row } from '#/api/rows'
import type { QueryClient } from '@tanstack/react-query'
import { stringifyJson } from '#/api/json'
import type { RowOf } from '#/api/resources'
import { cachedRow } from '#/data/queries/cachedRow'
import { sameHash } from '#/domain/hashes/hash'

/** Where a transaction's record is from: its own endpoint, a cached list, the list of the latest transactions, or its block's list. */
export type TransactionOrigin =
  | { readonly kind: 'record' | 'row' | 'latest' }
  | { readonly kind: 'block'; readonly block: string }

/** A transaction as the API sent it and as it was parsed; a `value` of null means that it could not be parsed. */
export interface TransactionItem {
  readonly value: RowOf<'transaction'> | null
  readonly raw: unknown
  /** `raw` as JSON text. */
  readonly text: string
  readonly origin: TransactionOrigin
}

/** Which step the search for a transaction in the lists has reached. */
export type LookupProgress =
  | { readonly stage: 'search' | 'latest' | 'time' }
  | { readonly stage: 'block'; readonly block: string; readonly read: number }

/** None of the lists that the API serves holds the transaction, and nothing says that there is none. */
export class TransactionNotListedError extends Error {
  override readonly name = 'TransactionNotListedError'
  /** The blocks, by height or hash, whose lists were read to the end. */
  readonly blocks: readonly string[]
  /** Whether the API reported that the transaction exists. */
  readonly isKnown: boolean
  constructor(blocks: readonly string[], isKnown: boolean) {
    super('The transaction is in none of the lists that could be requested')
    this.blocks = blocks
    this.isKnown = isKnown
  }
}

/** The lists whose rows are transactions. */
const TRANSACTION_LISTS = ['transactions', 'mainPageTransactions', 'blockTransactions', 'addressTransactions'] as const

/** The transaction in a list that is already in the cache, so that a click on a row shows its page filled; null if there is none. */
export function cachedTransaction(cache: QueryClient, chain: string, hash: string): TransactionItem | null {
  const row = cachedRow(cache, chain, TRANSACTION_LISTS, (each) => sameHash(each.hash, hash))
  return row && itemOfRow(row, { kind: 'row' })
}

/** A list's row as the record of its transaction. */
export function itemOfRow({ value, raw }: Row<RowOf<'transaction'>>, origin: TransactionOrigin): TransactionItem {
  return { value, raw, text: stringifyJson(raw, 2), origin }
}
