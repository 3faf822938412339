import * as z from 'zod/mini'
import { type Chain, type Config, findChain } from '#/data/config/config'
import { chainSchema } from '#/data/config/configSchema'
import { readElements } from '#/data/persistence/readStored'

/** A chain with the server that it is read from: nothing else is configured for it. */
const addedChain = z.pipe(
  chainSchema.check(z.refine(({ multichain, proUrl, baseUrl }) => (multichain ? proUrl : baseUrl) !== undefined)),
  z.transform((chain): Chain => ({ ...chain, added: true })),
)

/** Where the chains are kept that were added in this browser. */
export const ADDED_SLOT = 'astrolabe.chains'

/** What was added where storage is denied: it lasts as long as the page. */
let unkept: readonly Chain[] = []

/** The chains that were added in this browser; what cannot be read of them is left out. */
export function addedChains(): readonly Chain[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(ADDED_SLOT) ?? '[]')
    return [...readElements(addedChain, stored), ...unkept]
  } catch {
    return unkept // Denied, or damaged: what is added next takes its place.
  }
}

/** Holds chains that could not be kept; none once all are. */
export function holdUnkept(chains: readonly Chain[]): void {
  unkept = chains
}

/** The configuration without the chains that were added in the browser. */
export function withoutAdded(config: Config): Config {
  return { ...config, chains: config.chains.filter(({ added }) => !added) }
}

/** The configuration with the chains that are added now; where one is configured under the same id, that one stands. */
export function withAdded(config: Config): Config {
  const configured = withoutAdded(config)
  const others = new Map(addedChains().flatMap((chain) => (findChain(configured, chain.id) ? [] : [[chain.id, chain]])))
  return { ...configured, chains: [...configured.chains, ...others.values()] }
}
