import { parseDecimal } from './amount'

/**
 * The total supply of the native currency in base units, from the text in /addresses (contract §2.9); null if it is unknown or "0".
 *
 * The contract does not name its unit, and servers differ: some return base units, some whole units. No currency has a supply below
 * one unit or above 10^18 units, so the size of the number shows which. With fewer than 18 decimals it would not, and the supply is
 * unknown.
 */
export function coinSupply(text: string | null | undefined, decimals: number): bigint | null {
  const supply = parseDecimal(text ?? '')
  if (!supply || supply.value <= 0n || decimals < 18) return null
  const one = 10n ** BigInt(decimals)
  const scale = 10n ** BigInt(supply.decimals)
  const whole = supply.value / scale
  return whole >= one ? whole : (supply.value * one) / scale
}
