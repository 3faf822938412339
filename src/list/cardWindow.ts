import type { Cards } from '#/list/useCardWindow'

/**
 * What is drawn after `drawn` on the way to `wanted`, at most so many cards more: those in the window (`seen`, some of the wanted) from
 * the top on, then those below it, then those above. What is not wanted is left out. It is in one piece at any time.
 */
export function nearer(drawn: Cards, wanted: Cards, seen: Cards, most: number): Cards {
  let from = Math.max(drawn.from, wanted.from)
  let to = Math.min(drawn.to, wanted.to)
  // What is away from the window would have to be joined to it by cards that nobody sees.
  if (from >= to || to < seen.from || from > seen.to) from = to = seen.from
  let left = most
  const take = (missing: number) => {
    const taken = Math.min(left, Math.max(0, missing))
    left -= taken
    return taken
  }
  to += take(seen.to - to)
  from -= take(from - seen.from)
  to += take(wanted.to - to)
  from -= take(from - wanted.from)
  return { from, to }
}

/** What is left of `drawn` while the window flies over others: so many fewer cards at a time, none of those that are seen. */
export function fewer(drawn: Cards, seen: Cards, most: number): Cards {
  const away = drawn.to <= seen.from || drawn.from >= seen.to
  return away ? { from: Math.min(drawn.from + most, drawn.to), to: drawn.to } : drawn
}

/** Whether a window that moved so far (px, in so many ms) moves too fast for anyone to look at what is in it. */
export function isFlying(moved: number, ms: number, height: number): boolean {
  return Math.abs(moved) > Math.min(height / 3, 8 * ms)
}

/** How many cards to draw in a frame, after one that drew `most` and took so long, ms: as many as leave it smooth. */
export function paced(most: number, ms: number): number {
  return ms < 20 ? Math.min(most + 1, 12) : ms < 35 ? most : 2
}
