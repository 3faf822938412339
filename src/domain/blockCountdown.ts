/** The fields of a block that determine the block time. */
export interface TimedBlock {
  readonly height: number | null
  readonly timestamp: Date | null
}

/** The newest known block. */
export interface Head {
  readonly height: number
  readonly timestamp: Date | null
}

/** The highest of some blocks; null if no height is known. */
export function headOf(blocks: readonly TimedBlock[]): Head | null {
  let head: Head | null = null
  for (const { height, timestamp } of blocks) {
    if (height !== null && (head === null || height > head.height)) head = { height, timestamp }
  }
  return head
}

/** The mean block time, ms; null unless two blocks have a timestamp. */
export function meanBlockTime(blocks: readonly TimedBlock[]): number | null {
  const timed = blocks.flatMap(({ height, timestamp }) =>
    // The genesis block may have any timestamp.
    height === null || height === 0 || timestamp === null ? [] : [{ height, time: timestamp.getTime() }],
  )
  const sorted = timed.toSorted((a, b) => a.height - b.height)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined || last.height === first.height || last.time <= first.time) return null
  return (last.time - first.time) / (last.height - first.height)
}

/** When a block is expected. */
export interface Arrival {
  /** Number of blocks until then, itself counted; zero or negative if the chain is past it. */
  readonly remaining: bigint
  /** Unix milliseconds; null if the block time is unknown, or no Date can hold it. */
  readonly due: number | null
}

/** The latest Date, Unix milliseconds. */
const MAX_DATE_MS = 8_640_000_000_000_000

/** When a height of any size is expected, by the chain's head and its mean block time in milliseconds. */
export function arrivalOf(height: bigint, head: Head, blockTime: number | null): Arrival {
  const remaining = height - BigInt(head.height)
  if (blockTime === null || blockTime <= 0 || head.timestamp === null) return { remaining, due: null }
  const due = head.timestamp.getTime() + Number(remaining) * blockTime
  return { remaining, due: due <= MAX_DATE_MS ? due : null }
}
