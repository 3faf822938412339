/** No tab that is awake holds all places for so long, ms. */
const ASLEEP = 8000
/** A tab that waits for a place tries for one more often than this, ms, even in the background. */
const BETWEEN_TRIES = 2000

/** Since when, and when last, all places of a server were taken. */
const taken = new Map<string, { since: number; last: number }>()

/** Notes that all these places of a server are taken. Where that lasts, a tab that was put to sleep has them: they are taken from it. */
export async function saveTakenSlots(origin: string, names: readonly string[]): Promise<void> {
  const last = Date.now()
  const before = taken.get(origin)
  const since = before && last - before.last < BETWEEN_TRIES ? before.since : last
  taken.set(origin, { since, last })
  if (last - since <= ASLEEP) return
  taken.delete(origin)
  await Promise.all(names.map(freed))
}

/** Takes a lock from whoever holds it, and gives it back. */
function freed(name: string): Promise<void> {
  return navigator.locks.request(name, { steal: true }, () => undefined).catch(() => undefined)
}
