import * as z from 'zod/mini'
import { NETWORK_FIELDS, type NetworkField } from '#/api/networkFields'

/** An absolute http(s) URL, or a path of this origin; kept without a trailing slash. */
const serverUrl = z.pipe(
  z.string().check(
    z.refine((text) => (/^https?:\/\//i.test(text) ? URL.canParse(text) && !/\s/.test(text) : /^\/[^/\s]/.test(text)), {
      error: 'must be an http(s) URL, or a path of this origin such as "/api"',
    }),
  ),
  z.transform((text) => text.replace(/\/+$/, '')),
)

/** First segments of paths that are pages, not chains. */
const reserved =
  /^(?:search|settings|admin|api-status|tx|txs|block|blocks|address|addresses|accounts|token|tokens|nft|transactions|internal-transactions|withdrawals)$/

const chainSchema = z.object({
  id: z.string().check(z.regex(/^[1-9]\d*$/, { error: 'must be a decimal chain id in quotes, such as "1"' })),
  slug: z.optional(
    z.string().check(
      z.regex(/^[a-z][a-z0-9-]*$/, { error: 'must be lower-case letters, digits and dashes' }),
      z.refine((slug) => !reserved.test(slug), { error: 'is the name of a page' }),
    ),
  ),
  name: z.string().check(z.minLength(1)),
  baseUrl: z.optional(serverUrl),
  multichain: z._default(z.boolean(), false),
  currency: z.object({
    name: z.string(),
    symbol: z.string(),
    decimals: z._default(z.int().check(z.gte(0), z.lte(77)), 18),
  }),
  testnet: z._default(z.boolean(), false),
  color: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i, { error: 'must be a colour such as "#627eea"' }))),
})

/** What a host of the administration API calls some fields, and what its administrators should know. */
const meritsSchema = z.object({
  fieldNames: z._default(
    z
      .record(z.string(), z.string().check(z.regex(/^[a-z_]\w*$/i, { error: 'must be a name in the host’s JSON' })))
      .check(
        z.superRefine((names, problems) => {
          const nameOf = (field: NetworkField) => names[field] ?? field
          for (const [field, name] of Object.entries(names)) {
            const add = (message: string) => problems.addIssue({ code: 'custom', path: [field], message })
            if (!NETWORK_FIELDS.some((known) => known === field)) add(`is none of ${NETWORK_FIELDS.join(', ')}`)
            else if (name === 'chain_id' || NETWORK_FIELDS.some((other) => other !== field && nameOf(other) === name)) {
              add(`"${name}" is what another field is called`)
            }
          }
        }),
      ),
    {},
  ),
  help: z._default(z.array(z.string()), []),
})

const configSchema = z
  .object({
    proUrl: z.optional(serverUrl),
    credential: z._default(z.enum(['bearer', 'apikey'], { error: 'must be "bearer" or "apikey"' }), 'bearer'),
    meritsUrl: z.optional(serverUrl),
    merits: z.prefault(meritsSchema, {}),
    defaultChain: z.optional(z.string()),
    chains: z.array(chainSchema).check(z.minLength(1, { error: 'must list at least one chain' })),
    ipfsGateways: z._default(z.array(serverUrl), ['https://ipfs.io', 'https://dweb.link']),
    mediaProxy: z._default(z.nullable(serverUrl), null),
    demo: z._default(z.boolean(), false),
  })
  .check(
    z.superRefine(({ chains, proUrl, defaultChain: named }, problems) => {
      const seen = new Set<string>()
      for (const [index, { id, slug, baseUrl, multichain }] of chains.entries()) {
        const add = (field: string, message: string) =>
          problems.addIssue({ code: 'custom', path: ['chains', index, field], message })
        for (const [field, name] of [
          ['id', id],
          ['slug', slug],
        ] as const) {
          if (name && seen.has(name)) add(field, `"${name}" names another chain already`)
          if (name) seen.add(name)
        }
        if (multichain && !proUrl) add('multichain', 'needs proUrl, which is not set')
        if (!multichain && !baseUrl) add('baseUrl', 'is needed where multichain is false')
      }
      if (named && !seen.has(named)) {
        problems.addIssue({ code: 'custom', path: ['defaultChain'], message: `"${named}" is not one of chains` })
      }
    }),
  )

/** The configuration of a deployment, as `config.json` holds it, with defaults filled in (design: configuration). */
export type Config = z.output<typeof configSchema>

/** One configured chain; `id` is the decimal chain id that stands in every URL. */
export type Chain = Config['chains'][number]

/** What is wrong with a configuration: the field by its path, such as `chains[0].id`, and why. */
export interface ConfigProblem {
  field: string
  message: string
}

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
  const result = configSchema.safeParse(json, { reportInput: true })
  if (result.success) return result.data
  throw new ConfigError(result.error.issues.map((issue) => ({ field: fieldOf(issue.path), message: reasonOf(issue) })))
}

function fieldOf(path: PropertyKey[]): string {
  const text = path.map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i ? '.' : ''}${String(key)}`))
  return text.join('') || 'config.json'
}

/** The mini build of zod has no messages of its own, so that those of plain types are made here. */
function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_type') return issue.message
  return issue.input === undefined && issue.path.length > 0 ? 'is missing' : `must be ${issue.expected}`
}

/** Fetches and validates the configuration at `url`; throws ConfigError when it is absent, not JSON or wrong. */
export async function loadConfig(url: string): Promise<Config> {
  const response = await fetch(url).catch(() => null)
  if (!response?.ok)
    throw new ConfigError([
      { field: url, message: response ? `was answered with status ${response.status}` : 'could not be fetched' },
    ])
  const text = await response.text()
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new ConfigError([
      { field: url, message: `is not JSON: ${cause instanceof Error ? cause.message : 'unreadable'}` },
    ])
  }
  return readConfig(json)
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
