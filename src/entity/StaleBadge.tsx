import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '#/api/errors'
import { isCached } from '#/data/persistence/persister'
import { waitText } from '#/entity/errorText'
import { useAutoRetry } from '#/entity/useAutoRetry'
import { Time } from '#/entity/Timestamp'
import { Button } from '#/ui/Button'

export interface StaleBadgeProps {
  /** The query whose data is shown. */
  query: Pick<UseQueryResult<object>, 'data' | 'dataUpdatedAt' | 'isFetching' | 'error' | 'refetch'>
}

/** Marks data that is saved from an earlier visit or could not be refreshed, with its age; nothing for fresh data. */
export function StaleBadge({ query }: StaleBadgeProps) {
  const { data, dataUpdatedAt, isFetching, error } = query
  if (!data || !(error || isCached(data))) return null
  const since = (
    <>
      {isCached(data) ? 'Kept from your last visit' : 'As it was when it was loaded'},{' '}
      <Time date={new Date(dataUpdatedAt)} />
    </>
  )
  if (isFetching || !error) return <p role="status">{since}; asking again…</p>
  return <Unanswered since={since} error={error} refetch={query.refetch} />
}

interface UnansweredProps {
  since: ReactNode
  error: Error
  refetch: StaleBadgeProps['query']['refetch']
}

/** Why it is not fresh. */
const why = {
  offline: 'There was no answer from the server now.',
  'not-found': 'The server does not know it any more.',
  other: 'It could not be asked again now.',
} as const

/** What is shown was asked for again in vain: it is by itself, too, when that may succeed. */
function Unanswered({ since, error, refetch }: UnansweredProps) {
  const { seconds, tryNow } = useAutoRetry(error, () => void refetch({ cancelRefetch: false }))
  const kind = error instanceof ApiError ? error.kind : null
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-ink">
      <p role="status">
        {since}. {why[kind === 'offline' || kind === 'not-found' ? kind : 'other']}
      </p>
      <Button onClick={tryNow}>{seconds === null ? 'Try again' : 'Try now'}</Button>
      {seconds !== null && (
        <span role="timer" className="text-muted">
          {waitText(seconds)}
        </span>
      )}
    </div>
  )
}
