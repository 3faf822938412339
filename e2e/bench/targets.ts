import { rounded } from './numbers'

/** The builds that one run compares: this one, and another where `--against` names it. */
export type Build = 'after' | 'before'

type Numbers = Readonly<Record<string, number>>

/** Medians of the visits to one page at one CPU speed. */
export interface PageResult {
  page: string
  isList: boolean
  cpu: number
  /** Of the hand-written page. */
  limit: Numbers
  builds: Partial<Record<Build, Numbers>>
}

/** All measurements of a run. */
export interface Results {
  pages: readonly PageResult[]
  /** Medians of the scenarios, by description. */
  scenarios: Partial<Record<Build, Numbers>>
}

interface Value {
  value: number
  /** The page that has it, where it is the worst of several. */
  page?: string
}

interface Target {
  what: string
  /** Upper bound; null if the number is only printed. */
  max: number | null
  unit: string
  take: (results: Results, build: Build) => Value | undefined
}

/** One line of the table of targets. */
export interface Verdict {
  what: string
  target: string
  before?: string
  after: string
  verdict: string
}

function worst(pages: readonly PageResult[], take: (page: PageResult) => number | undefined): Value | undefined {
  const values = pages.flatMap((result) => {
    const value = take(result)
    return value === undefined || Number.isNaN(value) ? [] : [{ value, page: result.page }]
  })
  return values.toSorted((a, b) => b.value - a.value)[0]
}

const listsAt = (cpu: number, { pages }: Results) => pages.filter((result) => result.isList && result.cpu === cpu)

/** Of the lists, the one with the highest number of visits at CPU 1x. */
const worstList = (name: string, scale = 1): Target['take'] => {
  return (results, build) =>
    worst(listsAt(1, results), ({ builds }) => {
      const value = builds[build]?.[name]
      return value === undefined ? undefined : value / scale
    })
}

const ratio = ({ limit, builds }: PageResult, build: Build) =>
  (builds[build]?.['answered'] ?? NaN) / (limit['answered'] ?? NaN)

const listRatio = (cpu: number): Target => ({
  what: `cold, until a list's rows are painted and a click navigates, CPU ${cpu}x, to the hand-written page`,
  max: 2,
  unit: 'x',
  take: (results, build) => worst(listsAt(cpu, results), (page) => ratio(page, build)),
})

const transactionRatio = (cpu: number): Target => ({
  what: `the same for a transaction's main facts, CPU ${cpu}x`,
  max: 2.5,
  unit: 'x',
  take: ({ pages }, build) =>
    worst(
      pages.filter(({ page, cpu: at }) => page === 'transaction' && at === cpu),
      (page) => ratio(page, build),
    ),
})

const CLICK = 'click in a list to the facts, CPU 4x, ms'

function scenario(what: string, max: number, unit: string, of: string): Target {
  return {
    what,
    max,
    unit,
    take: ({ scenarios }, build) => {
      const value = scenarios[build]?.[of]
      return value === undefined ? undefined : { value }
    },
  }
}

/** The targets, also listed in docs/performance.md. */
const TARGETS: readonly Target[] = [
  {
    what: 'JavaScript (brotli) that a list page loads until its rows answer',
    max: 125,
    unit: 'kB',
    take: worstList('javascript', 1000),
  },
  {
    what: 'the same until the page is idle (prefetch)',
    max: null,
    unit: 'kB',
    take: worstList('javascriptUntilIdle', 1000),
  },
  listRatio(1),
  listRatio(4),
  transactionRatio(1),
  transactionRatio(4),
  scenario("click in a list to the record's facts, data at 0 ms, CPU 4x", 100, 'ms', CLICK),
  {
    what: 'the same to the hand-written page',
    max: 4,
    unit: 'x',
    take: ({ scenarios }, build) => {
      const took = scenarios[build]?.[CLICK]
      const limit = scenarios[build]?.['the same on the hand-written page, ms']
      return took === undefined || limit === undefined ? undefined : { value: took / limit }
    },
  },
  scenario('append 50 rows, CPU 4x, main thread', 50, 'ms', 'append 50 rows, CPU 4x, ms of main thread'),
  scenario(
    'scroll 100,000 rows at 4,000 px a frame, p95 frame',
    16.8,
    'ms',
    'scroll 100,000 rows, CPU 1x, p95 frame, ms',
  ),
  scenario('the same at CPU 4x', 33, 'ms', 'scroll 100,000 rows, CPU 4x, p95 frame, ms'),
  scenario('100,000 rows, DOM elements', 1500, '', 'scroll 100,000 rows, DOM elements'),
  scenario('100,000 rows, heap per row', 1.5, 'kB', 'scroll 100,000 rows, heap per row, kB'),
  {
    what: 'layout shift on any page',
    max: 0.02,
    unit: '',
    take: ({ pages }, build) => worst(pages, ({ builds }) => builds[build]?.['shift']),
  },
  { what: 'main-thread blocking on a 50-row list, cold, CPU 1x', max: 50, unit: 'ms', take: worstList('blocking') },
  {
    what: 'the whole test suite on 2 cores, which the bench does not run: npm ci && npm test',
    max: 10,
    unit: 'min',
    take: () => undefined,
  },
]

function written(value: number, unit: string): string {
  const digits = value < 1 ? 4 : value < 100 ? 2 : 0
  return unit === 'x' ? `${rounded(value, 2)}x` : `${rounded(value, digits)} ${unit}`.trim()
}

const shown = (value: Value | undefined, unit: string) =>
  value ? written(value.value, unit) + (value.page ? ` (${value.page})` : '') : ''

/** Compares each target with its measurement; a missed one shows the ratio to the target. */
export function verdictsOn(results: Results, builds: readonly Build[]): Verdict[] {
  return TARGETS.map(({ what, max, unit, take }) => {
    const after = take(results, 'after')
    // Clocks have more decimals than they are precise.
    const excess = after && max !== null ? rounded(after.value / max, 4) : NaN
    const judged = excess <= 1 ? 'met' : `missed: ${rounded(excess, 2)}x the target`
    return {
      what,
      target: max === null ? '' : `≤ ${written(max, unit)}`,
      ...(builds.includes('before') && { before: shown(take(results, 'before'), unit) }),
      after: shown(after, unit),
      verdict: !after ? 'not measured' : max === null ? '' : judged,
    }
  })
}
