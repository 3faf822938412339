import { plus } from '#/domain/amounts/plus'
import { finePercent, parseDecimal } from '#/domain/amounts/amount'

/** For each amount, its sum with all before it; null from the first unknown amount on, since more may be missing there. */
export function runningSums(amounts: readonly (bigint | null)[]): (bigint | null)[] {
  let sum: bigint | null = 0n
  return amounts.map((amount) => {
    sum = plus(sum, amount)
    return sum
  })
}

/** Hundredths of a percent in a whole. */
const ALL = 10_000n

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)

/**
 * The percentages of parts, which add up to 100: each is truncated to hundredths, and the rest goes to the largest remainders, a
 * hundredth each. Never raised are the first part, parts below a hundredth, which keep their first digits ("0.000000636%"), and a
 * part of 99.99%. Null if the sum is 0.
 */
export function sharesOfSum(parts: readonly bigint[]): (string | null)[] {
  const whole = sumOf(parts)
  if (whole === 0n) return parts.map(() => null)
  const cut = parts.map((part) => (part * ALL) / whole)
  const largest = parts
    .map((part, place) => ({ place, share: cut[place] ?? 0n, rest: (part * ALL) % whole }))
    .filter(({ place, share, rest }) => place > 0 && rest > 0n && share > 0n && share < ALL - 1n)
    .toSorted((a, b) => Number(b.rest - a.rest))
  const raised = new Set(largest.slice(0, Number(ALL - sumOf(cut))).map(({ place }) => place))
  return parts.map((part, place) =>
    raised.has(place) ? finePercent((cut[place] ?? 0n) + 1n, ALL) : finePercent(part, whole),
  )
}

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
