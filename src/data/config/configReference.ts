import { readFileSync, writeFileSync } from 'node:fs'
import { format } from 'oxfmt'
import type * as z from 'zod/mini'
import type { Chain, Config } from './config'
import { fieldsOfSchema } from './configFields'
import { type Brand, configSchema, readFields } from './configSchema'

/** The description of each field of config.json; fields, types and defaults come from its schema. */
const DESCRIPTIONS: Record<ConfigField, string> = {
  proUrl:
    'Multichain API, requested at `{proUrl}/{chain id}/api/v2`. A path is a proxy of this origin that adds the key',
  credential: 'How the API key is sent to `proUrl`: as a header, or in the URL. Users can choose otherwise',
  requestsPerSecond:
    'Rate limit of the plan behind `proUrl`, if its responses do not report one. Default: 5, or what the user sets',
  meritsUrl: 'Administration API. Without it, `/admin` does not exist',
  'merits.fieldNames': 'Other names of that API for fields of a network: `{ "explorer_api_key": "vendor_api_key" }`',
  'merits.help': 'Sentences shown to administrators',
  defaultChain: 'ID or slug of the chain for links that name none. Default: the first chain',
  chainsFrom: 'Adds, at start, the chains that `proUrl` lists (`GET {proUrl}/api/json/config`)',
  'chains[].id':
    'Decimal chain ID, the first part of every path. Another chain of the same ID has a dash and a name behind it: `31337-2`',
  'chains[].slug': 'Other name of the chain in URLs; redirects to its ID',
  'chains[].name': 'Name of the chain',
  'chains[].baseUrl': 'API of the chain itself, requested at `{baseUrl}/api/v2`. That may be at its end',
  'chains[].proUrl': 'Another multichain API for this chain than `proUrl`',
  'chains[].rpcUrl':
    'JSON-RPC node that calls of contracts are sent to. Without `baseUrl` and `multichain`, the whole chain is read from it. Default: the JSON-RPC endpoint of the chain’s APIs, if they have one',
  'chains[].multichain': 'Whether the multichain API serves the chain',
  'chains[].currency.name': 'Name of the native currency',
  'chains[].currency.symbol': 'Symbol of the native currency',
  'chains[].currency.decimals': 'Decimals of the native currency',
  'chains[].testnet': 'Whether the chain is a testnet',
  'chains[].color': 'Accent color of its pages, adjusted for contrast',
  'chains[].parentChain':
    'Of a rollup: ID of the chain (L1) that it writes to, if `chains` has it, or URL of an explorer of that chain. L1 transactions link there',
  'examples[].label': 'Name of an example on the page of all chains, or of the only chain',
  'examples[].path': 'Its page: a path of this explorer',
  ipfsGateways:
    'Gateways for `ipfs://` and `ipns://` media. The one that responded first is tried first for the session',
  arweaveGateways: 'Gateways for `ar://` media',
  swarmGateways: 'Gateways for `bzz://` media',
  mediaProxy: 'Proxy that all media are loaded through: `{mediaProxy}?url={URL}&width={pixels}`',
  signaturesUrl: 'Signature database (OpenChain or Sourcify 4byte format), for the button **Look up signature**',
  sourcifyUrl: 'Sourcify server, requested at `{sourcifyUrl}/v2/contract`: second source of a contract’s code',
  sourcify: 'Whether Sourcify is requested only after **Load from Sourcify** is pressed, or with each contract’s code',
  offline: 'Whether browsers store the app, so that it opens without a network',
  demo: 'Answers `/demo-api/…` in the browser, from the recorded chains',
  'brand.name': 'Name of the explorer, in its header and in titles of pages',
  'brand.icon': 'Square image: the icon of browser tabs, and in the header in front of the name',
  'brand.logo.light': 'Image that replaces icon and name in the header of wide windows',
  'brand.logo.dark': 'The same in the dark theme. Default: `light`',
  'brand.accent': 'Accent color of pages that belong to no chain, adjusted for contrast',
  'brand.theme': 'Theme of users who have not chosen one',
  'brand.notice.text': 'Notice above every page. Users can dismiss it; another text is shown again',
  'brand.notice.url': 'Link of the notice',
  'brand.links[].label': 'Name of a link in the footer',
  'brand.links[].url': 'Its URL. Other sites open in a new tab',
  'brand.attribution': 'Line at the end of the footer',
  'brand.featuredChains':
    'IDs or slugs of the chains that come first on the page of all chains and in the chain picker',
}

type ConfigField =
  | Exclude<keyof Config, 'chains' | 'merits' | 'examples' | 'brand' | 'unknownFields'>
  | `brand.${Exclude<keyof Brand, 'logo' | 'notice' | 'links'>}`
  | `brand.logo.${keyof NonNullable<Brand['logo']>}`
  | `brand.notice.${keyof NonNullable<Brand['notice']>}`
  | `brand.links[].${keyof Brand['links'][number]}`
  | `examples[].${keyof Config['examples'][number]}`
  | `merits.${keyof Config['merits']}`
  | `chains[].${Exclude<keyof Chain, 'added' | 'currency'>}`
  | `chains[].currency.${keyof Chain['currency']}`

/** The error message for a value; undefined if the value is valid. */
function errorFor(schema: z.core.$ZodType, value: unknown): string | undefined {
  return readFields(schema, value).problems?.[0]?.message
}

/** The part of an error message that names the valid type. */
const typeIn = (message = '') => message.replace(/^must (?:be (?:an? )?)?/, '')

/** The type of a field, in the words of the error message for a wrong value. */
function typeOf(schema: z.core.$ZodType): string {
  const type = typeIn(errorFor(schema, Symbol('wrong')))
  const rule = type === 'string' ? typeIn(errorFor(schema, '')) : type
  const element = type === 'array' ? typeIn(errorFor(schema, ['']) ?? 'string') : ''
  const text = element ? `array of: ${element}` : rule === 'not be empty' ? 'string' : rule || type
  return errorFor(schema, null) === undefined ? `${text}; or null` : text
}

function defaultOf(schema: z.core.$ZodType): string {
  const { data, problems } = readFields(schema, undefined)
  if (problems) return '_required_'
  return data === undefined ? '' : `\`${JSON.stringify(data)}\``
}

/** The configuration reference, a Markdown table. Throws if a field has no description, or a description no field. */
export async function configReference(): Promise<string> {
  const fields = fieldsOfSchema(configSchema)
  const paths = fields.map(([path]) => path)
  const described = Object.keys(DESCRIPTIONS)
  const unmatched = [...paths, ...described].filter((path) => !paths.includes(path) || !described.includes(path))
  if (unmatched.length > 0) throw new Error(`Fields and descriptions differ: ${unmatched.join(', ')}`)
  const rows = fields.map(([path, schema]) => [
    `\`${path}\``,
    typeOf(schema),
    defaultOf(schema),
    DESCRIPTIONS[path as ConfigField],
  ])
  const lines = [['field', 'type', 'default', 'description'], ['-', '-', '-', '-'], ...rows]
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  return (await format(FILE, table)).code.trim()
}

/** The page that the reference is written into, between its two comments. */
const FILE = 'docs/configuration.md'
const REFERENCE = /(<!-- npm run reference -->\n\n)[^]*?(\n\n<!-- end -->)/

/** Writes the reference into its page. */
export async function main(): Promise<number> {
  const reference = await configReference()
  const page = readFileSync(FILE, 'utf8')
  writeFileSync(
    FILE,
    page.replace(REFERENCE, (_, before: string, after: string) => before + reference + after),
  )
  return 0
}
