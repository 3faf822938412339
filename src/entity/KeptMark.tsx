import type { ReactNode } from 'react'
import { ApiError } from '#/api/errors'
import { isKept } from '#/data/kept'
import { waitInWords } from '#/entity/failureWords'
import type { KeptNoteProps } from '#/entity/KeptNote'
import { useRecovery } from '#/entity/useRecovery'
import { Time } from '#/entity/When'
import { Button } from '#/ui/Button'

/** The mark of what is shown although it is not fresh: its age, and whether it is being asked for again. */
export default function KeptMark({ query }: KeptNoteProps) {
  const { data, dataUpdatedAt, isFetching, error } = query
  const since = (
    <>
      {isKept(data) ? 'Kept from your last visit' : 'As it was when it was loaded'},{' '}
      <Time date={new Date(dataUpdatedAt)} />
    </>
  )
  if (isFetching || !error) return <p role="status">{since}; asking again…</p>
  return <Unanswered since={since} error={error} refetch={query.refetch} />
}

interface UnansweredProps {
  since: ReactNode
  error: Error
  refetch: KeptNoteProps['query']['refetch']
}

/** Why it is not fresh. */
const why = {
  offline: 'There was no answer from the server now.',
  'not-found': 'The server does not know it any more.',
  other: 'It could not be asked again now.',
} as const

/** What is shown was asked for again in vain: it is by itself, too, when that may succeed. */
function Unanswered({ since, error, refetch }: UnansweredProps) {
  const { seconds, tryNow } = useRecovery(error, () => void refetch({ cancelRefetch: false }))
  const kind = error instanceof ApiError ? error.kind : null
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-ink">
      <p role="status">
        {since}. {why[kind === 'offline' || kind === 'not-found' ? kind : 'other']}
      </p>
      <Button onClick={tryNow}>{seconds === null ? 'Try again' : 'Try now'}</Button>
      {seconds !== null && (
        <span role="timer" className="text-muted">
          {waitInWords(seconds)}
        </span>
      )}
    </div>
  )
}
