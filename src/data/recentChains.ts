const slot = 'astrolabe.recent'

/** As many chains as are remembered. */
const MOST = 5

/** The ids of the chains that were looked at on this device, the latest first. */
export function recentChains(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(slot) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MOST) : []
  } catch {
    return [] // Storage is denied, or holds something else.
  }
}

/** Forgets which chains were looked at. */
export function forgetRecentChains(): void {
  try {
    localStorage.removeItem(slot)
  } catch {
    // As above.
  }
}

/** Notes that a chain is looked at. */
export function noteChain(id: string): void {
  const ids = [id, ...recentChains().filter((other) => other !== id)]
  try {
    localStorage.setItem(slot, JSON.stringify(ids.slice(0, MOST)))
  } catch {
    // As above: then none is remembered.
  }
}
