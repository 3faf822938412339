import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { mergeRows } from '#/api/paging'
import type { FiltersOf, ParamsOf, RowOf } from '#/api/resources'
import { listQuery } from '#/data/queries/resourceQueries'
import { wholeListQuery } from '#/data/queries/wholeListQuery'
import { useChain } from '#/data/sources/useChain'

/** Pages of a list that are requested automatically; the rest only on request, as every page costs credits. */
export const MAX_AUTOMATIC_PAGES = 4

/**
 * All rows of one of the transaction's lists, if the page has loaded every one of them or `isWanted` requests them. Null for an empty
 * list too, as APIs without that data return the same.
 */
export function useWholeList<
  N extends 'transactionInternalTransactions' | 'transactionTokenTransfers' | 'userOperations',
>(resource: N, params: ParamsOf<N>, filters: FiltersOf<N>, isWanted: boolean): readonly RowOf<N>[] | null {
  const connection = useChain()
  const request = { resource, params, filters }
  const list = useInfiniteQuery({ ...listQuery(connection, request, ''), enabled: false })
  const isUnprocessed = list.data?.pages.some((page) => page.unprocessed) === true
  const isLoaded = list.data !== undefined && !list.hasNextPage && !isUnprocessed
  const whole = useQuery({
    ...wholeListQuery(connection, request, MAX_AUTOMATIC_PAGES),
    enabled: isWanted && !isLoaded && !isUnprocessed && !list.isFetching,
  })
  return useMemo(() => {
    if (!isLoaded) return whole.data?.length ? whole.data : null
    const rows = mergeRows<RowOf<N>>(list.data?.pages ?? [])
    const values = rows.flatMap(({ value }) => (value === null ? [] : [value]))
    return rows.length > 0 && values.length === rows.length ? values : null
  }, [isLoaded, list.data, whole.data])
}
