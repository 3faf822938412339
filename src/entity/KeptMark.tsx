import { ApiError } from '#/api/errors'
import { Age } from '#/ui/Age'
import { Button } from '#/ui/Button'

import type { KeptNoteProps } from '#/entity/KeptNote'

/** The mark of what is shown from an earlier visit: its age, and whether it is being asked for again. */
export default function KeptMark({ query: { dataUpdatedAt, isFetching, error, refetch } }: KeptNoteProps) {
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
