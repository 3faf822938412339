import { finePercent, percentOfNumber } from './amount'
import { splitSum } from './feeSplit'

/** The fees of a block's transactions; in wei. */
export interface BlockFeesRecord {
  readonly transaction_fees: bigint | null
  readonly burnt_fees: bigint | null
  readonly priority_fee: bigint | null
  readonly burnt_fees_percentage: number | null
}

/** Splits the fees of a block's transactions into burnt fees, priority fees and the rest, exactly. */
export function blockFees({ transaction_fees, burnt_fees, priority_fee }: BlockFeesRecord) {
  const split = splitSum(transaction_fees, [
    { name: 'burnt', wei: burnt_fees },
    { name: 'tip', wei: priority_fee },
  ])
  return { total: transaction_fees, ...split }
}

/** The burnt share of the fees, however small ("0.000000636%"); null if it is unknown or there were no fees. */
export function burntShare({ transaction_fees, burnt_fees, burnt_fees_percentage }: BlockFeesRecord): string | null {
  if (transaction_fees !== null && burnt_fees !== null) return finePercent(burnt_fees, transaction_fees)
  if (burnt_fees_percentage === null) return null
  const small = Math.abs(burnt_fees_percentage) < 0.01
  return percentOfNumber(burnt_fees_percentage, small ? { significant: 3, fractionDigits: 18 } : {})
}
