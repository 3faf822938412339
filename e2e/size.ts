import { sizesOfPages, sizeOfStyles } from './built'

/** Prints what each page waits for before it shows anything, brotli; the build itself refuses what is above the budget, see build/budget.ts. */
export function main(): number {
  const styles = sizeOfStyles() / 1000
  const kilobytes = (files: readonly { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  const rows = sizesOfPages().map(({ route, files, first, list }) => ({
    page: `/${route}`,
    list,
    files: files.length,
    'JavaScript kB': kilobytes(files),
    'before the app kB': first.length > 0 ? kilobytes(first) : null,
    'CSS kB': styles,
  }))
  console.table(rows.toSorted((a, b) => b['JavaScript kB'] - a['JavaScript kB']))
  return 0
}
