import type { UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import { isKept } from '#/data/kept'
import { Age } from '#/ui/Age'
import { Button } from '#/ui/Button'

export interface KeptNoteProps {
  /** The query whose data is shown. */
  query: Pick<UseQueryResult<object>, 'data' | 'dataUpdatedAt' | 'isFetching' | 'error' | 'refetch'>
}

/** Marks what is shown from an earlier visit, with its age, until the server answers; nothing for what is fresh. */
export function KeptNote({ query: { data, dataUpdatedAt, isFetching, error, refetch } }: KeptNoteProps) {
  if (!isKept(data)) return null
  const since = (
    <>
      Kept from your last visit, <Age date={new Date(dataUpdatedAt)} />
    </>
  )
  if (isFetching || !error) return <p role="status">{since}; asking again…</p>
  const offline = error instanceof ApiError && error.kind === 'offline'
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-ink">
      <span>
        {since}. {offline ? 'There was no answer from the server now.' : 'It could not be asked again now.'}
      </span>
      <Button onClick={() => void refetch()}>Try again</Button>
    </p>
  )
}
