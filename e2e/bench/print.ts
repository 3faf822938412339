import { rounded } from './numbers'
import { type Build, type PageResult, type Results, verdictsOn } from './targets'

/** Definitions of the columns, printed with the tables. */
const DEFINITION = `Cold visits, medians. painted: all rows of the first window (or the main facts) are painted; answered: a click
on the first link, made as soon as they are, has changed the URL without loading a document (a page that holds the click until
its app runs answers then); opened: the heading of the clicked page is painted. P/S and P/hand: answered, to the floor and the
hand-written page, in the same round. JS and kB until it answered, as brotli: scripts, and all files.`

/** A table row without missing measurements, which become empty cells. */
const measuredOnly = (line: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(line).filter(([, value]) => !Number.isNaN(value)))

/** Prints the cold visits, a line for each build. */
export function printPages(pages: readonly PageResult[], builds: readonly Build[]): void {
  if (pages.length === 0) return
  console.log(`\n${DEFINITION}`)
  console.table(
    pages.flatMap(({ page, cpu, limit, floor, builds: measured }) =>
      builds.map((build) => {
        const of = (name: string, digits = 0) => rounded(measured[build]?.[name] ?? NaN, digits)
        const kilobytes = (name: string) => rounded((measured[build]?.[name] ?? NaN) / 1000, 1)
        return measuredOnly({
          page,
          CPU: `${cpu}x`,
          ...(builds.length > 1 && { build }),
          'JS kB': kilobytes('javascript'),
          'JS idle kB': kilobytes('javascriptUntilIdle'),
          kB: kilobytes('bytes'),
          requests: of('requests'),
          'FCP ms': of('fcp'),
          'painted ms': of('painted'),
          'answered ms': of('answered'),
          'opened ms': of('opened'),
          'main thread ms': of('mainThread'),
          'floor ms': rounded(floor['answered'] ?? NaN),
          'hand ms': rounded(limit['answered'] ?? NaN),
          'P/S': of('toFloor', 2),
          'P/hand': of('toHand', 2),
          'floor main ms': rounded(floor['mainThread'] ?? NaN),
          'floor JS kB': rounded((floor['javascript'] ?? NaN) / 1000, 1),
          'blocking ms': of('blocking'),
          CLS: of('shift', 4),
          elements: of('elements'),
          'of a row': of('rowElements', 1),
          'its attributes': of('rowAttributes', 1),
        })
      }),
    ),
  )
}

/** Prints the measurements of scenarios. */
export function printScenarios(scenarios: Results['scenarios'], builds: readonly Build[]): void {
  const names = [...new Set(builds.flatMap((build) => Object.keys(scenarios[build] ?? {})))]
  if (names.length === 0) return
  console.log('\nOn pages that are open, medians')
  console.table(
    names.map((what) =>
      measuredOnly({
        what,
        ...Object.fromEntries(
          builds
            .toReversed()
            .map((build) => [build, rounded(scenarios[build]?.[what] ?? NaN, what.includes(', to the ') ? 2 : 1)]),
        ),
      }),
    ),
  )
}

/** Prints the targets, and whether they are met. */
export function printVerdicts(results: Results, builds: readonly Build[]): void {
  console.log('\nNumbers to reach; times are those of this machine, as busy as it was')
  console.table(verdictsOn(results, builds))
}

/** Prints the failed measurements, with their errors. */
export function printFailures(failures: readonly string[]): void {
  if (failures.length === 0) return
  console.log('\nNot measured:')
  for (const failure of failures) console.log(`  ${failure}`)
}
