import { readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { type Chain, type Config, configFields } from './config'
import type { ConfigProblem } from './configFields'

/** Every field of config.json: what it means. Which fields there are, of what kind and with which default, the reader of them tells. */
const MEANINGS: Record<ConfigField, string> = {
  proUrl: 'the multichain API, `{proUrl}/{chain id}/api/v2`; a path is one whose proxy adds the key',
  credential: 'how a key is sent to `proUrl`: in a header, or in the address; readers may choose',
  requestsPerSecond: 'what the plan behind `proUrl` allows, where its answers do not tell: 5, or what readers set',
  meritsUrl: 'the administration API; without it `/admin` does not exist',
  'merits.fieldNames': 'what that API calls fields of a network: `{ "explorer_api_key": "vendor_api_key" }`',
  'merits.help': 'sentences shown to its administrators',
  defaultChain: 'id or slug of the chain that links without one lead to; else the first',
  chainsFrom: 'adds, at start, the chains that `proUrl` lists (`GET {proUrl}/api/json/config`)',
  'chains[].id': 'its decimal id, which stands in every address',
  'chains[].slug': 'a name that leads there, too',
  'chains[].name': 'what it is called',
  'chains[].baseUrl': 'its own instance, `{baseUrl}/api/v2`',
  'chains[].proUrl': 'another multichain API for it than `proUrl`',
  'chains[].multichain': 'whether `proUrl` serves it',
  'chains[].currency.name': 'its native coin',
  'chains[].currency.symbol': 'as amounts are written',
  'chains[].currency.decimals': 'digits after the point',
  'chains[].testnet': 'whether it is one',
  'chains[].color': 'made legible, the accent of its pages',
  ipfsGateways: 'where `ipfs://` media are fetched; who answers first is asked first from then on',
  arweaveGateways: 'the same for `ar://`',
  mediaProxy: 'asked for media in place of their hosts, `{mediaProxy}?url={address}&width={pixels}`',
  offline: 'whether browsers keep the app itself, to open it without a network',
  demo: 'answers `/demo-api/…` in the browser from the recorded chains',
}

type ConfigField =
  | Exclude<keyof Config, 'chains' | 'merits'>
  | `merits.${keyof Config['merits']}`
  | `chains[].${Exclude<keyof Chain, 'added' | 'currency'>}`
  | `chains[].currency.${keyof Chain['currency']}`

/** An object that has whatever it is asked for, and notes the paths of it. */
function listening(at: string, heard: string[]): object {
  const has = (key: string | symbol) => {
    if (typeof key !== 'string') return undefined
    const path = at ? `${at}.${key}` : key
    if (!heard.includes(path)) heard.push(path)
    return key === 'chains' ? [listening('chains[]', heard)] : listening(path, heard)
  }
  return new Proxy(
    {},
    {
      get: (_, key) => has(key),
      getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: null }),
    },
  )
}

/** The paths of all fields that the reader looks for; those that hold others are left out. */
function fieldsSought(): string[] {
  const heard: string[] = []
  configFields(listening('', heard), '', [])
  return heard.filter((path) => !heard.some((other) => other.startsWith(`${path}.`) || other.startsWith(`${path}[]`)))
}

/** A configuration with `value` at a path and nothing else. */
function only(path: string, value: unknown): object {
  return path.split('.').reduceRight<unknown>((inner, step) => {
    const name = step.replace('[]', '')
    return { [name]: name === step ? inner : [inner] }
  }, value) as object
}

/** What the reader says of a value at a path, and what it makes of it. */
function asked(path: string, value: unknown): { complaint: string | undefined; read: unknown } {
  const problems: ConfigProblem[] = []
  const config: unknown = configFields(only(path, value), '', problems)
  const at = path.replace('[]', '[0]')
  const read = at
    .split(/[.[\]]+/)
    .reduce<unknown>((from, step) => (from as Record<string, unknown> | undefined)?.[step], config)
  return { complaint: problems.find(({ field }) => field === at)?.message, read }
}

/** The words of a complaint that say what is right. */
const word = (complaint = '') => complaint.replace(/^must (?:be (?:an? )?)?/, '')

/** What a field may be, in the words in which a wrong one is complained of. */
function kindOf(path: string): string {
  const kind = word(asked(path, Symbol('wrong')).complaint)
  const rule = kind === 'string' ? word(asked(path, '').complaint) : kind
  const several = kind === 'array' ? word(problemOf(path)) : ''
  const text = several ? `array of: ${several}` : rule === 'not be empty' ? 'string' : rule || kind
  return asked(path, null).complaint === undefined ? `${text}; or null` : text
}

/** What is wrong with a text inside of an array. */
function problemOf(path: string): string {
  const problems: ConfigProblem[] = []
  configFields(only(path, ['']), '', problems)
  return problems.find(({ field }) => field.startsWith(`${path}[`))?.message ?? 'string'
}

function usualOf(path: string): string {
  const { complaint, read } = asked(path, undefined)
  if (complaint !== undefined) return '_needed_'
  return read === undefined ? '' : `\`${JSON.stringify(read)}\``
}

/** The reference of the configuration: a table in Markdown. Throws where meanings and fields are not of the same names. */
export async function configReference(): Promise<string> {
  const sought = fieldsSought()
  const told = Object.keys(MEANINGS)
  const alone = [...sought, ...told].filter((path) => !sought.includes(path) || !told.includes(path))
  if (alone.length > 0) throw new Error(`A field without a meaning, or a meaning without a field: ${alone.join(', ')}`)
  const rows = sought.map((path) => [`\`${path}\``, kindOf(path), usualOf(path), MEANINGS[path as ConfigField]])
  const lines = [['field', 'is', 'unless set', 'meaning'], ['-', '-', '-', '-'], ...rows]
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  return (await format(table, { ...(await resolveConfig('README.md')), parser: 'markdown' })).trim()
}

const PLACE = /(<!-- npm run reference -->\n\n)[^]*?(\n\n<!-- end -->)/

/** Writes the reference into the README. */
export async function main(): Promise<number> {
  const reference = await configReference()
  const readme = readFileSync('README.md', 'utf8')
  writeFileSync(
    'README.md',
    readme.replace(PLACE, (_, before: string, after: string) => before + reference + after),
  )
  return 0
}
