import type { Browser } from '@playwright/test'
import type { Api } from './api'
import { mediansOf } from './numbers'
import { type BenchPage, limitPath } from './pages'
import type { Site } from './site'
import type { Build, PageResult } from './targets'
import { type Conditions, type Target, visitAndClick, visitUntilIdle } from './visit'

/** Visits until idle vary less than those that end with a click, and take longer. */
const MAX_IDLE_RUNS = 3

/** The servers of a run, and its failed measurements. */
export interface Bench {
  sites: ReadonlyMap<Build, Site>
  floor: Site
  api: Api
  executablePath: string
  failures: string[]
}

/** Measurements of one thing. */
export type Taken = Record<string, number>[]
/** Whose page a visit is of. */
type Visited = Build | 'floor' | 'hand-written'

const withoutNaN = (numbers: Record<string, number>) =>
  Object.fromEntries(Object.entries(numbers).filter(([, value]) => !Number.isNaN(value)))

/** The first line of an error. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message.split('\n')[0] : String(error))

/** Adds a measurement to those taken and returns it; an error is added to the failures. */
export async function take(taken: Taken, failures: string[], what: string, run: () => Promise<object>) {
  try {
    const numbers: Record<string, number> = { ...(await run()) }
    taken.push(numbers)
    return numbers
  } catch (error) {
    failures.push(`${what}: ${reasonOf(error)}`)
    return null
  }
}

/** The builds in an order that alternates, so that none is always the first. */
export const inTurn = <T>(all: readonly T[], run: number) => (run % 2 === 0 ? all : all.toReversed())

/**
 * Visits a page of each build, the floor and the hand-written page in turn, so that other load on the machine affects all of them. The
 * ratios are of visits in the same round.
 */
export async function measurePage(
  bench: Bench,
  browser: Browser,
  page: BenchPage,
  under: Conditions,
  runs: number,
): Promise<PageResult> {
  const { sites, floor, api, failures } = bench
  const body = await api.responseTo(page.api)
  const items = Array.isArray(body) ? body : body['items']
  const { name, path, ready, isList, isOnFloor } = page
  const count = Array.isArray(items) ? items.length : 1
  const targets = new Map<Visited, Target>()
  for (const [of, site] of sites) targets.set(of, { site, path, ready, count })
  const [[, site] = ['', floor]] = sites
  targets.set('hand-written', { site, path: limitPath(page, api.url), ready, count })
  if (isOnFloor) targets.set('floor', { site: floor, path, ready, count })
  const taken = new Map([...targets.keys()].map((of): [Visited, Taken] => [of, []]))
  for (let run = 0; run < runs; run += 1) {
    const round = new Map<Visited, number>()
    for (const [of, target] of inTurn([...targets], run)) {
      const what = `${name}, ${of}, CPU ${under.cpu}x`
      const visits = taken.get(of) ?? []
      const visit = await take(visits, failures, what, () => visitAndClick(browser, target, under))
      round.set(of, visit?.['answered'] ?? NaN)
      if (under.cpu === 1 && run < MAX_IDLE_RUNS && of !== 'hand-written')
        await take(visits, failures, `${what}, until idle`, () => visitUntilIdle(browser, target, under))
    }
    for (const of of sites.keys()) {
      const to = (other: Visited) => (round.get(of) ?? NaN) / (round.get(other) ?? NaN)
      taken.get(of)?.push(withoutNaN({ toFloor: to('floor'), toHand: to('hand-written') }))
    }
  }
  const medians = (of: Visited) => mediansOf(taken.get(of) ?? [])
  const builds = Object.fromEntries([...sites.keys()].map((of) => [of, medians(of)]))
  return {
    page: name,
    isList,
    isOnFloor,
    cpu: under.cpu,
    limit: medians('hand-written'),
    floor: medians('floor'),
    builds,
  }
}
