import type { RateLimitSlot } from './requestQueue'

/** A browser frees the locks of a closed tab, but not of one that it put to sleep. No awake tab holds all slots for this long. */
const ASLEEP_AFTER_MS = 8000
/** A tab that waits for a slot tries again at least this often, even in the background. */
const MAX_RETRY_INTERVAL_MS = 2000

/** Since when all slots of a server are taken, and when that was last seen. */
const taken = new Map<string, { since: number; last: number }>()

/**
 * Claims one of a server's `rate` slots per second, which all tabs of this browser share; null if all are taken. Each slot is a
 * Web Lock. The browser frees those of a closed tab immediately, while the server still counts its last requests: it may refuse one
 * of another tab then, which is sent again.
 */
export async function claimRateLimitSlot(origin: string, rate: number): Promise<RateLimitSlot | null> {
  // Starts anywhere, so that tabs rarely try the same slot.
  const first = Math.floor(Math.random() * rate)
  const names = Array.from({ length: rate }, (_, index) => `astrolabe ${origin} ${(first + index) % rate}`)
  for (const name of names) {
    const slot = await claimLock(name)
    if (slot) return slot
  }
  await freeSlotsOfSleepingTabs(origin, names)
  return null
}

function claimLock(name: string): Promise<RateLimitSlot | null> {
  return new Promise((resolve) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => lock && new Promise<void>((free) => resolve(free)))
      // Not available, or stolen later. If locks fail altogether, this tab limits only itself.
      .then(
        () => resolve(null),
        () => resolve(() => undefined),
      )
  })
}

/** Frees all slots of a server if they have been taken for so long that a sleeping tab must hold them. */
async function freeSlotsOfSleepingTabs(origin: string, names: readonly string[]): Promise<void> {
  const last = Date.now()
  const before = taken.get(origin)
  const since = before && last - before.last < MAX_RETRY_INTERVAL_MS ? before.since : last
  taken.set(origin, { since, last })
  if (last - since <= ASLEEP_AFTER_MS) return
  taken.delete(origin)
  await Promise.allSettled(names.map(stealLock))
}

/** Takes a lock from the tab that holds it, and frees it. */
async function stealLock(name: string): Promise<void> {
  await navigator.locks.request(name, { steal: true }, () => undefined)
}
