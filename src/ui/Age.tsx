import { age, exactTime } from '#/domain/time'
import { useNow } from '#/ui/now'

/** The age of a time, exact on hover; all ages on the page are updated together. */
export function Age({ date }: { date: Date }) {
  const now = useNow()
  return (
    <time dateTime={date.toISOString()} title={exactTime(date)} className="text-muted">
      {age(date, new Date(now))}
    </time>
  )
}
