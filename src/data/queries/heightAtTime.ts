/** A block's height and its timestamp, ms. */
interface TimedHeight {
  readonly height: number
  readonly time: number
}

/** The timestamp of the block at a height, ms; null if unknown. */
export type TimeOf = (height: number) => Promise<number | null>

/**
 * The lowest height whose block is not older than `time`, by an interpolation search that requests few timestamps; null if one is
 * unknown, or every block up to `head` is older. Blocks are about evenly spaced, and never older than their parents.
 */
export async function heightAtTime(time: number, head: TimedHeight, timeOf: TimeOf): Promise<number | null> {
  if (head.time < time) return null
  let low: TimedHeight = { height: -1, time: -Infinity }
  let high = head
  for (let step = 0; high.height - low.height > 1; step += 1) {
    const height = guess(low, high, time, step)
    const found = await timeOf(height)
    if (found === null) return null
    if (found < time) low = { height, time: found }
    else high = { height, time: found }
  }
  return high.height
}

/** The next height to try: interpolated, then a short way back from the nearer bound; every third is the middle, for uneven chains. */
function guess(low: TimedHeight, high: TimedHeight, time: number, step: number): number {
  const span = high.height - low.height
  const even = Number.isFinite(low.time) && high.time > low.time
  if (!even || step % 3 === 2) return low.height + Math.floor(span / 2)
  const share = (time - low.time) / (high.time - low.time)
  const near = step % 3 === 0 ? 0 : Math.ceil(Math.sqrt(span)) * (share < 0.5 ? 1 : -1)
  const height = low.height + Math.round(share * span) + near
  return Math.min(high.height - 1, Math.max(low.height + 1, height))
}
