import type { Place } from '#/api/lane'

/** No tab that is awake holds all places for so long, ms, or leaves one that waits for a place unasked for so long. */
const ASLEEP = 8000
const BETWEEN_TRIES = 2000

/** Since when, and when last, a server's places were all taken. */
const denied = new Map<string, { since: number; last: number }>()

/**
 * Takes one of the places of a server's second, which all tabs of this browser share, each a lock of its own; null where all are
 * taken. A tab that is closed gives back what it holds; from one that was put to sleep it is taken.
 */
export async function claimPlace(origin: string, rate: number): Promise<Place | null> {
  // From anywhere, so that tabs seldom try for the same one.
  const first = Math.floor(Math.random() * rate)
  const names = Array.from({ length: rate }, (_, index) => `astrolabe ${origin} ${(first + index) % rate}`)
  for (const name of names) {
    const place = await held(name)
    if (!place) continue
    denied.delete(origin)
    return place
  }
  const last = Date.now()
  const before = denied.get(origin)
  const since = before && last - before.last < BETWEEN_TRIES ? before.since : last
  denied.set(origin, { since, last })
  if (last - since > ASLEEP) await Promise.all(names.map(freed))
  return null
}

function held(name: string): Promise<Place | null> {
  return new Promise((resolve) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => lock && new Promise<void>((free) => resolve(free)))
      // Not to be had, or taken already; where there are no locks to be had at all, this tab is on its own.
      .then(
        () => resolve(null),
        () => resolve(() => undefined),
      )
  })
}

/** Takes a lock from whoever holds it, and gives it back. */
function freed(name: string): Promise<void> {
  return navigator.locks.request(name, { steal: true }, () => undefined).catch(() => undefined)
}
