import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Item } from '#/api/client'
import type { ItemName, RowOf } from '#/api/resources'
import { KeptNote } from '#/entity/KeptNote'
import { RecordPlace } from '#/entity/RecordPlace'
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
  return (
    <RecordPlace what={what} absent={absent} error={isFetching ? null : error} onRetry={() => void refetch()}>
      {data && (
        <>
          <KeptNote query={query} />
          {data.value === null ? <Notice tone="bad" title={`${what} came back unreadable`} /> : children(data.value)}
          <div className="my-4">
            <MoreFromServer raw={data.raw} />
          </div>
        </>
      )}
    </RecordPlace>
  )
}
