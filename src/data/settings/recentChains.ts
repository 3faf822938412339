import * as z from 'zod/mini'
import { readElements, storedValue } from '#/data/persistence/storedValue'

const MAX_RECENT_CHAINS = 5

/** Undefined if there are none, so that nothing is left in the storage once they are removed. */
const recent = storedValue('astrolabe.recent', (stored): readonly string[] | undefined => {
  const ids = readElements(z.string(), stored)
  return ids.length > 0 ? latest(ids) : undefined
})

/** The chain viewed last in this tab, which comes before those of other tabs. */
let lastInThisTab: readonly string[] = []

function latest(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].slice(0, MAX_RECENT_CHAINS)
}

/** The IDs of the recently viewed chains, the latest of this tab first. */
export function recentChains(): readonly string[] {
  return latest([...lastInThisTab, ...(recent.get() ?? [])])
}

/** Clears the recently viewed chains. */
export function forgetRecentChains(): void {
  lastInThisTab = []
  recent.set(undefined)
}

/** Adds a chain to the recently viewed ones. */
export function noteChain(id: string): void {
  lastInThisTab = [id]
  recent.set(latest([id, ...(recent.get() ?? [])]))
}
