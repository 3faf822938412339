import type { Row } from '#/api/rows'
import { type QueryClient, type QueryKey, queryOptions, skipToken } from '@tanstack/react-query'
import type { ListName, RowOf } from '#/api/resources'

/** Rows of a page that are read while the rest still is; an object of a class, as TanStack Query compares plain ones deeply. */
export class RowsRead<N extends ListName> {
  readonly rows: readonly Row<RowOf<N>>[]

  constructor(rows: readonly Row<RowOf<N>>[]) {
    this.rows = rows
  }
}

/** The rows of the page that the list of a query key is loading; null before any are read. */
export function rowsReadQuery<N extends ListName>(list: QueryKey) {
  return queryOptions<RowsRead<N> | null>({ queryKey: ['rows read', ...list], queryFn: skipToken, staleTime: Infinity })
}

/** Forgets the rows of the page before; the function shows those of the next one as they are read. */
export function startReading<N extends ListName>(client: QueryClient, list: QueryKey) {
  const { queryKey } = rowsReadQuery<N>(list)
  if (client.getQueryData(queryKey)) client.setQueryData(queryKey, null)
  return (rows: readonly Row<RowOf<N>>[]) => client.setQueryData(queryKey, new RowsRead<N>(rows))
}
