import type { Page } from '#/api/page'
import { type InfiniteData, queryOptions } from '@tanstack/react-query'
import { mergeRows, nextCursor, pagingEnd } from '#/api/paging'
import type { ListName, RowOf } from '#/api/resources'
import { fetchResource, type ListRequest, listQuery, SECONDARY } from '#/data/queries/resourceQueries'
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
  const { resource, params, filters } = request
  const list = listQuery(connection, request, '')
  return queryOptions<readonly RowOf<N>[] | null>({
    queryKey: ['whole', ...list.queryKey],
    queryFn: async (context) => {
      const loaded = context.client.getQueryData<InfiniteData<Page<N>, Cursor | null>>(list.queryKey)
      const pages = [...(loaded?.pages ?? [])]
      const cursors = [...(loaded?.pageParams ?? [])]
      let cursor: Cursor | null = pages.length === 0 ? null : nextCursor(pages, cursors)
      while (pages.length < maxPages && (pages.length === 0 || cursor !== null)) {
        const from = cursor
        pages.push(
          await fetchResource(connection, resource, context, (root, options) =>
            connection.client.list(root, resource, params, { ...options, filters, cursor: from }),
          ),
        )
        cursors.push(from)
        cursor = nextCursor(pages, cursors)
      }
      const rows = mergeRows<RowOf<N>>(pages)
      const values = rows.flatMap(({ value }) => (value === null ? [] : [value]))
      const isWhole = pagingEnd(pages, cursors) === 'complete' && !pages.some((page) => page.unprocessed)
      return isWhole && values.length === rows.length ? values : null
    },
    ...SECONDARY,
    staleTime: Infinity,
    structuralSharing: false,
    retryOnMount: false,
  })
}
