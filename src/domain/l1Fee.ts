/** The fields of a rollup's transaction that say what it paid for its data on L1. */
export interface L1Payment {
  /** Wei. */
  readonly l1_fee: bigint | null
  /** Wei per gas. */
  readonly l1_gas_price: bigint | null
}

/** What transactions of a rollup pay for L1. */
export interface L1Cost {
  /** The median fee, wei. */
  readonly fee: bigint
  /** The price per gas of the latest transaction, wei; null if unknown. */
  readonly gasPrice: bigint | null
}

/** What some transactions, the latest first, paid for L1; null if none did. Deposits, which pay nothing there, do not count. */
export function l1CostOf(transactions: readonly L1Payment[]): L1Cost | null {
  const paid = transactions.filter(({ l1_fee }) => l1_fee !== null && l1_fee > 0n)
  const fees = paid.flatMap(({ l1_fee }) => l1_fee ?? []).toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const fee = fees[(fees.length - 1) >> 1]
  return fee === undefined ? null : { fee, gasPrice: paid[0]?.l1_gas_price ?? null }
}
