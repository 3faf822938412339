import { rounded } from './numbers'

/** The builds that one run compares: this one, and another where `--against` names it. */
export type Build = 'after' | 'before'

type Numbers = Readonly<Record<string, number>>

/** Medians of the visits to one page at one CPU speed. */
export interface PageResult {
  page: string
  isList: boolean
  isOnFloor: boolean
  cpu: number
  /** Of the hand-written page. */
  limit: Numbers
  /** Of the floor, empty where it does not have the page. */
  floor: Numbers
  /** `toFloor` and `toHand` are the ratios of `answered`, of visits in the same round. */
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

/** The ratio to the floor's page, the worst of lists or that of a transaction. */
const floorRatio = (isTransaction: boolean, cpu: number) => ({
  unit: 'x',
  take: ({ pages }: Results, build: Build) =>
    worst(
      pages.filter((page) => page.isOnFloor && page.cpu === cpu && (page.page === 'transaction') === isTransaction),
      ({ builds }) => builds[build]?.['toFloor'],
    ),
})

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

/** An interaction that may take half as long again as its twin. */
const interaction = (what: string, twin = 'the floor') =>
  scenario(`${what}, to ${twin}`, 1.5, 'x', `${what}, to ${twin}`)

const firstPaint: Target = {
  what: 'first contentful paint at 10 Mb/s and 40 ms, to the floor',
  max: 1.2,
  unit: 'x',
  take: ({ scenarios }, build) => {
    const ratios = Object.entries(scenarios[build] ?? {}).flatMap(([name, value]) => {
      const [, page] = /^first paint of (.*), to the floor$/.exec(name) ?? []
      return page === undefined ? [] : [{ value, page }]
    })
    return ratios.toSorted((a, b) => b.value - a.value)[0]
  },
}

/** The targets, also listed in docs/performance.md. */
const TARGETS: readonly Target[] = [
  ...[1, 4].map((cpu) => ({
    what: `cold, until a list's rows are painted and a click navigates, CPU ${cpu}x, to the floor`,
    max: 1.25,
    ...floorRatio(false, cpu),
  })),
  ...[1, 4].map((cpu) => ({
    what: `the same for a transaction's main facts, CPU ${cpu}x, to the floor`,
    max: 1.4,
    ...floorRatio(true, cpu),
  })),
  firstPaint,
  {
    what: 'JavaScript (brotli) that a list page loads until its rows answer',
    max: 140,
    unit: 'kB',
    take: worstList('javascript', 1000),
  },
  {
    what: 'the same until the page is idle',
    max: 250,
    unit: 'kB',
    take: worstList('javascriptUntilIdle', 1000),
  },
  interaction('list to facts'),
  interaction('list to facts', 'the hand-written page'),
  interaction('back to the list'),
  interaction('append 50 rows, main thread'),
  interaction('open a tab'),
  interaction('expand a row'),
  interaction('a key in the search box'),
  scenario(
    'scroll 100,000 rows at 4,000 px a frame, CPU 4x, p95 frame',
    33,
    'ms',
    'scroll 100,000 rows, CPU 4x, p95 frame, ms',
  ),
  scenario('100,000 rows, DOM elements', 1500, '', 'scroll 100,000 rows, DOM elements'),
  scenario('100,000 rows, heap per row', 1.5, 'kB', 'scroll 100,000 rows, heap per row, kB'),
  {
    what: 'elements of a row of transactions',
    max: 16,
    unit: '',
    take: ({ pages }, build) =>
      worst(
        pages.filter(({ page }) => page === 'txs'),
        ({ builds }) => builds[build]?.['rowElements'],
      ),
  },
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
