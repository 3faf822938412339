import type { Row } from '#/api/client'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import { findPoisoning, type Poisoning } from '#/domain/poisoning'

/** A line that stands for transfers which look like poisoning, in their place. */
export interface FoldLine extends Row<never> {
  /** Why each of them does. */
  readonly folded: readonly Poisoning[]
}

const findings = new WeakMap<readonly object[], ReadonlyMap<number, Poisoning>>()

/** What looks like poisoning among rows, by their places; found once for each list of them. */
function poisoningIn(rows: readonly Row<TokenTransfer>[]): ReadonlyMap<number, Poisoning> {
  const known = findings.get(rows)
  if (known) return known
  const places = rows.flatMap(({ value }, place) => (value === null ? [] : [{ value, place }]))
  const found = findPoisoning(places.map(({ value }) => value))
  const byPlace = new Map([...found].map(([at, why]) => [places[at]?.place ?? 0, why]))
  findings.set(rows, byPlace)
  return byPlace
}

/**
 * Puts a line before each run of rows that look like poisoning, and leaves these out unless that line's id is `open`. `places`
 * says of each row which it was, or which is the first of those that it stands for.
 */
export function foldPoisoning<T extends TokenTransfer>(
  rows: readonly Row<T>[],
  open: ReadonlySet<string>,
): { rows: Row<T>[]; places: number[] } {
  const found = poisoningIn(rows)
  const shown: Row<T>[] = []
  const places: number[] = []
  const add = (row: Row<T>, place: number) => {
    shown.push(row)
    places.push(place)
  }
  for (const [place, row] of rows.entries()) {
    if (!found.has(place)) add(row, place)
    else if (!found.has(place - 1)) {
      let end = place
      while (found.has(end)) end += 1
      const run = rows.slice(place, end)
      const line = lineOf(
        run,
        run.flatMap((_, at) => found.get(place + at) ?? []),
      )
      add(line, place)
      if (open.has(line.id)) for (const [at, each] of run.entries()) add(each, place + at)
    }
  }
  return { rows: shown, places }
}

const ALL = 'fold of all'

/** Leaves rows that look like poisoning out and tells of all of them in one line after the others; they stand in their places where that line's id is `open`. */
export function gatherPoisoning<T extends TokenTransfer>(
  rows: readonly Row<T>[],
  open: ReadonlySet<string>,
): ReturnType<typeof foldPoisoning<T>> {
  const found = poisoningIn(rows)
  const places = [...rows.keys()].filter((place) => open.has(ALL) || !found.has(place))
  const shown = places.flatMap((place) => rows[place] ?? [])
  if (found.size === 0) return { rows: shown, places }
  const raw = [...found.keys()].map((place) => rows[place]?.raw)
  const line: FoldLine = { id: ALL, value: null, raw, folded: [...found.values()] }
  return { rows: [...shown, line], places: [...places, rows.length - 1] }
}

/** The line is told by the last of its run: a page that comes before it, or new rows, are no other line. */
function lineOf(run: readonly Row<TokenTransfer>[], folded: readonly Poisoning[]): FoldLine {
  return { id: `fold of ${run.at(-1)?.id}`, value: null, raw: run.map(({ raw }) => raw), folded }
}

/** Whether a row is such a line. */
export function isFoldLine(row: Row<unknown>): row is FoldLine {
  return 'folded' in row
}
