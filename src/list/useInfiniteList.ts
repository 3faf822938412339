import type { Row } from '#/api/rows'
import {
  type InfiniteData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { endOfLoaded, insistOnNextPage, mergeRows, type PageLike, type PagingEnd } from '#/api/paging'
import { type ListName, RESOURCES, type RowOf, type TopOf } from '#/api/resources'
import type { Unprocessed } from '#/api/schemas/processing'
import { type SearchedBlocks, searchedInAll } from '#/api/searchedBlocks'
import { isCached } from '#/data/persistence/persister'
import { useUnprocessed } from '#/data/queries/useUnprocessed'
import { type ListRequest, listQuery, startOf } from '#/data/queries/resourceQueries'
import { rowsReadQuery } from '#/data/queries/rowsRead'
import { type ChainConnection, sourceOf } from '#/data/sources/dataSource'
import { type Cursor, encodeCursor } from '#/api/cursor'
import type { StaleBadgeProps } from '#/entity/StaleBadge'

/** The loaded part of a list, and how to load more. */
export interface InfiniteList<N extends ListName> {
  rows: Row<RowOf<N>>[]
  /** Number of records; rows may be fewer where a view groups some. */
  count: number
  /** Number of loaded pages; one may have no rows. */
  pages: number
  top: TopOf<N> | null
  /** Encoded cursor of the page that a row came with, '' for the head of the list. */
  pageOf: (index: number) => string
  /** Whether the rows begin at the head of the list. */
  fromHead: boolean
  /** Whether the rows are the whole list, from its head to its end. */
  complete: boolean
  /**
   * 'cached' rows are from an earlier visit, until the API responds; 'more-on-request' loads more rows only by the button; 'stopped'
   * ended although the API did not report the end.
   */
  state:
    | 'loading'
    | 'failed'
    | 'cached'
    | 'more'
    | 'more-on-request'
    | 'loading-more'
    | 'failed-more'
    | 'stopped'
    | 'end'
  /** Set where the API has not processed all rows yet. */
  unprocessed: Unprocessed | null
  /** The blocks that the rows were searched in; null where the API does not search some at a time. */
  searched: SearchedBlocks | null
  /** Why the loaded pages end where they do. */
  ending: PagingEnd
  error: Error | null
  /** For the badge of cached rows. */
  query: StaleBadgeProps['query']
  /** Loads the next page, or retries what failed. */
  more: () => void
}

/** Loads a list page by page, from the page of `cursor` on (encoded; undefined for the head of the list). */
export function useInfiniteList<N extends ListName>(
  connection: ChainConnection,
  request: ListRequest<N>,
  cursor: string | undefined,
): InfiniteList<N> {
  const client = useQueryClient()
  const start = startOf(client, connection, request, cursor)
  const options = listQuery(connection, request, start)
  const query = useInfiniteQuery(options)
  const { data, isFetching, isFetchingNextPage } = query
  // A refetched page is not appended.
  const isReading = data === undefined ? isFetching : isFetchingNextPage
  const { data: rowsRead } = useQuery(rowsReadQuery<N>(options.queryKey))
  const read = isReading ? rowsRead?.rows : undefined

  const { rows, pageOf } = useMemo(() => {
    const merged = mergeRows<RowOf<N>>(data?.pages ?? [], read)
    let pageStarts: PageStart[] | undefined
    const cursorAt = (index: number) => {
      // Computed when scrolling ends, not with every page.
      pageStarts ??= pageStartsOf(merged, data)
      const param = pageStarts.findLast(({ from }) => from <= index)?.param
      return param ? encodeCursor(param) : ''
    }
    return { rows: merged, pageOf: cursorAt }
  }, [data, read])

  const ending = useMemo(() => endOfLoaded(data), [data])
  const state = stateOf(query, ending, rows.length > 0)
  const fromHead = start === ''
  const searched = useMemo(() => searchedInAll(data?.pages ?? []), [data])
  const unprocessed = useUnprocessed(connection, request, start, data)
  return {
    rows,
    count: rows.length,
    pages: data?.pages.length ?? 0,
    pageOf,
    top: data?.pages[0]?.top ?? null,
    fromHead,
    complete: fromHead && state === 'end' && !unprocessed && !searched?.only && isWhole(request.resource),
    state,
    unprocessed,
    searched,
    ending,
    error: query.error,
    query,
    more: () => {
      if (query.isFetching) return
      connection.client.notes.forgetLacking(sourceOf(connection, request.resource).root.url, request.resource)
      if (data && state === 'stopped') insistOnNextPage(data.pages)
      if (data && state !== 'cached') void query.fetchNextPage({ cancelRefetch: false })
      else void query.refetch({ cancelRefetch: false })
    },
  }
}

function stateOf(
  {
    data,
    error,
    isFetching,
    isFetchNextPageError,
  }: Pick<UseInfiniteQueryResult<object>, 'data' | 'error' | 'isFetching' | 'isFetchNextPageError'>,
  ending: PagingEnd,
  hasRows: boolean,
): InfiniteList<ListName>['state'] {
  if (!data) return error && !isFetching ? 'failed' : hasRows ? 'loading-more' : 'loading'
  if (isCached(data)) return 'cached'
  if (isFetching) return 'loading-more'
  if (isFetchNextPageError) return 'failed-more'
  return ending === 'open' ? 'more' : ending === 'complete' ? 'end' : 'stopped'
}

/** Index of a page's first row among the merged rows, and the cursor that the page was requested with. */
interface PageStart {
  from: number
  param: Cursor | null
}

function pageStartsOf(merged: readonly { id: string }[], data: InfiniteData<PageLike> | undefined): PageStart[] {
  const indexes = new Map(merged.map(({ id }, index) => [id, index]))
  return (data?.pages ?? []).flatMap(({ rows: [first] }, page) => {
    const from = first && indexes.get(first.id)
    return from === undefined ? [] : [{ from, param: (data?.pageParams[page] ?? null) as Cursor | null }]
  })
}

/** Whether the end of the response is the end of the list: a bare array has all of one record's rows, but only a chain's latest ones. */
function isWhole(resource: ListName): boolean {
  const { body, of } = RESOURCES[resource]
  return body === 'page' || of !== null
}
