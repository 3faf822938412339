/** What is read of a block to know how fast a chain goes. */
export interface TimedBlock {
  readonly height: number | null
  readonly timestamp: Date | null
}

/** The newest block that is known. */
export interface Head {
  readonly height: number
  readonly timestamp: Date | null
}

/** The highest of some blocks; null where no height is known. */
export function headOf(blocks: readonly TimedBlock[]): Head | null {
  let head: Head | null = null
  for (const { height, timestamp } of blocks) {
    if (height !== null && (head === null || height > head.height)) head = { height, timestamp }
  }
  return head
}

/** The mean time between some blocks of a chain in milliseconds; null where it takes two with a time and there are none. */
export function meanBlockTime(blocks: readonly TimedBlock[]): number | null {
  const timed = blocks.flatMap(({ height, timestamp }) =>
    // Genesis has whatever time its chain was given.
    height === null || height === 0 || timestamp === null ? [] : [{ height, time: timestamp.getTime() }],
  )
  const sorted = timed.toSorted((a, b) => a.height - b.height)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined || last.height === first.height || last.time <= first.time) return null
  return (last.time - first.time) / (last.height - first.height)
}

/** When a block is to be expected. */
export interface Arrival {
  /** How many blocks come first, itself counted; none or fewer where the chain has come so far. */
  readonly remaining: bigint
  /** Unix milliseconds; null where the chain's pace is not known, or where no calendar reaches so far. */
  readonly due: number | null
}

/** No Date is later. */
const endOfTime = 8_640_000_000_000_000

/** When a height of any size is to be expected, going by the chain's head and its mean time between blocks in milliseconds. */
export function arrivalOf(height: bigint, head: Head, blockTime: number | null): Arrival {
  const remaining = height - BigInt(head.height)
  if (blockTime === null || blockTime <= 0 || head.timestamp === null) return { remaining, due: null }
  const due = head.timestamp.getTime() + Number(remaining) * blockTime
  return { remaining, due: due <= endOfTime ? due : null }
}
