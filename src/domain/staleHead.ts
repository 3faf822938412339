import { headOf, meanBlockTime, type TimedBlock } from './blockCountdown'

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

/** Whether one of some records is at most a minute old at the time `at` (Unix ms): its chain has had a block since. */
export function hasRecentRecord(records: readonly object[], at: number): boolean {
  return records.some(
    (record) =>
      'timestamp' in record && record.timestamp instanceof Date && at - record.timestamp.getTime() <= MIN_STALE_AGE_MS,
  )
}
