import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../browser.mjs'
import { liveConfig } from '../fixtures/config'
import { type Api, serveApi } from './api'
import { mediansOf, rounded } from './numbers'
import { type Options, optionsOf, USAGE } from './options'
import { type BenchPage, limitPath } from './pages'
import { printFailures, printPages, printScenarios, printVerdicts } from './print'
import { playOnce } from './scenario'
import { serveBuild, type Site } from './site'
import { type Build, type PageResult, type Results, verdictsOn } from './targets'
import { type Conditions, type Target, visitAndClick, visitUntilIdle } from './visit'

/** 10 Mb/s with 40 ms of latency, and an API that needs 100 ms. */
const SLOW_NETWORK = { latency: 40, downloadThroughput: 1_250_000 }
const SLOW_API_MS = 100
/** Visits until idle vary less than those that end with a click, and take longer. */
const MAX_IDLE_RUNS = 3

/** The servers of a run, and its failed measurements. */
interface Bench {
  sites: ReadonlyMap<Build, Site>
  api: Api
  executablePath: string
  failures: string[]
}

type Taken = Record<string, number>[]

const reasonOf = (error: unknown) => (error instanceof Error ? error.message.split('\n')[0] : String(error))

/** Adds a measurement to those taken, or its error to the failures. */
async function take(taken: Taken, failures: string[], what: string, run: () => Promise<object>): Promise<void> {
  try {
    taken.push({ ...(await run()) })
  } catch (error) {
    failures.push(`${what}: ${reasonOf(error)}`)
  }
}

/** Builds in a process of its own: the runner of this command has set NODE_ENV to development, which would build React for development. */
function buildApp(): void {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
  execFileSync(process.execPath, vite, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } })
}

/** The builds in an order that alternates, so that none is always the first. */
const inTurn = <T>(all: readonly T[], run: number) => (run % 2 === 0 ? all : all.toReversed())

/** Visits a page of each build and the hand-written page in turn, so that other load on the machine affects all of them. */
async function measurePage(bench: Bench, browser: Browser, page: BenchPage, under: Conditions, runs: number) {
  const { sites, api, failures } = bench
  const body = await api.responseTo(page.api)
  const items = Array.isArray(body) ? body : body['items']
  const { name, path, ready, isList } = page
  const count = Array.isArray(items) ? items.length : 1
  const limits: Taken = []
  const taken = new Map<Build, Taken>()
  for (let run = 0; run < runs; run += 1) {
    for (const [of, site] of inTurn([...sites], run)) {
      const target: Target = { site, path, ready, count }
      const visits = taken.get(of) ?? []
      taken.set(of, visits)
      const what = `${name}, ${of}, CPU ${under.cpu}x`
      const limit = { ...target, path: limitPath(page, api.url) }
      await take(limits, failures, `${what}, hand-written`, () => visitAndClick(browser, limit, under))
      await take(visits, failures, what, () => visitAndClick(browser, target, under))
      if (under.cpu === 1 && run < MAX_IDLE_RUNS)
        await take(visits, failures, `${what}, until idle`, () => visitUntilIdle(browser, target, under))
    }
  }
  const builds = Object.fromEntries([...taken].map(([of, visits]) => [of, mediansOf(visits)]))
  return { page: name, isList, cpu: under.cpu, limit: mediansOf(limits), builds } satisfies PageResult
}

/** Visits pages, all in one browser. */
async function measurePages(bench: Bench, { pages, runs, isNetworkSlow }: Options): Promise<PageResult[]> {
  const browser = await chromium.launch({ executablePath: bench.executablePath })
  const network = isNetworkSlow ? { network: SLOW_NETWORK } : {}
  const results: PageResult[] = []
  try {
    for (const page of pages) {
      // Warm-up: the servers compress each file when it is first requested.
      await measurePage({ ...bench, failures: [] }, browser, page, { cpu: 1 }, 1)
      if (isNetworkSlow) bench.api.delay = SLOW_API_MS
      for (const cpu of [1, 4]) results.push(await measurePage(bench, browser, page, { cpu, ...network }, runs))
      bench.api.delay = 0
    }
    return results
  } finally {
    await browser.close()
  }
}

/** Plays scenarios, on each build in turn. */
async function playScenarios({ sites, api, executablePath, failures }: Bench, { scenarios, runs }: Options) {
  const results: Results['scenarios'] = {}
  for (const scenario of scenarios) {
    const taken = new Map<Build, Taken>()
    for (let run = 0; run < Math.min(runs, scenario.maxRuns ?? runs); run += 1) {
      for (const [of, site] of inTurn([...sites], run)) {
        const numbers = taken.get(of) ?? []
        taken.set(of, numbers)
        await take(numbers, failures, `${scenario.name}, ${of}`, () => playOnce(scenario, executablePath, site, api))
      }
    }
    for (const [of, numbers] of taken) results[of] = { ...results[of], ...mediansOf(numbers) }
  }
  return results
}

async function measure(bench: Bench, options: Options): Promise<void> {
  const start = Date.now()
  const builds = [...bench.sites.keys()]
  const pages = await measurePages(bench, options)
  printPages(pages, builds)
  const scenarios = await playScenarios(bench, options)
  printScenarios(scenarios, builds)
  const results: Results = { pages, scenarios }
  printVerdicts(results, builds)
  printFailures(bench.failures)
  const seconds = Math.round((Date.now() - start) / 1000)
  const load = rounded(loadavg()[1] ?? NaN, 1)
  mkdirSync(dirname(options.file), { recursive: true })
  const report = { ...options, seconds, ...results, verdicts: verdictsOn(results, builds), failures: bench.failures }
  writeFileSync(options.file, JSON.stringify(report, null, 2))
  const machine = `load average ${load} on ${availableParallelism()} processors at the end`
  console.log(`\n${Math.floor(seconds / 60)} min ${seconds % 60} s, ${machine}; all numbers are in ${options.file}`)
}

/** Exits on a signal. Playwright kills its browsers when the process exits; the servers are of this process. */
function exitWhenStopped(): void {
  process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143))
  // npm hands a signal to the shell that it started, which ends without handing it on.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && process.exit(143), 500).unref()
}

/** Runs the bench as its arguments say; the exit code is 2 where they are wrong. */
export async function main(args: string[]): Promise<number> {
  let options
  try {
    options = optionsOf(args)
    const { against } = options
    if (against !== undefined && !existsSync(join(against, 'index.html'))) throw new Error(`${against} has no build`)
  } catch (error) {
    console.error(`${reasonOf(error)}\n\n${USAGE}`)
    return 2
  }
  exitWhenStopped()
  if (options.builds) buildApp()
  const api = await serveApi()
  const config = liveConfig(api.url)
  const folders = new Map<Build, string>(options.against ? [['before', options.against]] : [])
  folders.set('after', 'dist')
  const sites = new Map<Build, Site>()
  try {
    for (const [of, folder] of folders) sites.set(of, await serveBuild(folder, config))
    await measure({ sites, api, executablePath: findBrowser().path, failures: [] }, options)
    return 0
  } finally {
    for (const site of sites.values()) await site.close()
    await api.close()
  }
}
