import type { Fetch } from '#/api/transport'
import { withoutEndSlash } from '#/api/url'
import {
  type ConfigProblem,
  fields,
  flag,
  oneOf,
  optional,
  orNull,
  several,
  text,
  texts,
  usually,
  type ValueOf,
  whole,
} from './configFields'

const isServerUrl = (url: string) =>
  /^https?:\/\//i.test(url) ? URL.canParse(url) && !/\s/.test(url) : /^\/[^/\s]/.test(url)
const serverUrlAsWritten = text([isServerUrl, 'must be an http(s) URL, or a path of this origin such as "/api"'])

/** An absolute http(s) URL, or a path of this origin; kept without a trailing slash. */
function serverUrl(...given: Parameters<typeof serverUrlAsWritten>): string {
  const url: string | undefined = serverUrlAsWritten(...given)
  return url && withoutEndSlash(url)
}

/** First segments of paths that are pages, not chains. */
const reserved =
  /^(?:search|settings|admin|add-chain|api-status|tx|txs|block|blocks|address|addresses|accounts|token|tokens|nft|transactions|internal-transactions|withdrawals)$/

const chainFields = fields({
  id: text([(id) => /^[1-9]\d*$/.test(id), 'must be a decimal chain id in quotes, such as "1"']),
  slug: optional(
    text(
      [(slug) => /^[a-z][a-z0-9-]*$/.test(slug), 'must be lower-case letters, digits and dashes'],
      [(slug) => !reserved.test(slug), 'is the name of a page'],
    ),
  ),
  name: text([(name) => name !== '', 'must not be empty']),
  baseUrl: optional(serverUrl),
  proUrl: optional(serverUrl),
  multichain: usually(flag, false),
  currency: fields({ name: text(), symbol: text(), decimals: usually(whole(0, 77), 18) }),
  testnet: usually(flag, false),
  color: optional(text([(color) => /^#[0-9a-f]{6}$/i.test(color), 'must be a colour such as "#627eea"'])),
})

const wireNames = texts(text([(name) => /^[a-z_]\w*$/i.test(name), 'must be a name in the host’s JSON']))

/** What a host of the administration API calls some fields, and what its administrators should know. */
const meritsFields = fields({ fieldNames: usually(wireNames, {}), help: usually(several(text()), []) })

/** The fields of `config.json`. */
export const configFields = fields({
  proUrl: optional(serverUrl),
  credential: usually(oneOf('bearer', 'apikey'), 'bearer'),
  requestsPerSecond: optional(whole(1)),
  meritsUrl: optional(serverUrl),
  merits: usually(meritsFields, { fieldNames: {}, help: [] }),
  defaultChain: optional(text()),
  chainsFrom: optional(oneOf('pro')),
  chains: several(chainFields),
  ipfsGateways: usually(several(serverUrl), ['https://ipfs.io', 'https://dweb.link']),
  arweaveGateways: usually(several(serverUrl), ['https://arweave.net']),
  mediaProxy: usually(orNull(serverUrl), null),
  offline: usually(flag, true),
  demo: usually(flag, false),
})

/** One chain; `id` is the decimal chain id that stands in every URL. */
export type Chain = ValueOf<typeof chainFields> & {
  /** Set where its reader added it in this browser. */
  readonly added?: true
}

/** The configuration of a deployment, as `config.json` holds it, with defaults filled in (design: configuration). */
export type Config = Omit<ValueOf<typeof configFields>, 'chains'> & { chains: Chain[] }

/** Thrown for a configuration that cannot be used; carries every problem found. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly problems: ConfigProblem[]
  constructor(problems: ConfigProblem[]) {
    super(problems.map(({ field, message }) => `${field} ${message}`).join('; '))
    this.problems = problems
  }
}

/** Validates a parsed `config.json`; throws ConfigError that names each wrong field. */
export function readConfig(json: unknown): Config {
  const problems: ConfigProblem[] = []
  const config = configFields(json, '', problems)
  // What does not hold together can only be told of fields that are right.
  if (problems.length === 0) noteContradictions(config, problems)
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

function noteContradictions(
  { chains, chainsFrom, proUrl, defaultChain: named }: Config,
  problems: ConfigProblem[],
): void {
  if (chainsFrom && !proUrl) problems.push({ field: 'chainsFrom', message: 'needs proUrl, which is not set' })
  if (chains.length === 0) problems.push({ field: 'chains', message: 'must list at least one chain' })
  const seen = new Set<string>()
  for (const [index, { id, slug, baseUrl, proUrl: own, multichain }] of chains.entries()) {
    const add = (field: string, message: string) => problems.push({ field: `chains[${index}].${field}`, message })
    for (const [field, name] of [
      ['id', id],
      ['slug', slug],
    ] as const) {
      if (name && seen.has(name)) add(field, `"${name}" names another chain already`)
      if (name) seen.add(name)
    }
    if (multichain && !proUrl && !own) add('multichain', 'needs proUrl, which is not set')
    if (!multichain && !baseUrl) add('baseUrl', 'is needed where multichain is false')
  }
  if (named && !seen.has(named)) problems.push({ field: 'defaultChain', message: `"${named}" is not one of chains` })
}

/** A chain as it was kept when it was added in this browser; null for anything that cannot be used. */
export function readAddedChain(json: unknown): Chain | null {
  const problems: ConfigProblem[] = []
  const chain = chainFields(json, 'chain', problems)
  if (problems.length > 0 || !(chain.multichain ? chain.proUrl : chain.baseUrl)) return null
  return { ...chain, added: true }
}

/** The address of the multichain API that serves a chain; undefined where none does. */
export function proUrlOf(config: Pick<Config, 'proUrl'>, { multichain, proUrl }: Chain): string | undefined {
  return multichain ? (proUrl ?? config.proUrl) : undefined
}

/** Fetches and validates the configuration at `url`; throws ConfigError when it is absent, not JSON or wrong. */
export async function loadConfig(url: string, send: Fetch): Promise<Config> {
  const response = await send(url, {}).catch(() => null)
  if (!response?.ok)
    throw new ConfigError([
      { field: url, message: response ? `was answered with status ${response.status}` : 'could not be fetched' },
    ])
  const body = await response.text()
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch (cause) {
    throw new ConfigError([
      { field: url, message: `is not JSON: ${cause instanceof Error ? cause.message : 'unreadable'}` },
    ])
  }
  const config = readConfig(json)
  await demandFieldNames(config.merits.fieldNames)
  return config
}

/** Which fields there are to be called otherwise is known to the administration's code: few hosts need it, and no page waits for it. */
async function demandFieldNames(names: Readonly<Record<string, string>>): Promise<void> {
  if (Object.keys(names).length === 0) return
  const problems = (await import('#/data/config/adminFieldNames').catch(() => null))?.problemsOfFieldNames(names) ?? []
  if (problems.length > 0) throw new ConfigError(problems)
}

/** Finds a chain by its decimal id or its slug. */
export function findChain(config: Config, name: string): Chain | undefined {
  return config.chains.find(({ id, slug }) => id === name || slug === name)
}

/** The chain that links without one resolve to: `defaultChain`, else the first. */
export function defaultChain(config: Config): Chain {
  const named = config.defaultChain === undefined ? undefined : findChain(config, config.defaultChain)
  const chain = named ?? config.chains[0]
  if (!chain) throw new ConfigError([{ field: 'chains', message: 'must list at least one chain' }])
  return chain
}
