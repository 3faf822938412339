import type { Place } from '#/api/lane'

/**
 * Takes one of the places of a server's second, which all tabs of this browser share, each a lock of its own; null where all are
 * taken. A tab that is closed gives back what it holds.
 */
export async function claimPlace(origin: string, rate: number): Promise<Place | null> {
  // From anywhere, so that tabs seldom try for the same one.
  const first = Math.floor(Math.random() * rate)
  for (let tried = 0; tried < rate; tried += 1) {
    const place = await held(`astrolabe ${origin} ${(first + tried) % rate}`)
    if (place) return place
  }
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
