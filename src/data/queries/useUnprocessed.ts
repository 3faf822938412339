import type { Page } from '#/api/page'
import { type InfiniteData, useQuery } from '@tanstack/react-query'
import type { ListName } from '#/api/resources'
import type { Unprocessed } from '#/api/schemas/processing'
import { useBackground } from '#/data/queries/background'
import { fetchPage, type ListRequest, listQuery, untilPermanentError } from '#/data/queries/resourceQueries'
import type { ChainConnection } from '#/data/sources/dataSource'
import type { Cursor } from '#/api/cursor'

/** How often a list that is not processed yet is requested again while the page is visible. */
const POLL_INTERVAL_MS = 10_000

/**
 * What the API says of a loaded list that it has not processed to the end; null for any other. Such a list is requested again until it
 * is processed, and its rows are replaced; those of several pages only then.
 */
export function useUnprocessed<N extends ListName>(
  connection: ChainConnection,
  request: ListRequest<N>,
  start: string,
  data: InfiniteData<Page<N>> | undefined,
): Unprocessed | null {
  // Pages that earlier versions saved in the browser do not say it.
  const unprocessed = data?.pages.find((page) => page.unprocessed)?.unprocessed ?? null
  const list = listQuery(connection, request, start)
  const cursor = list.initialPageParam
  useQuery({
    queryKey: ['processing', ...list.queryKey],
    queryFn: async (context) => {
      const page = await fetchPage(connection, request, context, { cursor })
      const loaded = context.client.getQueryData<InfiniteData<Page<N>, Cursor | null>>(list.queryKey)
      if (loaded?.pages.length === 1)
        context.client.setQueryData(list.queryKey, { pages: [page], pageParams: [cursor] })
      else if (!page.unprocessed) void context.client.refetchQueries({ queryKey: list.queryKey, exact: true })
      return page.unprocessed !== null
    },
    ...useBackground(connection, request.resource, unprocessed !== null),
    refetchInterval: untilPermanentError(POLL_INTERVAL_MS),
    // The list itself was the first request: only the interval sends others.
    initialData: true,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  return unprocessed
}
