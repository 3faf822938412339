import { age, exactTime } from '#/domain/time'
import { useNow } from '#/ui/now'

/** A moment as its age, with the exact time on hover; ages advance together. */
export function Age({ date }: { date: Date }) {
  const now = useNow()
  return (
    <time dateTime={date.toISOString()} title={exactTime(date)} className="text-muted">
      {age(date, new Date(now))}
    </time>
  )
}
