import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { endOfLoaded, insistOnNextPage, mergeRows } from '#/api/paging'
import type { ListName, RowOf } from '#/api/resources'
import type { Unprocessed } from '#/api/schemas/processing'
import type { ChainConnection } from '#/data/sources/dataSource'
import { type ListRequest, listQuery } from '#/data/queries/resourceQueries'
import { useUnprocessed } from '#/data/queries/useUnprocessed'

/** A list whose pages are loaded one after another, up to a limit. */
export interface AllPages<N extends ListName> {
  /** The rows that could be parsed. */
  rows: readonly RowOf<N>[]
  /** 'cut' at the limit, or where the API repeats itself. */
  state: 'loading' | 'stopped' | 'failed' | 'cut' | 'complete'
  error: Error | null
  /** Set where the API has not processed all rows yet, whatever the state. */
  unprocessed: Unprocessed | null
  stop: () => void
  /** Resumes when stopped, loads the rest when cut, retries when failed. */
  resume: () => void
}

interface Extent {
  /** Page limit, with the pages that are already loaded. */
  most: number
  /** False loads nothing: the list is complete. */
  wanted: boolean
}

/** Loads a list from its head to its end, or `most` pages until `resume`; the pages are shared with the list's own page. */
export function useAllPages<N extends ListName>(
  connection: ChainConnection,
  request: ListRequest<N>,
  { most, wanted }: Extent,
): AllPages<N> {
  const [stopped, setStopped] = useState(false)
  const [isUnlimited, setIsUnlimited] = useState(false)
  const query = useInfiniteQuery({ ...listQuery(connection, request, ''), enabled: wanted && !stopped })
  const { data, error, hasNextPage, isFetching, isError } = query
  const count = data?.pages.length ?? 0
  const unprocessed = useUnprocessed(connection, request, '', data)
  const ending = useMemo(() => endOfLoaded(data), [data])
  const isEndless = ending === 'repeated' || ending === 'empty'
  const isCut = isEndless || (!isUnlimited && count >= most)
  const hasMore = wanted && !stopped && count > 0 && !isCut && hasNextPage && !isFetching && !isError
  const loadNext = useEffectEvent(() => void query.fetchNextPage())
  useEffect(() => {
    if (hasMore) loadNext()
  }, [hasMore])
  const rows = useMemo(
    () => mergeRows<RowOf<N>>(data?.pages ?? []).flatMap(({ value }) => (value === null ? [] : [value])),
    [data],
  )
  const done = data !== undefined && !hasNextPage && !isEndless
  return {
    rows,
    state:
      done || !wanted
        ? 'complete'
        : isError && !isFetching
          ? 'failed'
          : stopped
            ? 'stopped'
            : isCut
              ? 'cut'
              : 'loading',
    error,
    unprocessed,
    stop: () => setStopped(true),
    resume: () => {
      if (stopped) setStopped(false)
      else if (isEndless) {
        insistOnNextPage(data?.pages ?? [])
        void query.fetchNextPage()
      } else if (isCut) setIsUnlimited(true)
      else if (data) void query.fetchNextPage()
      else void query.refetch()
    },
  }
}
