import { rounded } from './numbers'
import type { Line, Verdict } from './targets'

/** Prints what visits to pages measured. */
export function printVisits(title: string, lines: readonly Line[]): void {
  console.log(`\n${title}`)
  console.table(
    lines.map((line) => ({
      page: line.page,
      CPU: `${line.cpu}x`,
      'JS kB': rounded(line.javascript / 1000, 1),
      'CSS kB': rounded(line.css / 1000, 1),
      requests: line.requests,
      'FCP ms': rounded(line.fcp),
      'LCP ms': rounded(line.lcp),
      'first ms': rounded(line.first),
      'limit ms': rounded(line.limit),
      ratio: rounded(line.first / line.limit, 2),
      'blocking ms': rounded(line.blocking),
      CLS: rounded(line.shift, 4),
      'heap MB': rounded(line.heap / 1e6, 1),
      elements: line.elements,
    })),
  )
}

/** Prints what acts measured. */
export function printActs(numbers: Readonly<Record<string, number>>): void {
  console.log('\nWhat is done on pages that stand, and pages that hold very much')
  console.table(Object.entries(numbers).map(([what, value]) => ({ what, median: rounded(value, 1) })))
}

/** Prints the numbers to reach, and which are. */
export function printVerdicts(verdicts: readonly Verdict[]): void {
  console.log('\nThe numbers to reach; times are those of this machine as busy as it was')
  console.table(verdicts)
}

/** Prints what could not be measured, and why. */
export function printFailures(failures: readonly string[]): void {
  if (failures.length === 0) return
  console.log('\nNot measured:')
  for (const failure of failures) console.log(`  ${failure}`)
}
