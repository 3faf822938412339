import { type Direction, directionOf, type Ends } from '#/domain/direction'

/** A transaction or transfer; the timestamp of a pending one is null. */
export interface TimedMovement extends Ends {
  readonly timestamp: Date | null
}

/** Counts by direction. */
export type DirectionCounts = Readonly<Record<Direction, number>>

/** Counts of the time from `from` until before `to`; the last span includes its end. */
export interface Span extends DirectionCounts {
  readonly from: Date
  readonly to: Date
}

/** Counts of all transactions of an address, and of each span of time. */
export interface Activity extends DirectionCounts {
  readonly spans: readonly Span[]
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
