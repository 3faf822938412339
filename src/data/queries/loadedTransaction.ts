import type { QueryClient } from '@tanstack/react-query'
import type { Row } from '#/api/client'
import type { RowOf } from '#/api/resources'
import { cachedRow } from '#/data/queries/cachedRow'
import { sameHash } from '#/domain/hash'

/** The lists whose rows are transactions. */
const lists = ['transactions', 'mainPageTransactions', 'blockTransactions', 'addressTransactions'] as const

/** A transaction in a list that was loaded already, so that a click on it finds its page filled; null where there is none. */
export function loadedTransaction(cache: QueryClient, chain: string, hash: string): Row<RowOf<'transaction'>> | null {
  return cachedRow(cache, chain, lists, (row) => sameHash(row.hash, hash))
}
