import type * as z from 'zod/mini'
import type { chainSchema, ConfigProblem, configSchema } from './configSchema'
import type { UnknownField } from './unknownFields'

/** One chain; `id` is its key, which is in every URL (see domain/chainKey). */
export type Chain = z.output<typeof chainSchema> & {
  /** Set if it was added in this browser. */
  readonly added?: true
}

/** The configuration in `config.json`, with defaults (docs/configuration). */
export type Config = Omit<z.output<typeof configSchema>, 'chains'> & {
  chains: Chain[]
  /** What the file has that is not read. */
  readonly unknownFields?: readonly UnknownField[]
}

/** An invalid configuration, with all of its problems. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly problems: ConfigProblem[]
  /** Fields that may have been meant for those that are missing. */
  readonly unknownFields: readonly UnknownField[]
  constructor(problems: ConfigProblem[], unknown: readonly UnknownField[] = []) {
    super(problems.map(({ field, message }) => `${field} ${message}`).join('; '))
    this.problems = problems
    this.unknownFields = unknown
  }
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

/** The node that a chain without an API is read from; undefined for a chain with an API. */
export function nodeUrlOf({ multichain, baseUrl, rpcUrl }: Chain): string | undefined {
  return multichain || baseUrl ? undefined : rpcUrl
}

/** The URL of the multichain API that serves a chain; undefined where none does. */
export function proUrlOf(config: Pick<Config, 'proUrl'>, { multichain, proUrl }: Chain): string | undefined {
  return multichain ? (proUrl ?? config.proUrl) : undefined
}
