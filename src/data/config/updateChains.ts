import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { ADDED_SLOT, addedChains, setUnsavedChains, withAdded } from '#/data/config/addedChains'
import type { Chain, Config } from '#/data/config/config'

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
