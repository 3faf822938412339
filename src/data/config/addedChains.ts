import * as z from 'zod/mini'
import { type Chain, type Config, findChain } from '#/data/config/config'
import { chainSchema } from '#/data/config/configSchema'
import { readElements } from '#/data/persistence/storedValue'

/** A chain with its API, without further configuration. */
const addedChain = z.pipe(
  chainSchema.check(z.refine(({ multichain, proUrl, baseUrl }) => (multichain ? proUrl : baseUrl) !== undefined)),
  z.transform((chain): Chain => ({ ...chain, added: true })),
)

/** The key of the chains that were added in this browser. */
export const ADDED_SLOT = 'astrolabe.chains'

/** Chains that could not be saved because storage is denied; they last as long as the page. */
let unsavedChains: readonly Chain[] = []

/** The chains that were added in this browser, without unreadable ones. */
export function addedChains(): readonly Chain[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(ADDED_SLOT) ?? '[]')
    return [...readElements(addedChain, stored), ...unsavedChains]
  } catch {
    return unsavedChains // Denied, or damaged: what is added next takes its place.
  }
}

/** Sets the chains that could not be saved. */
export function setUnsavedChains(chains: readonly Chain[]): void {
  unsavedChains = chains
}

/** The configuration without the chains that were added in the browser. */
export function withoutAdded(config: Config): Config {
  return { ...config, chains: config.chains.filter(({ added }) => !added) }
}

/** The configuration with the added chains; a configured chain with the same ID takes precedence. */
export function withAdded(config: Config): Config {
  const configured = withoutAdded(config)
  const others = new Map(addedChains().flatMap((chain) => (findChain(configured, chain.id) ? [] : [[chain.id, chain]])))
  return { ...configured, chains: [...configured.chains, ...others.values()] }
}
