import * as z from 'zod/mini'
import { readElements } from '#/data/persistence/storedValue'

const SLOT = 'astrolabe.recent'

const MAX_RECENT_CHAINS = 5

/** The chains viewed in this tab, the latest first: they come before those of other tabs, and storage may be denied. */
let inThisTab: readonly string[] = []

function stored(): readonly string[] {
  try {
    return readElements(z.string(), JSON.parse(localStorage.getItem(SLOT) ?? '[]'))
  } catch {
    return [] // Storage is denied, or holds something else.
  }
}

function latest(...ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].slice(0, MAX_RECENT_CHAINS)
}

/** The IDs of the recently viewed chains, the latest of this tab first. */
export function recentChains(): readonly string[] {
  return latest(...inThisTab.slice(0, 1), ...stored(), ...inThisTab)
}

/** Clears the recently viewed chains. */
export function forgetRecentChains(): void {
  inThisTab = []
  try {
    localStorage.removeItem(SLOT)
  } catch {
    // Storage is denied: there is nothing in it.
  }
}

/** Adds a chain to the recently viewed ones. */
export function noteChain(id: string): void {
  inThisTab = latest(id, ...inThisTab)
  try {
    localStorage.setItem(SLOT, JSON.stringify(latest(id, ...stored())))
  } catch {
    // Storage is denied: they last as long as the page.
  }
}
