import type { Row } from '#/api/rows'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import { findPoisoning, type Poisoning } from '#/domain/addresses/poisoning'

/** A row in place of transfers that look like address poisoning. */
export interface PoisoningRow extends Row<never> {
  /** Why each of them does. */
  readonly transfers: readonly Poisoning[]
}

/** Rows of a list after collapsing; `indexes` holds the index of each in the list, or of the first that it stands for. */
interface CollapsedRows<T> {
  readonly rows: Row<T>[]
  readonly indexes: number[]
}

const cache = new WeakMap<readonly object[], ReadonlyMap<number, Poisoning>>()

const suspects = new WeakMap<TokenTransfer, Poisoning>()

/** Why a transfer of a list that was collapsed looks like poisoning; undefined for any other. */
export function poisoningOf(transfer: TokenTransfer): Poisoning | undefined {
  return suspects.get(transfer)
}

/** The rows that look like poisoning, by index; computed once for each list of rows. */
function poisoningIn(rows: readonly Row<TokenTransfer>[]): ReadonlyMap<number, Poisoning> {
  const cached = cache.get(rows)
  if (cached) return cached
  const readable = rows.flatMap(({ value }, index) => (value === null ? [] : [{ value, index }]))
  const found = findPoisoning(readable.map(({ value }) => value))
  const byIndex = new Map([...found].map(([at, why]) => [readable[at]?.index ?? 0, why]))
  for (const [at, why] of found) if (readable[at]) suspects.set(readable[at].value, why)
  cache.set(rows, byIndex)
  return byIndex
}

/** Puts one row in place of each run of rows that look like poisoning, and the run itself after it if that row's ID is `open`. */
export function collapsePoisoning<T extends TokenTransfer>(
  rows: readonly Row<T>[],
  open: ReadonlySet<string>,
): CollapsedRows<T> {
  const found = poisoningIn(rows)
  const shown: Row<T>[] = []
  const indexes: number[] = []
  const add = (row: Row<T>, index: number) => {
    shown.push(row)
    indexes.push(index)
  }
  for (const [index, row] of rows.entries()) {
    if (!found.has(index)) add(row, index)
    else if (!found.has(index - 1)) {
      let end = index
      while (found.has(end)) end += 1
      const run = rows.slice(index, end)
      const collapsed = rowOfRun(
        run,
        run.flatMap((_, at) => found.get(index + at) ?? []),
      )
      add(collapsed, index)
      if (open.has(collapsed.id)) for (const [at, each] of run.entries()) add(each, index + at)
    }
  }
  return { rows: shown, indexes }
}

const GATHERED_ID = 'collapsed: all'

/** Puts one row at the end in place of all rows that look like poisoning; if its ID is `open`, they are shown where they are. */
export function gatherPoisoning<T extends TokenTransfer>(
  rows: readonly Row<T>[],
  open: ReadonlySet<string>,
): CollapsedRows<T> {
  const found = poisoningIn(rows)
  const indexes = [...rows.keys()].filter((index) => open.has(GATHERED_ID) || !found.has(index))
  const shown = indexes.flatMap((index) => rows[index] ?? [])
  if (found.size === 0) return { rows: shown, indexes }
  const raw = [...found.keys()].map((index) => rows[index]?.raw)
  const gathered: PoisoningRow = { id: GATHERED_ID, value: null, raw, transfers: [...found.values()] }
  return { rows: [...shown, gathered], indexes: [...indexes, rows.length - 1] }
}

/** Its ID comes from the last row of the run, so that it stays the same when newer rows lengthen the run at its start. */
function rowOfRun(run: readonly Row<TokenTransfer>[], transfers: readonly Poisoning[]): PoisoningRow {
  return { id: `collapsed: ${run.at(-1)?.id}`, value: null, raw: run.map(({ raw }) => raw), transfers }
}

/** Whether a row stands for transfers that look like poisoning. */
export function isPoisoningRow(row: Row<unknown>): row is PoisoningRow {
  return 'transfers' in row
}
