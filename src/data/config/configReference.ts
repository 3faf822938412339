import { readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import type * as z from 'zod/mini'
import { definitionOf, shapeOf } from '#/api/schemas/fields'
import type { Chain, Config } from './config'
import { configSchema, readFields } from './configSchema'

/** Every field of config.json: what it means. Which fields there are, of what kind and with which default, their schema says. */
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

/** The fields of a schema by their paths; those that hold others are left out. */
function fieldsOf(schema: z.core.$ZodType, before = ''): [path: string, schema: z.core.$ZodType][] {
  return Object.entries(shapeOf(schema) ?? {}).flatMap(([name, field]) => {
    const definition = definitionOf(field)
    const [inner, path] = definition.type === 'array' ? [definition.element, `${name}[]`] : [field, name]
    return shapeOf(inner) === null ? [[before + name, field]] : fieldsOf(inner, `${before}${path}.`)
  })
}

/** What reading a value complains of; undefined where nothing. */
function complaintOf(schema: z.core.$ZodType, value: unknown): string | undefined {
  return readFields(schema, value).problems?.[0]?.message
}

/** The words of a complaint that say what is right. */
const word = (complaint = '') => complaint.replace(/^must (?:be (?:an? )?)?/, '')

/** What a field may be, in the words in which a wrong one is complained of. */
function kindOf(schema: z.core.$ZodType): string {
  const kind = word(complaintOf(schema, Symbol('wrong')))
  const rule = kind === 'string' ? word(complaintOf(schema, '')) : kind
  const several = kind === 'array' ? word(complaintOf(schema, ['']) ?? 'string') : ''
  const text = several ? `array of: ${several}` : rule === 'not be empty' ? 'string' : rule || kind
  return complaintOf(schema, null) === undefined ? `${text}; or null` : text
}

function usualOf(schema: z.core.$ZodType): string {
  const { data, problems } = readFields(schema, undefined)
  if (problems) return '_needed_'
  return data === undefined ? '' : `\`${JSON.stringify(data)}\``
}

/** The reference of the configuration: a table in Markdown. Throws where meanings and fields are not of the same names. */
export async function configReference(): Promise<string> {
  const fields = fieldsOf(configSchema)
  const sought = fields.map(([path]) => path)
  const told = Object.keys(MEANINGS)
  const alone = [...sought, ...told].filter((path) => !sought.includes(path) || !told.includes(path))
  if (alone.length > 0) throw new Error(`A field without a meaning, or a meaning without a field: ${alone.join(', ')}`)
  const rows = fields.map(([path, schema]) => [
    `\`${path}\``,
    kindOf(schema),
    usualOf(schema),
    MEANINGS[path as ConfigField],
  ])
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
