import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Item } from '#/api/client'
import type { ItemName, RowOf } from '#/api/resources'
import { ItemFailure } from '#/entity/ItemFailure'
import { KeptNote } from '#/entity/KeptNote'
import { MoreFromServer } from '#/ui/MoreFromServer'
import { Notice } from '#/ui/Notice'

interface OneRecordProps<N extends ItemName> {
  query: UseQueryResult<Item<N>>
  /** What was asked for, as several: 'Details of the block'. */
  what: string
  /** What it means when the server knows no such record. */
  absent: string
  children: (value: RowOf<N>) => ReactNode
}

/** One record in its place: room for it while it loads, why it is not there, or what it holds and all else the server sent. */
export function OneRecord<N extends ItemName>({ query, what, absent, children }: OneRecordProps<N>) {
  const { data, error, isFetching, refetch } = query
  if (data) {
    return (
      <>
        <KeptNote query={query} />
        {data.value === null ? <Notice tone="bad" title={`${what} came back unreadable`} /> : children(data.value)}
        <div className="my-4">
          <MoreFromServer raw={data.raw} />
        </div>
      </>
    )
  }
  if (error && !isFetching)
    return <ItemFailure error={error} what={what} absent={absent} onRetry={() => void refetch()} />
  // As tall as a window, so that nothing below is seen to move when the record comes.
  return (
    <div role="status" className="min-h-dvh border-y border-line bg-sunken p-3 text-muted">
      Loading…
    </div>
  )
}
