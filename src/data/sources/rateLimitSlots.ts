import type { RateLimitSlot } from '#/api/requestQueue'

/**
 * Takes one of the places of a server's second, which all tabs of this browser share, each a lock of its own; null where all are
 * taken. A tab that is closed gives back what it holds; from one that was put to sleep it is taken.
 */
export async function claimRateLimitSlot(origin: string, rate: number): Promise<RateLimitSlot | null> {
  // From anywhere, so that tabs seldom try for the same one.
  const first = Math.floor(Math.random() * rate)
  const names = Array.from({ length: rate }, (_, index) => `astrolabe ${origin} ${(first + index) % rate}`)
  for (const name of names) {
    const place = await held(name)
    if (place) return place
  }
  // Seldom, and there is time.
  await import('#/data/sources/takenSlots')
    .then(({ saveTakenSlots: noteTaken }) => noteTaken(origin, names))
    .catch(() => undefined)
  return null
}

function held(name: string): Promise<RateLimitSlot | null> {
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
