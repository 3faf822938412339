import { useRef, useState } from 'react'
import { useStore } from '#/data/useStore'
import { labels } from '#/data/labels/labels'
import { useErased } from '#/data/persistence/useErased'
import type { Connection } from '#/data/sources/dataSource'
import { checkKey, checksOf } from '#/features/watch/watcher'
import { type Watches, watches, WATCHES_SLOT } from '#/data/watch/watches'
import {
  markAllSeen,
  seenMovements,
  wantsNotifications,
  watchState,
  watchStatus,
  type WatchStatus,
} from '#/data/watch/watchState'
import { duration } from '#/domain/text/duration'
import { counted, grouped } from '#/domain/amounts/numberFormat'
import { paths } from '#/domain/links/paths'
import { newMovements, type WatchState } from '#/data/watch/movements'
import { ErasedNotice } from '#/entity/ErasedNotice'
import { Time } from '#/entity/Timestamp'
import { WatchedMovement } from '#/features/watch/WatchedMovement'
import { WatchNotes } from '#/features/watch/WatchNotes'
import { Button } from '#/ui/Button'

/** Movements listed before "Show more". */
const INITIAL_MOVEMENTS = 12

const isEmpty = ({ rules }: { rules: Watches }) => Object.keys(rules).length === 0

/** The new movements of watched addresses; nothing while none is watched. */
export default function WatchPanel({ connection }: { connection: Connection }) {
  const rules = useStore(watches)
  const state = useStore(watchState)
  const names = useStore(labels)
  const [saved, setSaved] = useState({ rules, state, names })
  const isOn = Object.keys(rules).length > 0
  if (isOn && (saved.rules !== rules || saved.state !== state || saved.names !== names))
    setSaved({ rules, state, names })
  const [erased, dismiss] = useErased(WATCHES_SLOT, isOn ? saved : { rules, state, names }, isEmpty)
  if (erased !== null && !isOn)
    return (
      <ErasedNotice
        title="Watched addresses were cleared"
        what={`${counted(Object.keys(erased.rules).length, 'watched address', 'watched addresses')} and ${counted(erased.state.movements.length, 'movement', 'movements')}`}
        onSave={() => {
          labels.set({ ...erased.names, ...labels.get() })
          watchState.set(erased.state)
          watches.set(erased.rules)
        }}
        onDismiss={dismiss}
      />
    )
  return isOn ? <Watched connection={connection} state={state} count={Object.keys(rules).length} /> : null
}

interface WatchedProps {
  connection: Connection
  state: WatchState
  /** Number of watched addresses. */
  count: number
}

function Watched({ connection, state, count }: WatchedProps) {
  const status = useStore(watchStatus)
  const seen = useStore(seenMovements)
  const heading = useRef<HTMLHeadingElement>(null)
  const [most, setMost] = useState(INITIAL_MOVEMENTS)
  const [showsSeen, setShowsSeen] = useState(false)
  const fresh = newMovements(state, seen.number)
  const unseen = state.movements.filter(({ number, isGone }) => number > seen.number || (isGone && showsSeen))
  const shown = showsSeen ? state.movements : unseen
  const old = state.movements.length - unseen.length
  return (
    <section aria-labelledby="watched" className="stack-3 pb-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="watched" ref={heading} tabIndex={-1} className="text-lg font-semibold">
          Watched addresses <span className="font-normal text-muted">{grouped(count)}</span>
        </h2>
        <CheckedAt connection={connection} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className={fresh.length > 0 ? 'font-medium' : 'text-muted'}>
          {fresh.length > 0
            ? `${counted(fresh.length, 'movement', 'movements')} since you were here`
            : 'No new movements'}
          {status.catchUp?.doneAt != null && status.catchUp.doneAt > seen.at && caughtUpText(status.catchUp)}
        </p>
        {/* Not announced, as it changes with each check. */}
        {status.catchUp?.doneAt === null && (
          <p className="text-muted">
            <CatchingUp connection={connection} catchUp={status.catchUp} />
          </p>
        )}
        {unseen.length > 0 && (
          <Button
            onClick={() => {
              // The button goes, and would take the focus with it.
              heading.current?.focus()
              markAllSeen()
            }}
          >
            Mark as seen
          </Button>
        )}
        {(old > 0 || showsSeen) && (
          <Button onClick={() => setShowsSeen(!showsSeen)} aria-expanded={showsSeen}>
            {showsSeen ? 'Hide seen' : `Show ${grouped(old)} seen`}
          </Button>
        )}
        <NotifyButton />
        <a href={paths.settings()} className="underline">
          Edit in Settings
        </a>
      </div>
      <WatchNotes config={connection.config} state={state} status={status} />
      {shown.length > 0 && (
        <ul aria-label="Movements" className="panel ruled">
          {shown.slice(0, most).map((movement) => (
            <WatchedMovement key={movement.number} config={connection.config} movement={movement} />
          ))}
        </ul>
      )}
      {shown.length > most && (
        <Button onClick={() => setMost(most + 100)}>Show more ({grouped(shown.length - most)} left)</Button>
      )}
    </section>
  )
}

/** When the address was checked that was checked the longest ago. */
function CheckedAt({ connection }: { connection: Connection }) {
  const { checkedAt } = useStore(watchStatus)
  const times = checksOf(connection).map((check) => checkedAt[checkKey(check)])
  const known = times.filter((time) => time !== undefined)
  if (known.length < times.length)
    return (
      <p className="text-sm text-muted">
        First check: {grouped(known.length)} of {counted(times.length, 'address and chain', 'addresses and chains')}{' '}
        done
      </p>
    )
  return known.length === 0 ? null : (
    <p className="text-sm text-muted">
      Checked <Time date={new Date(Math.min(...known))} />
    </p>
  )
}

type CatchUp = NonNullable<WatchStatus['catchUp']>

/** What happened while no tab was open, once all of it has been read. */
function caughtUpText({ from, startedAt, movements }: CatchUp): string {
  return ` · Caught up: ${duration(startedAt - from)}, ${counted(movements, 'movement', 'movements')}`
}

/** What has been read so far of what happened while no tab was open. */
function CatchingUp({ connection, catchUp }: { connection: Connection; catchUp: CatchUp }) {
  const { checkedAt } = useStore(watchStatus)
  const { from, startedAt, movements } = catchUp
  const length = duration(startedAt - from)
  const found = counted(movements, 'movement', 'movements')
  const checks = checksOf(connection)
  const done = checks.filter((check) => (checkedAt[checkKey(check)] ?? 0) >= startedAt).length
  return `Catching up on ${length}: ${found} so far, ${grouped(done)} of ${grouped(checks.length)} checks done`
}

/** Turns notifications of new movements on and off; the browser asks for permission only when it is pressed. */
export function NotifyButton() {
  const isWanted = useStore(wantsNotifications)
  const [permission, setPermission] = useState(() =>
    'Notification' in globalThis ? Notification.permission : 'unsupported',
  )
  if (permission === 'unsupported') return null
  if (permission === 'denied')
    return <span className="text-sm text-muted">Notifications are blocked in the browser’s settings for this site</span>
  const isOn = isWanted && permission === 'granted'
  const toggle = async () => {
    if (isOn) {
      wantsNotifications.set(false)
      return
    }
    const answer = permission === 'granted' ? permission : await Notification.requestPermission()
    setPermission(answer)
    wantsNotifications.set(answer === 'granted')
  }
  return <Button onClick={() => void toggle()}>{isOn ? 'Stop notifications' : 'Notify me'}</Button>
}
