import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../browser.mjs'
import { liveConfig } from '../fixtures/config'
import { acts } from './acts'
import { type Measured, measured, pageNamed } from './pages'
import { serveApi, serveCompressed } from './servers'
import { type Conditions, type Visit, visitCold } from './visit'

const USAGE = `npm run bench -- [options]
Measures the built app against the least that a page can be (limit.html), in turn, and prints medians. It asserts nothing.
  --runs N        visits to each page (5)
  --page NAME     this page alone, may be given often: ${measured.map(({ name }) => name).join(', ')}
  --no-acts       leaves out what is done on a page that stands
  --json FILE     where all numbers go (test-results/bench.json)`

/** 10 Mb/s with 40 ms to each server, whose API thinks for 100 ms. */
const slow = { network: { latency: 40, downloadThroughput: 1_250_000 }, delay: 100 }

/** One line of the table: the medians of a page's visits, and of the hand-written page's. */
interface Line extends Visit {
  page: string
  cpu: number
  limit: number
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low = NaN, high = NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return (low + high) / 2
}

function mediansOf<T extends Record<keyof T, number>>(all: readonly T[]): T {
  const names = Object.keys(all[0] ?? {}) as (keyof T)[]
  return Object.fromEntries(names.map((name) => [name, median(all.map((each) => each[name]))])) as T
}

/** What the visits are made with. */
interface Bench {
  browser: Browser
  /** Addresses of the site and of the API. */
  site: string
  api: string
}

/** Measures a page and its limit in turn, so that what else the machine does concerns both. */
async function measure(bench: Bench, page: Measured, under: Conditions, runs: number): Promise<Line> {
  const { browser, site, api } = bench
  const [, chain = ''] = page.path.split('/')
  const limit = `${site}/limit.html?${new URLSearchParams({ view: page.view, chain, api: `${api}/${page.api}` })}`
  const plain = page.view === 'record' ? 'main dd' : 'main [data-index]'
  const visits: Visit[] = []
  const limits: number[] = []
  for (let run = 0; run < runs; run += 1) {
    limits.push((await visitCold(browser, limit, plain, under)).first)
    visits.push(await visitCold(browser, site + page.path, page.ready, under))
  }
  return { page: page.name, cpu: under.cpu, limit: median(limits), ...mediansOf(visits) }
}

function print(title: string, lines: readonly Line[]): void {
  console.log(`\n${title}`)
  const round = Math.round
  console.table(
    lines.map((line) => ({
      page: line.page,
      CPU: `${line.cpu}x`,
      'JS kB': round(line.javascript / 100) / 10,
      'CSS kB': round(line.css / 100) / 10,
      requests: line.requests,
      'FCP ms': round(line.fcp),
      'LCP ms': round(line.lcp),
      'first ms': round(line.first),
      'limit ms': round(line.limit),
      ratio: round((line.first / line.limit) * 100) / 100,
      'blocking ms': round(line.blocking),
      CLS: round(line.shift * 10_000) / 10_000,
      'heap MB': round(line.heap / 100_000) / 10,
      elements: line.elements,
    })),
  )
}

function optionsOf(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      page: { type: 'string', multiple: true },
      'no-acts': { type: 'boolean', default: false },
      json: { type: 'string', default: 'test-results/bench.json' },
    },
  })
  if (!/^[1-9]\d?$/.test(values.runs)) throw new Error('--runs must be a number from 1 to 99')
  const pages = values.page?.map(pageNamed) ?? measured
  return { runs: Number(values.runs), pages, acts: values['no-acts'] ? [] : acts, file: values.json }
}

/** Runs the bench as its arguments say; the exit code is 2 where they are wrong. */
export async function main(args: string[]): Promise<number> {
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
  const browser = await chromium.launch({ executablePath: findBrowser().path })
  const visits = async (under: Conditions, times = runs) => {
    const lines = []
    for (const page of pages) lines.push(await measure({ browser, site: site.url, api: api.url }, page, under, times))
    return lines
  }
  try {
    // What is compressed or thought out for the first time is nobody's time.
    await visits({ cpu: 1 }, 1)
    const cold = [...(await visits({ cpu: 1 })), ...(await visits({ cpu: 4 }))]
    print(`Cold visits, medians of ${runs}`, cold)
    api.delay = slow.delay
    const slowly = await visits({ cpu: 1, network: slow.network })
    api.delay = 0
    print('The same at 10 Mb/s and 40 ms, the API answering after 100 ms more', slowly)
    const done: Record<string, number> = {}
    for (const act of options.acts) {
      const taken = []
      for (let run = 0; run < runs; run += 1) taken.push(await act(browser, site.url, api))
      Object.assign(done, mediansOf(taken))
    }
    if (options.acts.length > 0)
      console.table(Object.entries(done).map(([what, value]) => ({ what, median: Math.round(value * 10) / 10 })))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ runs, cold, slow: slowly, acts: done }, null, 2))
    return 0
  } finally {
    await browser.close()
    await site.close()
    await api.close()
  }
}
