import { finePercent, percentOfNumber } from './amount'
import { splitSum } from './feeSplit'

/** What is read of the fees of a block's transactions; in wei. */
export interface BlockFeesRecord {
  readonly transaction_fees: bigint | null
  readonly burnt_fees: bigint | null
  readonly priority_fee: bigint | null
  readonly burnt_fees_percentage: number | null
}

/** Splits the fees of a block's transactions into what was burnt and what was tipped, exactly; what is left over is named so. */
export function blockFees({ transaction_fees, burnt_fees, priority_fee }: BlockFeesRecord) {
  const split = splitSum(transaction_fees, [
    { name: 'burnt', wei: burnt_fees },
    { name: 'tip', wei: priority_fee },
  ])
  return { total: transaction_fees, ...split }
}

/** The share of the fees that was burnt, however small ("0.000000636%"); null where it is not known, or nothing was paid. */
export function burntShare({ transaction_fees, burnt_fees, burnt_fees_percentage }: BlockFeesRecord): string | null {
  if (transaction_fees !== null && burnt_fees !== null) return finePercent(burnt_fees, transaction_fees)
  if (burnt_fees_percentage === null) return null
  const small = Math.abs(burnt_fees_percentage) < 0.01
  return percentOfNumber(burnt_fees_percentage, small ? { significant: 3, fractionDigits: 18 } : {})
}
