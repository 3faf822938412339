import type { SourceFile } from '#/features/contracts/source/sourceFiles'

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
