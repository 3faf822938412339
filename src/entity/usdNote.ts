const DAY_MS = 86_400_000

interface Priced {
  /** USD price of the native currency. */
  readonly exchange_rate: string | null
  readonly timestamp: Date | null
}

/** At which price the USD values of a record older than a day are; null for a newer one, and without a price. */
export function usdNote({ exchange_rate, timestamp }: Priced): string | null {
  const isOld = timestamp !== null && Date.now() - timestamp.getTime() > DAY_MS
  return isOld && exchange_rate ? 'At the current price, not that at the time of the transaction.' : null
}
