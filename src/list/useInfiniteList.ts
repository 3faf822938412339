import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useReducer, useRef } from 'react'
import type { Row } from '#/api/client'
import { mergeRows, type PageLike } from '#/api/paging'
import { type ListName, RESOURCES, type RowOf, type TopOf } from '#/api/resources'
import { askAgain } from '#/data/sources/capabilities'
import { type ChainConnection, sourceOf } from '#/data/sources/connection'
import { isCached } from '#/data/persistence/persister'
import { type ListRequest, listQuery, startOf } from '#/data/queries/resourceQueries'
import { type Cursor, encodeCursor } from '#/domain/cursor'
import type { StaleBadgeProps } from '#/entity/StaleBadge'

/** A list as far as it is loaded, and the ways to go on. */
export interface InfiniteList<N extends ListName> {
  rows: Row<RowOf<N>>[]
  /** How many records they are, whatever is made of them. */
  count: number
  top: TopOf<N> | null
  /** Encoded cursor of the page each row came with ('' for the head), by row index. */
  pageOf: (index: number) => string
  /** True when the rows begin at the head of the list. */
  fromHead: boolean
  /** True when the rows are the whole list: from its head to its end, and not the latest few of something longer. */
  complete: boolean
  /** 'kept' is what an earlier visit left, until the server answers; 'held' has more, for which the reader is to ask. */
  state: 'loading' | 'failed' | 'kept' | 'more' | 'held' | 'loading-more' | 'failed-more' | 'end'
  error: Error | null
  /** For the mark of what an earlier visit left. */
  query: StaleBadgeProps['query']
  /** Loads the next page, or tries again what failed. */
  more: () => void
}

/** An answer that comes within this time is shown in one step, and not after a word that it is awaited, ms. */
const soon = 150
/** What of a query is shown at once even then. */
const NEWS = ['data', 'error'] as const

/** Reads a list by its resource from the page of `cursor` on (encoded, undefined for the head), page after page on demand. */
export function useInfiniteList<N extends ListName>(
  connection: ChainConnection,
  request: ListRequest<N>,
  cursor: string | undefined,
): InfiniteList<N> {
  const client = useQueryClient()
  const start = startOf(client, connection, request, cursor)
  const asked = useRef(false)
  const [, drawAnew] = useReducer((times: number) => times + 1, 0)
  const query = useInfiniteQuery({
    ...listQuery(connection, request, start),
    notifyOnChangeProps: () => (asked.current ? [...NEWS] : undefined),
  })
  const { data, error, hasNextPage, isFetching, isFetchNextPageError } = query

  const { rows, pageOf } = useMemo(() => {
    const merged = mergeRows<RowOf<N>>(data?.pages ?? [])
    let begins: PageBegin[] | undefined
    const cursorAt = (index: number) => {
      // Asked for when the window rests, and not with every page that comes.
      begins ??= beginsOf(merged, data)
      const param = begins.findLast(({ from }) => from <= index)?.param
      return param ? encodeCursor(param) : ''
    }
    return { rows: merged, pageOf: cursorAt }
  }, [data])

  const state = !data
    ? error && !isFetching
      ? 'failed'
      : 'loading'
    : isCached(data)
      ? 'kept'
      : isFetching
        ? 'loading-more'
        : isFetchNextPageError
          ? 'failed-more'
          : hasNextPage
            ? 'more'
            : 'end'
  const fromHead = start === ''
  return {
    rows,
    count: rows.length,
    pageOf,
    top: data?.pages[0]?.top ?? null,
    fromHead,
    complete: fromHead && state === 'end' && isWhole(request.resource),
    state,
    error,
    query,
    more: () => {
      if (isFetching || asked.current) return
      askAgain(sourceOf(connection, request.resource).root, request.resource)
      asked.current = true
      const timer = setTimeout(drawAnew, soon)
      const answered = data && state !== 'kept' ? query.fetchNextPage() : query.refetch()
      void answered.finally(() => {
        clearTimeout(timer)
        asked.current = false
      })
    },
  }
}

/** Where a page's rows begin among the merged ones, and the cursor that it was asked for with. */
interface PageBegin {
  from: number
  param: Cursor | null
}

function beginsOf(merged: readonly { id: string }[], data: InfiniteData<PageLike> | undefined): PageBegin[] {
  const ids = new Map(merged.map(({ id }, index) => [id, index]))
  return (data?.pages ?? []).flatMap(({ rows: [first] }, page) => {
    const from = first && ids.get(first.id)
    return from === undefined ? [] : [{ from, param: (data?.pageParams[page] ?? null) as Cursor | null }]
  })
}

/** Whether a list that came to its end is all that there is: a bare array holds all of one record's, but the latest few of a chain's. */
function isWhole(resource: ListName): boolean {
  const { body, path } = RESOURCES[resource]
  return body === 'page' || path.includes('{')
}
