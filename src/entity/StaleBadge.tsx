import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '#/api/errors'
import { isCached } from '#/data/persistence/persister'
import { RetryCountdown } from '#/entity/ErrorNotice'
import { useAutoRetry } from '#/entity/useAutoRetry'
import { Time } from '#/entity/Timestamp'
import { Button } from '#/ui/Button'

/** What a badge of stale data needs. */
export interface StaleBadgeProps {
  /** The query whose data is shown. */
  query: Pick<UseQueryResult<object>, 'data' | 'dataUpdatedAt' | 'isFetching' | 'error' | 'refetch'>
}

/** Marks data that is cached from an earlier visit or could not be refreshed, with its age; nothing for fresh data. */
export function StaleBadge({ query }: StaleBadgeProps) {
  const { data, dataUpdatedAt, isFetching, error } = query
  if (!data || !(error || isCached(data))) return null
  const since = (
    <>
      {isCached(data) ? 'Cached' : 'Loaded'} <Time date={new Date(dataUpdatedAt)} />
    </>
  )
  if (isFetching || !error) return <p role="status">{since} · Refreshing…</p>
  return <RefreshError since={since} error={error} refetch={query.refetch} />
}

interface RefreshErrorProps {
  since: ReactNode
  error: Error
  refetch: StaleBadgeProps['query']['refetch']
}

function refreshErrorText(error: Error): string {
  const kind = error instanceof ApiError ? error.kind : null
  if (kind === 'offline') return 'Couldn’t refresh: no response'
  return kind === 'not-found' ? 'No longer found' : 'Couldn’t refresh'
}

/** Says that the data could not be refreshed, with a retry, automatic where that may succeed. */
function RefreshError({ since, error, refetch }: RefreshErrorProps) {
  const { seconds, retryNow } = useAutoRetry(error, () => void refetch({ cancelRefetch: false }))
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-ink">
      <p role="status">
        {since} · {refreshErrorText(error)}
      </p>
      <Button onClick={retryNow}>{seconds === null ? 'Retry' : 'Retry now'}</Button>
      <RetryCountdown seconds={seconds} />
    </div>
  )
}
