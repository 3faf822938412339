import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../browser.mjs'
import { sizesOfPages } from '../built'
import { liveConfig } from '../fixtures/config'
import { listActs } from './listActs'
import { median, mediansOf } from './numbers'
import { type Measured, measured, pageNamed } from './pages'
import { printActs, printFailures, printVerdicts, printVisits } from './print'
import { scaleActs } from './scaleActs'
import { type Api, serveApi, serveCompressed } from './servers'
import { type Act, perform } from './stage'
import { type Line, verdictsOn } from './targets'
import { type Conditions, firstCold, type Visit, visitCold } from './visit'

const acts = [...listActs, ...scaleActs]

const USAGE = `npm run bench -- [options]
Measures the built app against the least that a page can be (limit.html), in turn, and prints medians. It asserts nothing.
  --runs N        visits to each page (5)
  --page NAME     this page alone, may be given often: ${measured.map(({ name }) => name).join(', ')}
  --act NAME      this act alone, may be given often: ${acts.map(({ name }) => name).join(', ')}
  --no-pages      leaves the visits to pages out
  --no-acts       leaves out what is done on a page that stands
  --json FILE     where all numbers go (test-results/bench.json)`

/** 10 Mb/s with 40 ms to each server, whose API thinks for 100 ms. */
const slow = { network: { latency: 40, downloadThroughput: 1_250_000 }, delay: 100 }

/** What the bench works with, and what it could not measure so far. */
interface Bench {
  site: string
  api: Api
  /** Path of the browser. */
  path: string
  failures: string[]
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message.split('\n')[0] : String(error))

/** Measures a page and its limit in turn, so that what else the machine does concerns both; null where no visit came to its end. */
async function measure(bench: Bench, browser: Browser, page: Measured, under: Conditions, runs: number) {
  const { site, api, failures } = bench
  const [, chain = ''] = page.path.split('/')
  const limit = `${site}/limit.html?${new URLSearchParams({ view: page.view, chain, api: `${api.url}/${page.api}` })}`
  const plain = page.view === 'record' ? 'main dd' : 'main [data-index]'
  const visits: Visit[] = []
  const limits: number[] = []
  for (let run = 0; run < runs; run += 1) {
    try {
      limits.push(await firstCold(browser, limit, plain, under))
      visits.push(await visitCold(browser, site + page.path, page.ready, under))
    } catch (error) {
      failures.push(`${page.name} at CPU ${under.cpu}x: ${reasonOf(error)}`)
    }
  }
  if (visits.length === 0) return null
  return { page: page.name, cpu: under.cpu, limit: median(limits), ...mediansOf(visits) } satisfies Line
}

/** Visits all of these pages, in a browser of their own. */
async function visitAll(bench: Bench, pages: readonly Measured[], under: Conditions, runs: number): Promise<Line[]> {
  const browser = await chromium.launch({ executablePath: bench.path })
  try {
    const lines = []
    for (const page of pages) lines.push(await measure(bench, browser, page, under, runs))
    return lines.filter((line) => line !== null)
  } finally {
    await browser.close()
  }
}

/** Plays acts so often each; what one of them fails with is its own. */
async function playAll({ path, site, api, failures }: Bench, chosen: readonly Act[], runs: number) {
  const numbers: Record<string, number> = {}
  for (const act of chosen) {
    const taken = []
    for (let run = 0; run < Math.min(runs, act.most ?? runs); run += 1) {
      try {
        taken.push(await perform(act, path, site, api))
      } catch (error) {
        failures.push(`${act.name}: ${reasonOf(error)}`)
      }
    }
    Object.assign(numbers, mediansOf(taken))
  }
  return numbers
}

function actNamed(name: string): Act {
  const found = acts.find((each) => each.name === name)
  if (!found) throw new Error(`No act is called ${name}: ${acts.map((each) => each.name).join(', ')}`)
  return found
}

function optionsOf(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      page: { type: 'string', multiple: true },
      act: { type: 'string', multiple: true },
      'no-pages': { type: 'boolean', default: false },
      'no-acts': { type: 'boolean', default: false },
      json: { type: 'string', default: 'test-results/bench.json' },
    },
  })
  if (!/^[1-9]\d?$/.test(values.runs)) throw new Error('--runs must be a number from 1 to 99')
  return {
    runs: Number(values.runs),
    pages: values['no-pages'] ? [] : (values.page?.map(pageNamed) ?? measured),
    acts: values['no-acts'] ? [] : (values.act?.map(actNamed) ?? acts),
    file: values.json,
  }
}

/** Runs the bench as its arguments say; the exit code is 2 where they are wrong. */
export async function main(args: string[]): Promise<number> {
  const began = Date.now()
  let options
  try {
    options = optionsOf(args)
  } catch (cause) {
    console.error(`${cause instanceof Error ? cause.message : String(cause)}\n\n${USAGE}`)
    return 2
  }
  const { runs, pages, file } = options
  const api = await serveApi()
  const site = await serveCompressed(liveConfig(api.url))
  const bench: Bench = { site: site.url, api, path: findBrowser().path, failures: [] }
  try {
    // What is compressed or thought out for the first time is nobody's time.
    await visitAll(bench, pages, { cpu: 1 }, 1)
    const cold = [
      ...(await visitAll(bench, pages, { cpu: 1 }, runs)),
      ...(await visitAll(bench, pages, { cpu: 4 }, runs)),
    ]
    if (pages.length > 0) printVisits(`Cold visits, medians of ${runs}`, cold)
    api.delay = slow.delay
    const slowly = await visitAll(bench, pages, { cpu: 1, network: slow.network }, runs)
    api.delay = 0
    if (pages.length > 0) printVisits('The same at 10 Mb/s and 40 ms, the API answering after 100 ms more', slowly)
    const done = await playAll(bench, options.acts, runs)
    if (options.acts.length > 0) printActs(done)
    const lists = Object.fromEntries(
      sizesOfPages()
        .filter(({ list }) => list)
        .map(({ route, files }) => [`/${route}`, files.reduce((sum, { bytes }) => sum + bytes, 0)]),
    )
    const verdicts = verdictsOn({ cold, lists, acts: done })
    printVerdicts(verdicts)
    const seconds = Math.round((Date.now() - began) / 1000)
    const { failures } = bench
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(
      file,
      JSON.stringify({ runs, seconds, cold, slow: slowly, acts: done, lists, verdicts, failures }, null, 2),
    )
    printFailures(failures)
    const busy = `${Math.round(loadavg()[1] ?? NaN)} processes at work on ${availableParallelism()} processors`
    console.log(
      `\nMeasured in ${Math.floor(seconds / 60)} min ${seconds % 60} s, at the end with ${busy}; all numbers are in ${file}`,
    )
    return 0
  } finally {
    await site.close()
    await api.close()
  }
}
