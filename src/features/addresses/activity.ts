import { type Direction, directionOf, type Ends } from '#/domain/direction'

/** A movement with its moment; null where that is not known, as of one that waits. */
export interface TimedMovement extends Ends {
  readonly timestamp: Date | null
}

/** How many movements went which way. */
export type Ways = Readonly<Record<Direction, number>>

/** A span of time from `from` until before `to`, the last one with its end, and what moved in it. */
export interface Span extends Ways {
  readonly from: Date
  readonly to: Date
}

/** What an address did over a time. */
export interface Activity extends Ways {
  readonly spans: readonly Span[]
}

interface Known {
  readonly way: Direction
  readonly at: number
}

function tally(known: readonly Known[]): Ways {
  const count = (way: Direction) => known.filter((each) => each.way === way).length
  return { in: count('in'), out: count('out'), self: count('self') }
}

/**
 * Counts movements by the way that they went for `hash`, in `most` spans of time of equal length from the first to the last of
 * them; movements without a moment, or that name the address at neither end, are left out. Null where none remains.
 */
export function activityOf(hash: string, movements: readonly TimedMovement[], most: number): Activity | null {
  const known = movements.flatMap((movement): Known[] => {
    const way = directionOf(hash, movement)
    return way && movement.timestamp ? [{ way, at: movement.timestamp.getTime() }] : []
  })
  if (known.length === 0) return null
  const times = known.map(({ at }) => at)
  const first = times.reduce((one, other) => Math.min(one, other))
  const last = times.reduce((one, other) => Math.max(one, other))
  const count = last > first ? most : 1
  const placeOf = (at: number) =>
    count === 1 ? 0 : Math.min(count - 1, Math.floor(((at - first) / (last - first)) * count))
  const edge = (place: number) => new Date(first + ((last - first) * place) / count)
  const spans = Array.from({ length: count }, (_, place) => ({
    from: edge(place),
    to: edge(place + 1),
    ...tally(known.filter(({ at }) => placeOf(at) === place)),
  }))
  return { ...tally(known), spans }
}
