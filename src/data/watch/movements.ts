import type { Movement, WatchList } from './watchRule'

/** How far back rows may appear late, ms: servers index internal transactions after their block. */
const LATE_ROWS_MS = 3_600_000
/** Identities that a mark holds. */
const MAX_IDS = 300
/** Movements that are stored: new ones, and those that you have seen. */
const MAX_NEW = 500
const MAX_SEEN = 100

/** How far a list of an address has been read. */
export interface ListMark {
  /** Rows of this time and before are known, Unix ms. */
  readonly floor: number
  /** Time of each known row after it, by identity. */
  readonly ids: Readonly<Record<string, number>>
  /** Whether rows among these may appear later, as the API has not processed all of them. */
  readonly isPartial?: boolean | undefined
}

/** A row of a list with a time. */
export interface TimedRow {
  readonly id: string
  /** Unix ms. */
  readonly time: number
}

/** A row as a mark notes it: one with a time to come, by mistake or by a wrong clock, would make all rows before it known. */
export function notedRow({ id, time }: TimedRow, receivedAt: number): TimedRow {
  return { id, time: Math.min(time, receivedAt) }
}

/** Whether a row was read before. */
export function isKnown({ floor, ids }: ListMark, { id, time }: TimedRow): boolean {
  return time <= floor || Object.hasOwn(ids, id)
}

/** Whether a page, newest row first, reaches what was read before, so that the next ones hold nothing new. */
export function reachesKnown(mark: ListMark, rows: readonly TimedRow[]): boolean {
  const last = rows.at(-1)
  if (last === undefined) return false
  return last.time <= mark.floor || (!mark.isPartial && rows.every((row) => isKnown(mark, row)))
}

/** The mark where a watch starts: all rows that exist count as known. `isWhole` says that the list has no further page. */
export function firstMark({ rows, reached, isPartial, startedAt }: FirstPass): ListMark {
  const isWhole = reached === 'end'
  // Rows from before the watch may still appear. Times to come are noted as that of the reading.
  if (isPartial) return extend({ floor: startedAt - 1, ids: {} }, rows, true)
  return extend(
    { floor: isWhole || rows.length === 0 ? 0 : Math.min(...rows.map(({ time }) => time)), ids: {} },
    rows,
    false,
  )
}

/** The mark after more rows were read. Where rows may be missing, those that appear later are not known by their time. */
function extend(mark: ListMark, rows: readonly TimedRow[], isPartial: boolean): ListMark {
  const times = new Map(Object.entries(mark.ids))
  for (const { id, time } of rows) times.set(id, time)
  const sorted = [...times].toSorted(([, a], [, b]) => b - a)
  const newest = sorted[0]?.[1] ?? 0
  // Never the latest time itself: its block may be listed in part.
  const beyond = Math.min(sorted[MAX_IDS]?.[1] ?? 0, newest - 1)
  const floor = Math.max(mark.floor, isPartial ? 0 : newest - LATE_ROWS_MS, beyond)
  const ids = Object.fromEntries(sorted.filter(([, time]) => time > floor))
  return { floor, ids, ...(isPartial && { isPartial }) }
}

/** One reading of a list, from its newest row down. */
export interface Pass {
  readonly chain: string
  readonly address: string
  readonly list: WatchList
  /** All rows that were read, those of unlisted movements too. */
  readonly rows: readonly TimedRow[]
  /** The movements among them that the rule lists. */
  readonly movements: readonly Movement[]
  /** 'known' if it reached what was read before, 'end' if it read the whole list, 'limit' if it read as many pages as it may. */
  readonly reached: 'known' | 'end' | 'limit'
  /** Whether rows may be missing, as the API has not processed all of them. */
  readonly isPartial: boolean
  /** When the first page was requested, Unix ms. */
  readonly startedAt: number
}

type FirstPass = Pick<Pass, 'rows' | 'reached' | 'isPartial' | 'startedAt'>

/** A movement as stored. */
export interface FoundMovement extends Movement {
  /** Counts all movements that were ever found on this device. */
  readonly number: number
  /** Whether the API no longer lists it, as after a reorg. */
  readonly isGone: boolean
}

/** A part of a list that was not read, as it had too many pages. */
export interface Gap {
  readonly chain: string
  readonly address: string
  readonly list: WatchList
  /** How far back it was read, Unix ms. */
  readonly reached: number
}

/** All that watching has found. */
export interface WatchState {
  readonly count: number
  /** The latest number first. */
  readonly movements: readonly FoundMovement[]
  readonly marks: Readonly<Record<string, ListMark>>
  readonly gaps: readonly Gap[]
  /** Number of movements that were not kept, as there are too many new ones. */
  readonly dropped: number
}

/** The state before anything is watched. */
export const NOTHING_FOUND: WatchState = { count: 0, movements: [], marks: {}, gaps: [], dropped: 0 }

/** The name of a list's mark. */
export function markKey({ chain, address, list }: Pick<Pass, 'chain' | 'address' | 'list'>): string {
  return `${chain} ${address} ${list}`
}

