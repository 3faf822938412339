/** The fields of a transaction that describe its block. */
export interface MinedTransaction {
  readonly block_number: number | null
  readonly timestamp: Date | null
  readonly base_fee_per_gas: bigint | null
  readonly gas_used: bigint | null
  readonly fee: { readonly value: bigint | null } | null
  readonly transaction_burnt_fee: bigint | null
  readonly priority_fee: bigint | null
}

/** The fields of a block that follow from its transactions; a sum is null if any part is unknown. */
export function blockFromTransactions(transactions: readonly MinedTransaction[]) {
  const first = <T>(of: (transaction: MinedTransaction) => T | null) =>
    transactions.map(of).find((each) => each !== null) ?? null
  const sum = (of: (transaction: MinedTransaction) => bigint | null) =>
    transactions.map(of).reduce<bigint | null>((all, each) => (all === null || each === null ? null : all + each), 0n)
  return {
    height: first(({ block_number }) => block_number),
    timestamp: first(({ timestamp }) => timestamp),
    base_fee_per_gas: first(({ base_fee_per_gas }) => base_fee_per_gas),
    gas_used: sum(({ gas_used }) => gas_used),
    transaction_fees: sum(({ fee }) => fee?.value ?? null),
    burnt_fees: sum(({ transaction_burnt_fee }) => transaction_burnt_fee),
    priority_fee: sum(({ priority_fee }) => priority_fee),
  }
}
