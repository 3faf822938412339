import { finePercent, percentOfNumber, ratio } from './amount'
import type { Open } from './open'

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

/** The fee fields of a transaction; all in wei. */
interface FeeRecord extends GasRecord {
  readonly fee: { readonly type: Open<string> | null; readonly value: bigint | null } | null
  readonly gas_price: bigint | null
  readonly max_fee_per_gas: bigint | null
  readonly transaction_burnt_fee: bigint | null
  readonly priority_fee: bigint | null
  readonly l1_fee: bigint | null
}

/** One part of a fee; `rest` is what no other field explains. */
export interface FeePart {
  readonly name: 'burnt' | 'tip' | 'l1' | 'rest'
  readonly wei: bigint
}

/** A fee and its parts. */
export interface FeeSplit {
  /** Null if unknown. */
  readonly total: bigint | null
  /** Whether the total is an upper bound, as it is for pending transactions. */
  readonly maximum: boolean
  /** They sum to the total if that is known; zero parts are left out. */
  readonly parts: readonly FeePart[]
  /** Whether the named parts exceed the total, so that they cannot be trusted. */
  readonly contradictory: boolean
  /** (Max fee per gas − gas price) × gas used; null if unknown. */
  readonly savings: bigint | null
}

/** Splits a fee into burnt fee, priority fee, L1 fee and the rest, exactly. */
export function feeSplit(transaction: FeeRecord): FeeSplit {
  const { fee, gas_used, gas_price, max_fee_per_gas, transaction_burnt_fee, priority_fee, l1_fee } = transaction
  const total = fee?.value ?? null
  const maximum = fee?.type === 'maximum'
  if (maximum) {
    const parts: FeePart[] = total === null || total === 0n ? [] : [{ name: 'rest', wei: total }]
    return { total, maximum, parts, contradictory: false, savings: null }
  }
  const priced = gas_used !== null && gas_price !== null && max_fee_per_gas !== null
  const difference = priced ? (max_fee_per_gas - gas_price) * gas_used : null
  const savings = difference !== null && difference >= 0n ? difference : null
  const { parts, contradictory } = splitSum(total, [
    { name: 'burnt', wei: transaction_burnt_fee },
    { name: 'tip', wei: priority_fee },
    { name: 'l1', wei: l1_fee },
  ])
  return { total, maximum, parts, contradictory, savings }
}

/** A named part of a sum; `rest` is what no name explains. */
interface Part<Name extends string> {
  readonly name: Name | 'rest'
  readonly wei: bigint
}

/**
 * Splits a sum into its named parts and the rest, exactly; parts that are zero or unknown are left out. Contradictory if they
 * exceed the total. A total of null is the sum of the parts.
 */
export function splitSum<Name extends string>(
  total: bigint | null,
  named: readonly { readonly name: Name; readonly wei: bigint | null }[],
): { parts: readonly Part<Name>[]; contradictory: boolean } {
  const known: Part<Name>[] = named.map(({ name, wei }) => ({ name, wei: wei ?? 0n }))
  const rest = total === null ? 0n : known.reduce((left, { wei }) => left - wei, total)
  const contradictory = rest < 0n || known.some(({ wei }) => wei < 0n)
  const parts: Part<Name>[] = contradictory
    ? [{ name: 'rest', wei: total ?? 0n }]
    : [...known, { name: 'rest', wei: rest }]
  return { parts: parts.filter(({ wei }) => wei !== 0n), contradictory }
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
