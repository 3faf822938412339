import { formatUnits, shortAmount } from './amount'
import { numberFormat } from './numberFormat'

/** For what has more zeros than Intl writes otherwise. */
const tiny = { notation: 'scientific', maximumSignificantDigits: 6, roundingMode: 'trunc' } as const

/** An amount like shortAmount, but one too small for that to its first 6 significant digits ("0.000000000123"): for records, where there is room. */
export function fineAmount(value: bigint, decimals: number): string {
  const short = shortAmount(value, decimals)
  const fine = /^[<>]/.test(short) ? shortAmount(value, decimals, { fractionDigits: Infinity }) : short
  if (!/^[<>]/.test(fine)) return fine
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- formatUnits writes digits and a point only
  return numberFormat(undefined, tiny)(formatUnits(value, decimals) as `${number}`)
}

/** What the unit of an amount in base units is called. */
export function baseUnits(value: bigint): string {
  return value === 1n || value === -1n ? 'base unit' : 'base units'
}
