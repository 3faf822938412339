import type { ApiRoot } from '#/api/apiRoot'
import { parseArgs } from 'node:util'
import { probeOptional } from './optionalProbes'
import { probeMerits, probeMultichain } from './probes'
import { lost, textOf, type Report } from './report'
import { walk, type Extent, type Finding } from './walk'

const USAGE = `npm run conformance -- [--base-url URL] [--pro-url URL --chain ID [--key-env NAME]] [--merits-url URL [--merits-key-env NAME]]
Requests every endpoint of a live server, a few pages each, and prints where responses differ from the contract and whether pages
would lose anything. Reads only. A key is given by the name of the environment variable that holds it.
  --base-url URL        the API of one chain, without /api/v2
  --pro-url URL         the multichain API; needs --chain
  --chain ID            a decimal chain ID
  --key-env NAME        the variable with the key of the multichain API
  --merits-url URL      the administration API
  --merits-key-env NAME the variable with its token
  --pages N             pages of each list (2)
  --records N           records that are requested from each endpoint (2)
  --rate N              requests per second (4)
  --json                prints JSON
Exit code 0: nothing is lost; 1: something is; 2: no server could be read, or the arguments are invalid.`

const options = {
  'base-url': { type: 'string' },
  'pro-url': { type: 'string' },
  'merits-url': { type: 'string' },
  chain: { type: 'string' },
  'key-env': { type: 'string' },
  'merits-key-env': { type: 'string' },
  pages: { type: 'string', default: '2' },
  records: { type: 'string', default: '2' },
  rate: { type: 'string', default: '4' },
  json: { type: 'boolean', default: false },
} as const

/** Invalid arguments. */
class UsageError extends Error {}

function argumentsOf(args: string[]) {
  try {
    return parseArgs({ args, options, strict: true }).values
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause))
  }
}

function positive(name: string, text: string): number {
  const value = Number(text)
  if (!(value > 0)) throw new UsageError(`--${name} must be a number above 0`)
  return value
}

function serverOf(name: string, text: string): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) throw new UsageError(`--${name} must be an http(s) URL`)
  return text.replace(/\/+$/, '')
}

function secretIn(variable: string | undefined): string | undefined {
  if (variable === undefined) return undefined
  const secret = process.env[variable]
  if (!secret) throw new UsageError(`The environment variable ${variable} is not set`)
  return secret
}

/** Runs the command; returns its exit code. */
export async function main(args: string[]): Promise<number> {
  try {
    const reports = await reportsOf(args)
    const asJson = argumentsOf(args).json
    console.log(asJson ? JSON.stringify(reports, null, 2) : textOf(reports))
    const read = reports.some(({ findings, probes }) => isServed(findings) || probes.length > 0)
    return read ? Number(lost(reports)) : 2
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`${error.message}\n\n${USAGE}`)
    return 2
  }
}

/** Whether any endpoint could be read. */
function isServed(findings: readonly Finding[]): boolean {
  return findings.some(({ status }) => status === 200)
}

async function reportsOf(args: string[]): Promise<Report[]> {
  const values = argumentsOf(args)
  const extent: Extent = {
    pages: positive('pages', values.pages),
    records: positive('records', values.records),
    rate: positive('rate', values.rate),
  }
  const reports: Report[] = []
  if (values['base-url'] !== undefined) {
    const url = `${serverOf('base-url', values['base-url'])}/api/v2`
    const findings = await walk({ url, form: 'instance' }, { fetch, extent })
    const probes = isServed(findings) ? await probeOptional(fetch, { url }) : []
    reports.push({ server: url, form: 'instance', findings, probes })
  }
  if (values['pro-url'] !== undefined) {
    if (!/^\d+$/.test(values.chain ?? '')) throw new UsageError('--pro-url needs --chain with a decimal chain ID')
    const url = `${serverOf('pro-url', values['pro-url'])}/${values.chain}/api/v2`
    const key = secretIn(values['key-env'])
    const root: ApiRoot = { url, form: 'multichain', ...(key && { credential: { scheme: 'bearer', key } }) }
    const findings = await walk(root, { fetch, extent })
    const optional = isServed(findings) ? await probeOptional(fetch, { url, key }) : []
    const probes = [...(await probeMultichain(fetch, { url, key })), ...optional]
    reports.push({ server: url, form: 'multichain', findings, probes })
  }
  if (values['merits-url'] !== undefined) {
    const url = serverOf('merits-url', values['merits-url'])
    const probes = await probeMerits(fetch, url, secretIn(values['merits-key-env']))
    reports.push({ server: url, form: 'administration', findings: [], probes })
  }
  if (reports.length === 0) throw new UsageError('Name a server')
  return reports
}
