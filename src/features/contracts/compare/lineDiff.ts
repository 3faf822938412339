import { diffArrays } from 'diff'

/** A line of two files: in both, only in the shown one (added), or only in the other (removed). */
export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
  /** Its number in the shown file, from 1; null where it is not in it. */
  readonly here: number | null
  /** Its number in the other file. */
  readonly there: number | null
}

/** Lines that are the same in both files and not shown yet. */
export interface DiffGap {
  readonly kind: 'gap'
  /** Index of its first line in the whole diff. */
  readonly first: number
  readonly count: number
}

/** The work grows with the square of the differing lines: this many took 0.25 s, and 1.7 s on a busy machine. */
const MAX_EDITS = 2_000
/** For slow devices. */
const MAX_DIFF_MS = 3_000

/** Unchanged lines around each change. */
const CONTEXT_LINES = 3

/** The lines of two files, from the other to the shown one; null if they differ too much to compare. */
export function diffLines(there: readonly string[], here: readonly string[]): DiffLine[] | null {
  const changes = changesBetween([...there], [...here])
  if (changes === null) return null
  const lines: DiffLine[] = []
  let [numberHere, numberThere] = [1, 1]
  for (const { added, removed, value } of changes) {
    for (const text of value) {
      const kind = added ? 'added' : removed ? 'removed' : 'same'
      lines.push({ kind, text, here: removed ? null : numberHere++, there: added ? null : numberThere++ })
    }
  }
  return lines
}

interface Change {
  value: string[]
  added?: boolean
  removed?: boolean
}

function changesBetween(there: string[], here: string[]): Change[] | null {
  // A file that only one source has.
  if (there.length === 0) return [{ value: here, added: true }]
  if (here.length === 0) return [{ value: there, removed: true }]
  return diffArrays(there, here, { maxEditLength: MAX_EDITS, timeout: MAX_DIFF_MS }) ?? null
}

/** The changes with lines around them, and gaps for the rest; the gaps whose first lines are in `open` are shown whole. */
export function withGaps(lines: readonly DiffLine[], open: ReadonlySet<number>): (DiffLine | DiffGap)[] {
  const rows: (DiffLine | DiffGap)[] = []
  for (let start = 0; start < lines.length;) {
    let end = start
    while (end < lines.length && lines[end]?.kind === 'same') end += 1
    const first = start === 0 ? 0 : start + CONTEXT_LINES
    const count = (end === lines.length ? end : end - CONTEXT_LINES) - first
    // A gap of one line saves nothing.
    const isGap = count > 1 && !open.has(first)
    for (let index = start; index < end; index += 1) {
      if (isGap && index === first) rows.push({ kind: 'gap', first, count })
      const line = lines[index]
      if (line && !(isGap && index >= first && index < first + count)) rows.push(line)
    }
    for (start = end; start < lines.length && lines[start]?.kind !== 'same'; start += 1) {
      const line = lines[start]
      if (line) rows.push(line)
    }
  }
  return rows
}
