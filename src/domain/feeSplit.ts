import { ratio } from './amount'
import type { Open } from './open'

/** What is read of the gas of a transaction. */
interface GasRecord {
  readonly gas_used: bigint | null
  readonly gas_limit: bigint | null
}

/** How much of its gas a transaction used; the share is null where either number is unknown, or makes none. */
export function gasUse({ gas_used: used, gas_limit: limit }: GasRecord) {
  const share = used !== null && limit !== null && used >= 0n && limit > 0n ? ratio(used, limit) : null
  return { used, limit, share }
}

/** What is read of the fee of a transaction; all in wei. */
interface FeeRecord extends GasRecord {
  readonly fee: { readonly type: Open<string> | null; readonly value: bigint | null } | null
  readonly gas_price: bigint | null
  readonly max_fee_per_gas: bigint | null
  readonly transaction_burnt_fee: bigint | null
  readonly priority_fee: bigint | null
  readonly l1_fee: bigint | null
}

/** One part of a fee; `rest` is what no field explains. */
export interface FeePart {
  readonly name: 'burnt' | 'tip' | 'l1' | 'rest'
  readonly wei: bigint
}

/** Where a fee went. */
export interface FeeSplit {
  /** Null where the server does not say. */
  readonly total: bigint | null
  /** Whether the total is only the most that it may cost, as it is before the transaction is in a block. */
  readonly maximum: boolean
  /** They sum to the total, where it is known; parts of zero are left out. */
  readonly parts: readonly FeePart[]
  /** Whether the named parts are more than the total: then none of them is to be believed. */
  readonly contradictory: boolean
  /** What the sender was ready to pay for the gas on top of its price; null where unknown. */
  readonly savings: bigint | null
}

/** Splits a fee into what was burnt, tipped and paid for layer 1, exactly; what is left over is named so. */
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

/** A part of a sum by its name; `rest` is what no name explains. */
interface Part<Name extends string> {
  readonly name: Name | 'rest'
  readonly wei: bigint
}

/**
 * Splits a sum into its named parts and the rest, exactly; parts that are zero or unknown are left out. Contradictory where
 * they are more than the whole: then none of them is to be believed. A sum of null is that of its parts.
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
