import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Page, Row } from '#/api/client'
import { RESOURCES, type RowOf } from '#/api/resources'

/** The lists whose rows are transactions. */
const lists = ['transactions', 'mainPageTransactions', 'blockTransactions', 'addressTransactions'] as const

type TransactionPage = Pick<Page<(typeof lists)[number]>, 'rows'>

/** A transaction in a list that was loaded already, so that a click on it finds its page filled; null where there is none. */
export function loadedTransaction(cache: QueryClient, chain: string, hash: string): Row<RowOf<'transaction'>> | null {
  const id = hash.toLowerCase()
  const known = lists
    .flatMap((name) => [
      [chain, RESOURCES[name].path],
      ['first', chain, RESOURCES[name].path],
    ])
    .flatMap((queryKey) => cache.getQueriesData<InfiniteData<TransactionPage> | TransactionPage>({ queryKey }))
  for (const [, data] of known) {
    for (const { rows } of data === undefined ? [] : 'pages' in data ? data.pages : [data]) {
      const row = rows.find((each) => each.id === id)
      if (row && row.value !== null) return row
    }
  }
  return null
}