/**
 * Adds a reading to the state: each movement once, however its pages were split. Without a mark, all rows are older than the watch.
 * A stored movement that the reading should have met and did not is gone, unless rows may be missing; one that is met again is not.
 */
export function applyPass(state: WatchState, pass: Pass, seen: number): { state: WatchState; added: FoundMovement[] } {
  const key = markKey(pass)
  const mark = state.marks[key]
  const oldest = Math.min(...pass.rows.map(({ time }) => time))
  if (!mark) {
    const first = firstMark(pass)
    return { state: { ...state, marks: { ...state.marks, [key]: first } }, added: [] }
  }
  const read = new Map(pass.movements.map((movement) => [movement.id, movement]))
  const ids = new Set(pass.rows.map(({ id }) => id))
  const from = pass.reached === 'end' ? -Infinity : oldest
  const updated = state.movements.map((found): FoundMovement => {
    if (markKey(found) !== key) return found
    const isGone = ids.has(found.id) ? false : (!pass.isPartial && found.time > from) || found.isGone
    const now = { ...found, ...read.get(found.id), isGone }
    return JSON.stringify(now) === JSON.stringify(found) ? found : now
  })
  const stored = new Set(updated.filter((found) => markKey(found) === key).map(({ id }) => id))
  const added: FoundMovement[] = []
  let { count } = state
  for (const movement of [...read.values()].toSorted((one, other) => one.time - other.time)) {
    if (isKnown(mark, movement) || stored.has(movement.id)) continue
    count += 1
    added.push({ ...movement, number: count, isGone: false })
  }
  const isCut = pass.reached === 'limit' && pass.rows.length > 0
  const extended = extend(mark, pass.rows, pass.isPartial)
  // What is below the last page that may be read is not read later.
  const nextMark = isCut ? { ...extended, floor: Math.max(extended.floor, oldest) } : extended
  const isSame = updated.every((found, index) => found === state.movements[index])
  if (isSame && !isCut && added.length === 0 && JSON.stringify(nextMark) === JSON.stringify(mark))
    return { state, added }
  const gap: Gap = { chain: pass.chain, address: pass.address, list: pass.list, reached: oldest }
  return {
    state: pruned(
      {
        ...state,
        count,
        movements: [...added.toReversed(), ...updated],
        marks: { ...state.marks, [key]: nextMark },
        gaps: isCut ? [gap, ...state.gaps.filter((each) => markKey(each) !== key)] : state.gaps,
      },
      seen,
    ),
    added,
  }
}

/** The first movements, `most` at most; those of flagged tokens only where the others leave room. */
function kept(movements: readonly FoundMovement[], most: number): readonly FoundMovement[] {
  if (movements.length <= most) return movements
  const isFlagged = ({ token }: FoundMovement) => token?.isScam === true
  const first = [...movements.filter((each) => !isFlagged(each)), ...movements.filter(isFlagged)].slice(0, most)
  const all = new Set(first)
  return movements.filter((each) => all.has(each))
}

/** Without the movements that are too many; new ones that go are counted. */
function pruned(state: WatchState, seen: number): WatchState {
  const fresh = state.movements.filter(({ number }) => number > seen)
  const old = state.movements.filter(({ number }) => number <= seen)
  if (fresh.length <= MAX_NEW && old.length <= MAX_SEEN) return state
  const dropped = state.dropped + Math.max(0, fresh.length - MAX_NEW)
  return { ...state, movements: [...kept(fresh, MAX_NEW), ...kept(old, MAX_SEEN)], dropped }
}

/** The state without what is not watched any more: marks by their names, the rest by address, as what was found stays when a rule changes. */
export function withoutUnwatched(
  state: WatchState,
  addresses: ReadonlySet<string>,
  keys: ReadonlySet<string>,
): WatchState {
  const marks = Object.entries(state.marks).filter(([key]) => keys.has(key))
  const movements = state.movements.filter(({ address }) => addresses.has(address))
  const gaps = state.gaps.filter(({ address }) => addresses.has(address))
  const isSame =
    marks.length === Object.keys(state.marks).length &&
    movements.length === state.movements.length &&
    gaps.length === state.gaps.length
  return isSame ? state : { ...state, marks: Object.fromEntries(marks), movements, gaps }
}

/** The state without what was found and read of a chain. */
export function withoutChain(state: WatchState, chain: string): WatchState {
  const isOther = (each: { readonly chain: string }) => each.chain !== chain
  const marks = Object.entries(state.marks).filter(([key]) => !key.startsWith(`${chain} `))
  return {
    ...state,
    marks: Object.fromEntries(marks),
    movements: state.movements.filter(isOther),
    gaps: state.gaps.filter(isOther),
  }
}

/** The movements that you have not marked as seen and that the API still lists. */
export function newMovements({ movements }: WatchState, seen: number): readonly FoundMovement[] {
  return movements.filter(({ number, isGone }) => number > seen && !isGone)
}
