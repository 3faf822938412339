import { finePercent, percentOfNumber } from './amount'
import { splitSum } from './confirmation'

/** What is read of the fees of a block's transactions; in wei. */
export interface BlockFeesRecord {
  readonly transaction_fees: bigint | null
  readonly burnt_fees: bigint | null
  readonly priority_fee: bigint | null
  readonly burnt_fees_percentage: number | null
}

/** Splits the fees of a block's transactions into what was burnt and what was tipped, exactly; what is left over is named so. */
export function blockFees({ transaction_fees, burnt_fees, priority_fee }: BlockFeesRecord) {
  return splitSum(transaction_fees, [
    { name: 'burnt', wei: burnt_fees },
    { name: 'tip', wei: priority_fee },
  ])
}

/** The share of the fees that was burnt, however small ("0.000000636%"); null where it is not known, or nothing was paid. */
export function burntShare({ transaction_fees, burnt_fees, burnt_fees_percentage }: BlockFeesRecord): string | null {
  if (transaction_fees !== null && burnt_fees !== null) return finePercent(burnt_fees, transaction_fees)
  if (burnt_fees_percentage === null) return null
  const small = Math.abs(burnt_fees_percentage) < 0.01
  return percentOfNumber(burnt_fees_percentage, small ? { significant: 3, fractionDigits: 18 } : {})
}

/** What is read of a transaction to know its block by it. */
export interface MinedTransaction {
  readonly block_number: number | null
  readonly timestamp: Date | null
  readonly base_fee_per_gas: bigint | null
  readonly gas_used: bigint | null
  readonly fee: { readonly value: bigint | null } | null
  readonly transaction_burnt_fee: bigint | null
  readonly priority_fee: bigint | null
}

/** What the transactions of one block tell of it; a sum of which any part is unknown is unknown. */
export function toldByTransactions(transactions: readonly MinedTransaction[]) {
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
