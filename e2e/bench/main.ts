import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../browser.mjs'
import { liveConfig } from '../fixtures/config'
import { serveApi } from './api'
import { type Bench, inTurn, measurePage, reasonOf, take, type Taken } from './measurePage'
import { mediansOf, rounded } from './numbers'
import { type Options, optionsOf, USAGE } from './options'
import { printFailures, printPages, printScenarios, printVerdicts } from './print'
import { playOnce } from './scenario'
import { serveBuild, type Site } from './site'
import { type Build, type PageResult, type Results, verdictsOn } from './targets'

/** 10 Mb/s with 40 ms of latency, and an API that needs 100 ms. */
const SLOW_NETWORK = { latency: 40, downloadThroughput: 1_250_000 }
const SLOW_API_MS = 100
/** Builds in a process of its own: the runner of this command has set NODE_ENV to development, which would build React for development. */
function buildWith(...args: string[]): void {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...args]
  execFileSync(process.execPath, vite, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } })
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
async function playScenarios({ sites, floor, api, executablePath, failures }: Bench, { scenarios, runs }: Options) {
  const results: Results['scenarios'] = {}
  for (const scenario of scenarios) {
    const taken = new Map<Build, Taken>()
    for (let run = 0; run < Math.min(runs, scenario.maxRuns ?? runs); run += 1) {
      for (const [of, site] of inTurn([...sites], run)) {
        const numbers = taken.get(of) ?? []
        taken.set(of, numbers)
        await take(numbers, failures, `${scenario.name}, ${of}`, () =>
          playOnce(scenario, executablePath, { site, floor, api }),
        )
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
  if (options.builds) buildWith()
  const floorFolder = mkdtempSync(join(tmpdir(), 'floor-'))
  buildWith('e2e/bench/floor', '--outDir', floorFolder)
  const api = await serveApi()
  const config = liveConfig(api.url)
  const folders = new Map<Build, string>(options.against ? [['before', options.against]] : [])
  folders.set('after', 'dist')
  const sites = new Map<Build, Site>()
  const floor = await serveBuild(floorFolder, config)
  try {
    for (const [of, folder] of folders) sites.set(of, await serveBuild(folder, config))
    await measure({ sites, floor, api, executablePath: findBrowser().path, failures: [] }, options)
    return 0
  } finally {
    for (const site of sites.values()) await site.close()
    await floor.close()
    await api.close()
    rmSync(floorFolder, { recursive: true })
  }
}
