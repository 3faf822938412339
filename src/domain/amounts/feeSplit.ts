import { finePercent, percentOfNumber, ratio } from './amount'

/** The gas fields of a transaction. */
interface GasRecord {
  readonly gas_used: bigint | null
  readonly gas_limit: bigint | null
}

/** Gas used, gas limit and their ratio; the ratio is null if either is unknown or invalid. */
export function gasUse({ gas_used: used, gas_limit: limit }: GasRecord) {
  const share = used !== null && limit !== null && used >= 0n && limit > 0n ? ratio(used, limit) : null
  return { used, limit, share }
}

/** A named part of a sum; `rest` is what no name explains. */
interface Part<Name extends string> {
  readonly name: Name | 'rest'
  readonly amount: bigint
}

/**
 * Splits a sum into its named parts and the rest, exactly; parts that are zero or unknown are left out. Contradictory if they
 * exceed the total. A total of null is the sum of the parts.
 */
export function splitSum<Name extends string>(
  total: bigint | null,
  named: readonly { readonly name: Name; readonly amount: bigint | null }[],
): { parts: readonly Part<Name>[]; contradictory: boolean } {
  const known: Part<Name>[] = named.map(({ name, amount }) => ({ name, amount: amount ?? 0n }))
  const rest = total === null ? 0n : known.reduce((left, { amount }) => left - amount, total)
  const contradictory = rest < 0n || known.some(({ amount }) => amount < 0n)
  const parts: Part<Name>[] = contradictory
    ? [{ name: 'rest', amount: total ?? 0n }]
    : [...known, { name: 'rest', amount: rest }]
  return { parts: parts.filter(({ amount }) => amount !== 0n), contradictory }
}

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
    { name: 'burnt', amount: burnt_fees },
    { name: 'tip', amount: priority_fee },
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
