import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { mergeRows } from '#/api/paging'
import type { ListName, RowOf } from '#/api/resources'
import type { ChainConnection } from '#/data/sources/connection'
import { type ListRequest, listQuery } from '#/data/queries/resourceQueries'

/** A list that is read page after page without being asked, as far as it has come. */
export interface AllPages<N extends ListName> {
  /** The rows that could be read. */
  rows: readonly RowOf<N>[]
  state: 'loading' | 'stopped' | 'failed' | 'cut' | 'complete'
  error: Error | null
  stop: () => void
  /** Goes on where it was stopped, to the end where it was cut, or tries again what failed. */
  resume: () => void
}

interface Extent {
  /** The most pages to read; those that are there already count. */
  most: number
  /** Nothing is asked for when false: then there is nothing to read. */
  wanted: boolean
}

/**
 * Reads a list from its head to its end, or as far as `most` pages until the reader wants all; the pages are the same that the
 * list's own page shows.
 */
export function useAllPages<N extends ListName>(
  connection: ChainConnection,
  request: ListRequest<N>,
  { most, wanted }: Extent,
): AllPages<N> {
  const [stopped, setStopped] = useState(false)
  const [all, setAll] = useState(false)
  const query = useInfiniteQuery({ ...listQuery(connection, request, ''), enabled: wanted && !stopped })
  const { data, error, hasNextPage, isFetching, isError } = query
  const count = data?.pages.length ?? 0
  const far = !all && count >= most
  const more = wanted && !stopped && count > 0 && !far && hasNextPage && !isFetching && !isError
  const next = useEffectEvent(() => void query.fetchNextPage())
  useEffect(() => {
    if (more) next()
  }, [more])
  const rows = useMemo(
    () => mergeRows<RowOf<N>>(data?.pages ?? []).flatMap(({ value }) => (value === null ? [] : [value])),
    [data],
  )
  const done = data !== undefined && !hasNextPage
  return {
    rows,
    state:
      done || !wanted ? 'complete' : isError && !isFetching ? 'failed' : stopped ? 'stopped' : far ? 'cut' : 'loading',
    error,
    stop: () => setStopped(true),
    resume: () => {
      if (stopped) setStopped(false)
      else if (far) setAll(true)
      else if (data) void query.fetchNextPage()
      else void query.refetch()
    },
  }
}
