import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findBrowser } from '../browser.mjs'
import { liveConfig } from '../fixtures/config'
import { chain, smallChain } from '#/testing/pages'
import { pageNamed } from './pages'
import { serveApi } from './api'
import { median, rounded } from './numbers'
import { runsOf } from './options'
import { serveBuild } from './site'

/** The last version for the oldest Node that this repository supports; too big to be a dependency for a rare command. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const FOLDER = 'test-results/lighthouse'

const paths: Readonly<Record<string, string>> = {
  home: '/',
  chain: `/${chain}`,
  list: `/${smallChain}/txs`,
  transaction: pageNamed('transaction').path,
  gallery: pageNamed('address NFTs').path,
}

const forms = ['mobile', 'desktop'] as const
type Form = (typeof forms)[number]

/** How many times slower than this machine Lighthouse makes the device of a form. */
const SLOWDOWNS: Readonly<Record<Form, number>> = { mobile: 4, desktop: 1 }
/** The BenchmarkIndex of the machines for which that makes a phone: the middle of the range in docs/throttling.md of Lighthouse. */
const EXPECTED_INDEX = 1750

/** The fields of a report that are used; scores are 0 to 1, or null. */
interface Report {
  categories: Record<string, { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; scoreDisplayMode: string; displayValue?: string }>
  /** How fast this machine was. */
  environment: { benchmarkIndex: number }
}

/** What is measured: a page, as a device shows it that is so many times slower than this machine. */
interface Subject {
  page: string
  form: Form
  slowdown: number
}

/** Runs Lighthouse, which writes its report to a file. It must not block: this process serves the page. */
async function reportOn(url: string, { page, form, slowdown }: Subject): Promise<Report> {
  const file = `${FOLDER}/${page}-${form}-${slowdown}x.json`
  const options = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--headless=new --no-sandbox',
    form === 'desktop' ? '--preset=desktop' : `--throttling.cpuSlowdownMultiplier=${slowdown}`,
  ]
  const child = spawn('npx', ['--yes', LIGHTHOUSE, ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: findBrowser().path, npm_config_loglevel: 'error' },
  })
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve))
  if (code !== 0) throw new Error(`${LIGHTHOUSE} wrote no report on ${url}`)
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

const percent = (score: number | null) => (score === null ? NaN : Math.round(score * 100))

/** The audits that keep a category from 100, in Lighthouse's words. */
function shortcomings({ categories, audits }: Report): string[] {
  return Object.values(categories)
    .filter(({ score }) => score !== 1)
    .flatMap(({ title, auditRefs }) =>
      auditRefs.flatMap(({ id, weight }) => {
        const audit = audits[id]
        const isFailed = audit && weight > 0 && audit.score !== null && audit.score < 0.995
        return isFailed ? [`${title}: ${audit.title} (${percent(audit.score)}) ${audit.displayValue ?? ''}`] : []
      }),
    )
}

/** The scores of one page by category: the median of several runs, and between which they were if they differ. */
function scoresOf(reports: readonly Report[]): Record<string, string> {
  const titles = Object.entries(reports[0]?.categories ?? {}).map(([id, { title }]) => [id, title] as const)
  return Object.fromEntries(
    titles.map(([id, title]) => {
      const scores = reports.map(({ categories }) => percent(categories[id]?.score ?? null))
      const [least, most] = [Math.min(...scores), Math.max(...scores)]
      return [title, least === most ? `${least}` : `${rounded(median(scores))} (${least} to ${most})`]
    }),
  )
}

const known = [...Object.keys(paths), ...forms]

interface Options {
  pages: string[]
  forms: readonly Form[]
  runs: number
  isCalibrated: boolean
}

/** What the command measures; throws if the arguments are invalid. */
function optionsOf(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { runs: { type: 'string', default: '1' }, calibrated: { type: 'boolean', default: false } },
  })
  const wrong = positionals.find((name) => !known.includes(name))
  if (wrong !== undefined) throw new Error(`There is no page ${wrong}`)
  const chosen = <T extends string>(of: readonly T[]) => {
    const named = of.filter((name) => positionals.includes(name))
    return named.length > 0 ? named : [...of]
  }
  return {
    pages: chosen(Object.keys(paths)),
    forms: chosen(forms),
    runs: runsOf(values.runs),
    isCalibrated: values.calibrated,
  }
}

/** Prints the scores that Lighthouse gives pages of the built app, served as `npm run bench` does; `args` are names of pages and forms, all by default. */
export async function main(args: string[]): Promise<number> {
  let options: Options
  try {
    options = optionsOf(args)
  } catch (error) {
    console.error(`${String(error)}\nnpm run lighthouse -- [${known.join('] [')}] [--runs N] [--calibrated]`)
    return 2
  }
  mkdirSync(FOLDER, { recursive: true })
  const api = await serveApi()
  const site = await serveBuild('dist', liveConfig(api.url))
  const rows: Record<string, string | number>[] = []
  const faults: string[] = []
  /** Adds a row for the subject; returns the BenchmarkIndex of this machine. */
  async function measure(subject: Subject): Promise<number> {
    const { page, form, slowdown } = subject
    const reports: Report[] = []
    for (let run = 0; run < options.runs; run += 1) reports.push(await reportOn(site.url + paths[page], subject))
    const machine = rounded(median(reports.map(({ environment }) => environment.benchmarkIndex)))
    rows.push({ page, form, slowdown, ...scoresOf(reports), machine })
    const found = new Set(reports.flatMap((report) => shortcomings(report)))
    faults.push(...Array.from(found, (fault) => `${page}, ${form}, ${slowdown}x: ${fault}`))
    return machine
  }
  try {
    for (const form of options.forms) {
      for (const page of options.pages) {
        const machine = await measure({ page, form, slowdown: SLOWDOWNS[form] })
        if (options.isCalibrated && form === 'mobile')
          await measure({ page, form, slowdown: rounded((SLOWDOWNS[form] * machine) / EXPECTED_INDEX, 1) })
      }
    }
  } finally {
    await site.close()
    await api.close()
  }
  console.table(rows)
  console.log(
    [
      'machine: the BenchmarkIndex of this machine. slowdown: how many times slower than it the device is. For a phone, Lighthouse',
      `expects a machine of ${EXPECTED_INDEX}; with --calibrated, a second row has the slowdown that makes the same phone of this machine.`,
      ...faults,
      `The reports are in ${FOLDER}; https://googlechrome.github.io/lighthouse/viewer/ shows them.`,
    ].join('\n'),
  )
  return 0
}
