import { exactTime } from '#/domain/time'
import { Age } from '#/ui/Age'
import { Unknown } from '#/ui/Unknown'

/** When something happened, as its age; unknown where the server said nothing. */
export function When({ date }: { date: Date | null }) {
  return date ? <Age date={date} /> : <Unknown />
}

/** When something happened, its age and its exact time, where there is room for both. */
export function Moment({ date }: { date: Date | null }) {
  if (!date) return <Unknown />
  return (
    <>
      {exactTime(date)}{' '}
      <span className="text-muted">
        (<Age date={date} />)
      </span>
    </>
  )
}
