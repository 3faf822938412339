import { parseDecimal } from './amount'

/**
 * The native coin's total supply in base units, from the decimal text beside /addresses (contract §2.9), or null when it is
 * unknown or "0".
 *
 * The contract does not name its unit, and servers differ: some count base units as in every balance, some whole coins. No coin
 * has less than one coin of supply, nor 10^18 whole ones, so that the size of the number tells; with fewer decimals than the usual
 * 18 it would not, and the supply stays unknown.
 */
export function coinSupply(text: string | null | undefined, decimals: number): bigint | null {
  const supply = parseDecimal(text ?? '')
  if (!supply || supply.value <= 0n || decimals < 18) return null
  const one = 10n ** BigInt(decimals)
  const scale = 10n ** BigInt(supply.decimals)
  const whole = supply.value / scale
  return whole >= one ? whole : (supply.value * one) / scale
}
