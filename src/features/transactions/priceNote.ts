import type { Transaction } from '#/api/schemas/transaction'

const DAY_MS = 86_400_000

/** At which price the USD values of a transaction older than a day are; null for a newer one, and without a price. */
export function priceNote({
  exchange_rate,
  timestamp,
}: Pick<Transaction, 'exchange_rate' | 'timestamp'>): string | null {
  const isOld = timestamp !== null && Date.now() - timestamp.getTime() > DAY_MS
  return isOld && exchange_rate ? 'At the current price, not that at the time of the transaction.' : null
}
