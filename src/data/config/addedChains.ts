import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
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

/** Adds chains in this browser, replacing those with the same ID; false if they could not be saved and last as long as the page. */
export function addChains(router: AnyRouter, chains: readonly Chain[]): Promise<boolean> {
  const all = new Map([...addedChains(), ...chains].map((chain) => [chain.id, chain]))
  return keep(router, [...all.values()])
}

/** Removes a chain that was added in this browser. */
export function removeChain(router: AnyRouter, id: string): Promise<boolean> {
  return keep(
    router,
    addedChains().filter((chain) => chain.id !== id),
  )
}

async function keep(router: AnyRouter, chains: readonly Chain[]): Promise<boolean> {
  const kept = store(chains)
  setUnsavedChains(kept ? [] : chains)
  await show(router)
  return kept
}

function store(chains: readonly Chain[]): boolean {
  try {
    if (chains.length === 0) localStorage.removeItem(ADDED_SLOT)
    else localStorage.setItem(ADDED_SLOT, JSON.stringify(chains))
    return true
  } catch {
    return false
  }
}

async function show(router: AnyRouter): Promise<void> {
  const { config }: { config: Config } = router.options.context
  await takeConfig(router, withAdded(config))
}

/** Replaces the configuration in the router's context, where all pages read it. */
export async function takeConfig(router: AnyRouter, config: Config): Promise<void> {
  const context: { config: Config; queryClient: QueryClient } = router.options.context
  // Data of one API must not be shown for a chain that is read from another.
  const before = written(context.config.chains)
  const after = written(config.chains)
  const changed = new Set<unknown>([...before.keys(), ...after.keys()].filter((id) => before.get(id) !== after.get(id)))
  router.update({ ...router.options, context: { ...context, config } })
  context.queryClient.removeQueries({
    predicate: ({ queryKey }) => queryKey.slice(0, 2).some((part) => changed.has(part)),
  })
  await router.invalidate()
}

function written(chains: readonly Chain[]): Map<string, string> {
  return new Map(chains.map((chain) => [chain.id, JSON.stringify(chain)]))
}
