import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { type Chain, type Config, findChain } from '#/data/config/config'
import { chainSchema } from '#/data/config/configSchema'
import { readElements, storedValue, unsavedSlots } from '#/data/persistence/storedValue'

/** A chain with its API or node, without further configuration. */
const addedChain = z.pipe(
  chainSchema.check(
    z.refine(({ multichain, proUrl, baseUrl, rpcUrl }) => (multichain ? proUrl : (baseUrl ?? rpcUrl)) !== undefined),
  ),
  z.transform((chain): Chain => ({ ...chain, added: true })),
)

const ADDED_SLOT = 'astrolabe.chains'

/** The chains that were added in this browser, without unreadable ones; undefined if there are none, so that nothing is left in the storage. */
export const addedChains = storedValue(ADDED_SLOT, (stored): readonly Chain[] | undefined => {
  const chains = readElements(addedChain, stored)
  return chains.length > 0 ? chains : undefined
})

/** The configuration without the chains that were added in the browser. */
export function withoutAdded(config: Config): Config {
  return { ...config, chains: config.chains.filter(({ added }) => !added) }
}

/** The configuration with the added chains; a configured chain with the same ID takes precedence. */
export function withAdded(config: Config): Config {
  const configured = withoutAdded(config)
  const others = new Map(
    (addedChains.get() ?? []).flatMap((chain) => (findChain(configured, chain.id) ? [] : [[chain.id, chain]])),
  )
  return { ...configured, chains: [...configured.chains, ...others.values()] }
}

/** Adds chains in this browser, replacing those with the same ID; false if they could not be saved and last as long as the page. */
export function addChains(router: AnyRouter, chains: readonly Chain[]): Promise<boolean> {
  const all = new Map([...(addedChains.get() ?? []), ...chains].map((chain) => [chain.id, chain]))
  return save(router, [...all.values()])
}

/** Removes a chain that was added in this browser. */
export async function removeChain(router: AnyRouter, id: string): Promise<void> {
  await save(
    router,
    (addedChains.get() ?? []).filter((chain) => chain.id !== id),
  )
}

async function save(router: AnyRouter, chains: readonly Chain[]): Promise<boolean> {
  addedChains.set(chains.length > 0 ? chains : undefined)
  await show(router)
  return !unsavedSlots.get().has(ADDED_SLOT)
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
