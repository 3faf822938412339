import { useMemo } from 'react'
import { listRequest } from '#/data/queries/listRequest'
import { useChain } from '#/data/sources/useChain'
import { type Direction, directionOf, type Ends } from '#/domain/addresses/direction'
import { grouped } from '#/domain/amounts/numberFormat'
import { exactTime } from '#/domain/text/time'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { useInfiniteList } from '#/list/useInfiniteList'
import { BarChart } from '#/ui/BarChart'
import { Button } from '#/ui/Button'
import { LazyDetails } from '#/ui/LazyPanel'
import { type NumbersLine, NumbersTable } from '#/ui/NumbersTable'

/** More bars would be too thin on a small screen. */
const MAX_SPANS = 40

const directions = [
  ['in', 'In'],
  ['out', 'Out'],
  ['self', 'Self'],
] as const

const heads = ['Period', ...directions.map(([, label]) => label)]

const timeOf = ({ from, to }: TimeSpan) => `${exactTime(from)} to ${exactTime(to)}`

/** Charts of an address's incoming, outgoing and self transactions over time, of those that are loaded. */
export default function AddressActivity({ hash }: { hash: string }) {
  const list = useInfiniteList(useChain(), listRequest('addressTransactions', { hash }, {}), undefined)
  const { rows, state, error, more } = list
  const activity = useMemo(() => {
    const movements = rows.flatMap(({ value }) => value ?? [])
    return activityOf(hash, movements, MAX_SPANS)
  }, [hash, rows])
  if (state === 'loading') return <p className="py-2 text-muted">Loading transactions…</p>
  if (state === 'failed' && error) return <ErrorNotice error={error} what="Transactions" onRetry={more} />
  if (!activity) return <p className="py-2 text-muted">No transactions yet</p>
  const counted = directions.filter(([way]) => activity[way] > 0)
  return (
    <section aria-label="Activity" className="max-w-3xl py-2">
      <p>
        {list.complete ? 'All' : 'Latest'} {grouped(list.count)} transactions:{' '}
        {counted.map(([way, label]) => `${label} ${grouped(activity[way])}`).join(', ')}
      </p>
      {counted.map(([way, label]) => (
        <DirectionChart key={way} activity={activity} way={way} label={label} />
      ))}
      <div className="flex flex-wrap items-center gap-x-6">
        <LazyDetails summary="As table">
          <NumbersTable heads={heads} lines={linesOf(activity)} />
        </LazyDetails>
        {!list.complete && (
          <Button onClick={more} disabled={state === 'loading-more'}>
            {state === 'failed-more' ? 'Retry' : 'Load earlier transactions'}
          </Button>
        )}
      </div>
    </section>
  )
}

interface DirectionChartProps {
  activity: Activity
  way: (typeof directions)[number][0]
  label: string
}

/** The bars of one direction, on the scale of all directions. */
function DirectionChart({ activity: { spans }, way, label }: DirectionChartProps) {
  const highest = Math.max(...spans.flatMap((span) => directions.map(([each]) => span[each])))
  const columns = spans.map((span) => ({
    key: span.from.toISOString(),
    part: span[way] / highest,
    title: `${label} ${span[way]}, ${timeOf(span)}`,
  }))
  const [first, last] = [spans[0], spans.at(-1)]
  return (
    <figure className="mt-3">
      <figcaption className="mb-1 text-muted">{label}</figcaption>
      <BarChart
        bars={columns}
        axes={{
          full: grouped(highest),
          first: first && exactTime(first.from),
          last: last && exactTime(last.to),
        }}
      />
    </figure>
  )
}

/** The same as numbers, latest first, without empty spans. */
function linesOf({ spans }: Activity): NumbersLine[] {
  const busy = spans.filter((span) => directions.some(([way]) => span[way] > 0)).toReversed()
  return busy.map((span) => ({
    key: span.from.toISOString(),
    head: timeOf(span),
    numbers: directions.map(([way]) => grouped(span[way])),
  }))
}

/** A transaction or transfer; the timestamp of a pending one is null. */
export interface TimedMovement extends Ends {
  readonly timestamp: Date | null
}

/** Counts by direction. */
export type DirectionCounts = Readonly<Record<Direction, number>>

/** Counts of the time from `from` until before `to`; the last span includes its end. */
export interface TimeSpan extends DirectionCounts {
  readonly from: Date
  readonly to: Date
}

/** Counts of all transactions of an address, and of each span of time. */
export interface Activity extends DirectionCounts {
  readonly spans: readonly TimeSpan[]
}

interface Dated {
  readonly way: Direction
  readonly at: number
}

function countDirections(dated: readonly Dated[]): DirectionCounts {
  const count = (way: Direction) => dated.filter((each) => each.way === way).length
  return { in: count('in'), out: count('out'), self: count('self') }
}

/**
 * Counts transactions by their direction for `hash`, in `maxSpans` equal spans from the first to the last. Leaves out those
 * without a timestamp or without the address at either end. Null if none is left.
 */
export function activityOf(hash: string, movements: readonly TimedMovement[], maxSpans: number): Activity | null {
  const dated = movements.flatMap((movement): Dated[] => {
    const way = directionOf(hash, movement)
    return way && movement.timestamp ? [{ way, at: movement.timestamp.getTime() }] : []
  })
  if (dated.length === 0) return null
  const times = dated.map(({ at }) => at)
  const first = times.reduce((one, other) => Math.min(one, other))
  const last = times.reduce((one, other) => Math.max(one, other))
  const count = last > first ? maxSpans : 1
  const indexOf = (at: number) =>
    count === 1 ? 0 : Math.min(count - 1, Math.floor(((at - first) / (last - first)) * count))
  const edge = (index: number) => new Date(first + ((last - first) * index) / count)
  const spans = Array.from({ length: count }, (_, index) => ({
    from: edge(index),
    to: edge(index + 1),
    ...countDirections(dated.filter(({ at }) => indexOf(at) === index)),
  }))
  return { ...countDirections(dated), spans }
}
