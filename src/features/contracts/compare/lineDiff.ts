import { diffArrays } from 'diff'
import type { SourceFile } from '#/features/contracts/source/sourceFiles'

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

/** How a file differs between two sources. */
export type FileStatus = 'changed' | 'only here' | 'only there' | 'same'

/** A file of two sources; null where one has no such file. */
export interface FilePair {
  /** Its path in the shown source, or where that does not have it, in the other. */
  readonly path: string
  readonly status: FileStatus
  readonly here: SourceFile | null
  readonly there: SourceFile | null
}

/** The order in which files are listed: what differs comes first. */
export const FILE_STATUSES: readonly FileStatus[] = ['changed', 'only here', 'only there', 'same']

/**
 * Pairs the files of the shown source with those of another by path. The first files, which have the contracts, are also a pair if
 * neither path is in the other source: a renamed contract mostly has a renamed file.
 */
export function compareFiles(here: readonly SourceFile[], there: readonly SourceFile[]): FilePair[] {
  const others = new Map(there.map((file) => [file.path, file]))
  const paths = new Set(here.map(({ path }) => path))
  const [mainHere] = here
  const [mainThere] = there
  const isRenamed = mainHere && mainThere && !others.has(mainHere.path) && !paths.has(mainThere.path)
  const pairs = here.map((file) => {
    const other = (isRenamed && file === mainHere ? mainThere : others.get(file.path)) ?? null
    return { path: file.path, status: statusOf(file, other), here: file, there: other }
  })
  const missing = there.filter((file) => !paths.has(file.path) && !(isRenamed && file === mainThere))
  return [
    ...pairs,
    ...missing.map((file) => ({ path: file.path, status: 'only there' as const, here: null, there: file })),
  ]
}

function statusOf(here: SourceFile, there: SourceFile | null): FileStatus {
  if (there === null) return 'only here'
  return here.text === there.text ? 'same' : 'changed'
}
