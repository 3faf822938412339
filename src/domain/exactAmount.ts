import { formatUnits, shortAmount } from './amount'

/** An amount with all digits, with the separators of the user's locale ("1,219,999.999709540967521"); without separators if it has more digits than Intl supports. */
export function exactAmount(value: bigint, decimals: number): string {
  const exact = shortAmount(value, decimals, { significant: Infinity, fractionDigits: decimals })
  return decimals > 20 ? formatUnits(value, decimals) : exact
}
