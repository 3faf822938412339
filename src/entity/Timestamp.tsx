import { useDisplay } from '#/data/settings/display'
import { exactTime, formatTime } from '#/domain/time'
import { Age } from '#/ui/Age'
import { MissingValue } from '#/ui/MissingValue'

/** A moment as the reader chose to see times, with the exact time on hover: the one component that writes times. */
export function Time({ date }: { date: Date }) {
  const mode = useDisplay('time')
  if (mode === 'age') return <Age date={date} />
  return (
    <time dateTime={date.toISOString()} title={exactTime(date)} dir="auto" className="text-muted max-md:text-xs">
      {formatTime(date, mode)}
      {/* Rows of small screens have no room for it; the reader chose it. */}
      {mode === 'utc' && <span className="max-md:hidden"> UTC</span>}
    </time>
  )
}

/** When something happened; unknown where the server said nothing. */
export function Timestamp({ date }: { date: Date | null }) {
  return date ? <Time date={date} /> : <MissingValue />
}

/** When something happened, in full beside its age, where there is room for both. */
export function FullTimestamp({ date }: { date: Date | null }) {
  const mode = useDisplay('time')
  if (!date) return <MissingValue />
  return (
    <>
      {mode === 'age' || mode === 'utc' ? exactTime(date) : formatTime(date, mode)}{' '}
      {/* On paper it would be the same again. */}
      <span className="text-muted print:hidden">
        (<Age date={date} />)
      </span>
    </>
  )
}
