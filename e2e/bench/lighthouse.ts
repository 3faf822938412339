import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { findBrowser } from '../browser.mjs'
import { liveConfig } from '../fixtures/config'
import { chain, smallChain } from '../pages'
import { pageNamed } from './pages'
import { serveApi } from './api'
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

/** The fields of a report that are used; scores are 0 to 1, or null. */
interface Report {
  categories: Record<string, { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; scoreDisplayMode: string; displayValue?: string }>
}

/** Runs Lighthouse, which writes its report to a file. It must not block: this process serves the page. */
async function reportOn(url: string, form: Form, name: string): Promise<Report> {
  const file = `${FOLDER}/${name}-${form}.json`
  const options = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--headless=new --no-sandbox',
    ...(form === 'desktop' ? ['--preset=desktop'] : []),
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

/** Prints the scores that Lighthouse gives pages of the built app, served as `npm run bench` does; `args` are names of pages and forms, all by default. */
export async function main(args: string[]): Promise<number> {
  const known = [...Object.keys(paths), ...forms]
  const wrong = args.find((name) => !known.includes(name))
  if (wrong !== undefined) {
    console.error(`There is no page ${wrong}: npm run lighthouse -- [${known.join('] [')}]`)
    return 2
  }
  const chosen = <T extends string>(of: readonly T[]) => {
    const named = of.filter((name) => args.includes(name))
    return named.length > 0 ? named : of
  }
  mkdirSync(FOLDER, { recursive: true })
  const api = await serveApi()
  const site = await serveBuild('dist', liveConfig(api.url))
  const rows: Record<string, string | number>[] = []
  const faults: string[] = []
  try {
    for (const form of chosen(forms)) {
      for (const name of chosen(Object.keys(paths))) {
        const report = await reportOn(site.url + paths[name], form, name)
        const scores = Object.values(report.categories).map(({ title, score }) => [title, percent(score)] as const)
        rows.push({ page: name, form, ...Object.fromEntries(scores) })
        faults.push(...shortcomings(report).map((fault) => `${name}, ${form}: ${fault}`))
      }
    }
  } finally {
    await site.close()
    await api.close()
  }
  console.table(rows)
  console.log(
    [...faults, `The reports are in ${FOLDER}; https://googlechrome.github.io/lighthouse/viewer/ shows them.`].join(
      '\n',
    ),
  )
  return 0
}
