import { useDisplay } from '#/data/settings/display'
import { exactTime, formatTime } from '#/domain/text/time'
import { Age } from '#/ui/Age'
import { MissingValue } from '#/ui/MissingValue'

/** A time in the format of the display settings, exact on hover. All times are shown by this component. */
export function Time({ date }: { date: Date }) {
  const mode = useDisplay('time')
  if (mode === 'age') return <Age date={date} />
  return (
    <time dateTime={date.toISOString()} title={exactTime(date)} dir="auto" className="text-muted max-md:text-xs">
      {formatTime(date, mode)}
      {/* Rows on small screens have no space for it; the user selected UTC. */}
      {mode === 'utc' && <span className="max-md:hidden"> UTC</span>}
    </time>
  )
}

/** The time of an event, or a dash if unknown. */
export function Timestamp({ date }: { date: Date | null }) {
  return date ? <Time date={date} /> : <MissingValue />
}

/** The full time of an event with its age, for detail pages. */
export function FullTimestamp({ date }: { date: Date | null }) {
  const mode = useDisplay('time')
  if (!date) return <MissingValue />
  return (
    <>
      {mode === 'age' || mode === 'utc' ? exactTime(date) : formatTime(date, mode)}{' '}
      {/* In print, an age is replaced by the full time. */}
      <span className="text-muted print:hidden">
        (<Age date={date} />)
      </span>
    </>
  )
}
