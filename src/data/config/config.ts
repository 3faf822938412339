import type * as z from 'zod/mini'
import type { Fetch } from '#/api/transport'
import { type chainSchema, type ConfigProblem, configSchema, readFields } from './configSchema'

/** One chain; `id` is the decimal chain ID, which is in every URL. */
export type Chain = z.output<typeof chainSchema> & {
  /** Set if it was added in this browser. */
  readonly added?: true
}

/** The configuration in `config.json`, with defaults (docs/configuration). */
export type Config = Omit<z.output<typeof configSchema>, 'chains'> & { chains: Chain[] }

/** An invalid configuration, with all of its problems. */
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
  const { data: config, problems } = readFields(configSchema, json)
  // Fields are compared with each other only if each is valid.
  const wrong = problems ?? contradictionsIn(config)
  if (config === null || wrong.length > 0) throw new ConfigError(wrong)
  return config
}

function contradictionsIn({ chains, chainsFrom, proUrl, defaultChain: named, brand }: Config): ConfigProblem[] {
  const problems: ConfigProblem[] = []
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
  // Chains that are added at start are not known yet.
  for (const [index, featured] of chainsFrom ? [] : brand.featuredChains.entries()) {
    if (!seen.has(featured))
      problems.push({ field: `brand.featuredChains[${index}]`, message: `"${featured}" is not one of chains` })
  }
  return problems
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

/** Checks the names of fields, by code of the administration that is only loaded if there are any. */
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

/** The chains that the operator features, in the operator's order. */
export function featuredChains(config: Config): readonly Chain[] {
  return [...new Set(config.brand.featuredChains.flatMap((name) => findChain(config, name) ?? []))]
}

/** All mainnets, or all chains where there is only one mainnet or the demo. */
export function usualChains({ chains, demo }: Config): readonly Chain[] {
  const mainnets = chains.filter(({ testnet }) => !testnet)
  return demo || mainnets.length < 1 ? chains : mainnets
}

/** The URL of the multichain API that serves a chain; undefined where none does. */
export function proUrlOf(config: Pick<Config, 'proUrl'>, { multichain, proUrl }: Chain): string | undefined {
  return multichain ? (proUrl ?? config.proUrl) : undefined
}
