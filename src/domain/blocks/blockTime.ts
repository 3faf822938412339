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

const MIN_STALE_AGE_MS = 60_000
const STALE_BLOCK_TIMES = 10

/**
 * The time of the latest of some blocks if, at the time `at` (Unix ms), it was older than a minute and ten mean block times: the chain
 * has stopped, or its API lags behind. Null if it was not, or if the mean block time is unknown.
 */
export function staleSince(blocks: readonly TimedBlock[], at: number): Date | null {
  const time = headOf(blocks)?.timestamp ?? null
  const blockTime = meanBlockTime(blocks)
  if (time === null || blockTime === null) return null
  return at - time.getTime() > Math.max(MIN_STALE_AGE_MS, STALE_BLOCK_TIMES * blockTime) ? time : null
}

/** The day that an API means by today, in UTC: that of the latest block of a chain that has stopped; 'today' for any other. */
export function dayWords(stale: Date | null | undefined): string {
  return stale ? `on ${stale.toISOString().slice(0, 10)}` : 'today'
}

/** Whether one of some records is at most a minute old at the time `at` (Unix ms): its chain has had a block since. */
export function hasRecentRecord(records: readonly object[], at: number): boolean {
  return records.some(
    (record) =>
      'timestamp' in record && record.timestamp instanceof Date && at - record.timestamp.getTime() <= MIN_STALE_AGE_MS,
  )
}
