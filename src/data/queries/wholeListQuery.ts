import type { Page } from '#/api/page'
import { type InfiniteData, queryOptions } from '@tanstack/react-query'
import { mergeRows } from '#/api/paging'
import type { ListName, RowOf } from '#/api/resources'
import { fetchPage, type ListRequest, listQuery, SECONDARY } from '#/data/queries/resourceQueries'
import type { ChainConnection } from '#/data/sources/dataSource'
import type { Cursor } from '#/api/cursor'

/**
 * All rows of a list that has no more than `maxPages` pages; null if it has more, rows that could not be parsed, or rows still to come. Continues from
 * the pages of the list that are cached, and leaves these as they are, so that a list on the screen does not grow.
 */
export function wholeListQuery<N extends ListName>(
  connection: ChainConnection,
  request: ListRequest<N>,
  maxPages: number,
) {
  const list = listQuery(connection, request, '')
  return queryOptions<readonly RowOf<N>[] | null>({
    queryKey: ['whole', ...list.queryKey],
    queryFn: async (context) => {
      const loaded = context.client.getQueryData<InfiniteData<Page<N>, Cursor | null>>(list.queryKey)
      const pages = [...(loaded?.pages ?? [])]
      // Not before the rows of the page.
      const { readPages, trailOf } = await import('#/api/readPages')
      const trail = trailOf(pages)
      const nextPage = (cursor: Cursor | null) => fetchPage(connection, request, context, { cursor })
      if (pages.length < maxPages)
        for await (const { page } of readPages(nextPage, trail)) if (pages.push(page) >= maxPages) break
      const rows = mergeRows<RowOf<N>>(pages)
      const values = rows.flatMap(({ value }) => (value === null ? [] : [value]))
      const isWhole = trail.end === 'complete' && !pages.some((page) => page.unprocessed)
      return isWhole && values.length === rows.length ? values : null
    },
    ...SECONDARY,
    staleTime: Infinity,
    retryOnMount: false,
  })
}
