import type { Fetch } from '#/api/transport'
import { isObject } from '#/domain/isObject'
import { type Config, ConfigError } from './config'
import { type ConfigProblem, configSchema, readFields } from './configSchema'
import { unknownFields } from './unknownFields'

/** Validates a parsed `config.json`; throws ConfigError that names each wrong field. */
export function readConfig(given: unknown): Config {
  const json = withNodeDefaults(given)
  const { data: config, problems } = readFields(configSchema, json)
  // Fields are compared with each other only if each is valid.
  const wrong = problems ?? contradictionsIn(config)
  if (config === null || wrong.length > 0) throw new ConfigError(wrong, unknownFields(configSchema, json))
  return config
}

/** A local chain needs only its ID, as nodes write it, a name and the URL of its node: its currency is Ether by default. */
function withNodeDefaults(json: unknown): unknown {
  if (!isObject(json) || !Array.isArray(json['chains'])) return json
  const chains = json['chains'].map((chain: unknown) => {
    if (!isObject(chain) || !chain['rpcUrl'] || chain['baseUrl'] || chain['multichain']) return chain
    const { id } = chain
    return { currency: { name: 'Ether', symbol: 'ETH' }, ...chain, id: typeof id === 'number' ? String(id) : id }
  })
  return { ...json, chains }
}

function contradictionsIn({ chains, chainsFrom, proUrl, defaultChain: named, brand }: Config): ConfigProblem[] {
  const problems: ConfigProblem[] = []
  if (chainsFrom && !proUrl) problems.push({ field: 'chainsFrom', message: 'needs proUrl, which is not set' })
  if (chains.length === 0) problems.push({ field: 'chains', message: 'must list at least one chain' })
  const seen = new Set<string>()
  for (const [index, { id, slug, baseUrl, proUrl: own, rpcUrl, multichain }] of chains.entries()) {
    const add = (field: string, message: string) => problems.push({ field: `chains[${index}].${field}`, message })
    for (const [field, name] of [
      ['id', id],
      ['slug', slug],
    ] as const) {
      if (name && seen.has(name)) add(field, `"${name}" names another chain already`)
      if (name) seen.add(name)
    }
    if (multichain && !proUrl && !own) add('multichain', 'needs proUrl, which is not set')
    if (!multichain && !baseUrl && !rpcUrl) add('baseUrl', 'is needed where multichain is false and there is no rpcUrl')
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
  return { ...config, unknownFields: unknownFields(configSchema, json) }
}

/** Checks the names of fields, by code of the administration that is only loaded if there are any. */
async function demandFieldNames(names: Readonly<Record<string, string>>): Promise<void> {
  if (Object.keys(names).length === 0) return
  const problems = (await import('#/data/config/adminFieldNames').catch(() => null))?.problemsOfFieldNames(names) ?? []
  if (problems.length > 0) throw new ConfigError(problems)
}
