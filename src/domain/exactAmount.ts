import { formatUnits, shortAmount } from './amount'

/** An amount to its last digit, with its reader's separators ("1,219,999.999709540967521"); without any where it has more digits than Intl writes. */
export function exactAmount(value: bigint, decimals: number): string {
  const exact = shortAmount(value, decimals, { significant: Infinity, fractionDigits: decimals })
  return decimals > 20 ? formatUnits(value, decimals) : exact
}
