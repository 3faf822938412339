import * as z from 'zod/mini'
import { readElements } from '#/data/persistence/readStored'

const slot = 'astrolabe.recent'

/** As many chains as are remembered. */
const MOST = 5

/** Those of this page, the latest first: another tab's are no nearer, and storage may be denied. */
let here: readonly string[] = []

function stored(): readonly string[] {
  try {
    return readElements(z.string(), JSON.parse(localStorage.getItem(slot) ?? '[]'))
  } catch {
    return [] // Storage is denied, or holds something else.
  }
}

function first(...ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].slice(0, MOST)
}

/** The ids of the chains that were looked at on this device, the latest of this page first. */
export function recentChains(): readonly string[] {
  return first(...here.slice(0, 1), ...stored(), ...here)
}

/** Forgets which chains were looked at. */
export function forgetRecentChains(): void {
  here = []
  try {
    localStorage.removeItem(slot)
  } catch {
    // As above.
  }
}

/** Notes that a chain is looked at. */
export function noteChain(id: string): void {
  here = first(id, ...here)
  try {
    localStorage.setItem(slot, JSON.stringify(first(id, ...stored())))
  } catch {
    // As above: then they are remembered as long as the page lasts.
  }
}
