import { formatUnits, type fineAmount, shortAmount } from './amount'

/** Writes a balance in short form, or with as many fraction digits as show how it changed ("179.999868", "179.999585"). */
export function balanceWriter(before: bigint | null, after: bigint | null): typeof fineAmount {
  const change = before === null || after === null ? 0n : after - before
  return (value, decimals) => {
    const changedDigits = change === 0n ? 0 : changedDigitsOf(change < 0n ? -change : change, decimals)
    const shownDigits = fractionDigits(shortAmount(value, decimals, { locale: 'en' }))
    return changedDigits > shownDigits
      ? shortAmount(value, decimals, { significant: Infinity, fractionDigits: changedDigits })
      : shortAmount(value, decimals)
  }
}

/** The fraction digits of a change's short form, or the place of its first digit where that is too small for the short form. */
function changedDigitsOf(change: bigint, decimals: number): number {
  const short = shortAmount(change, decimals, { locale: 'en' })
  if (!short.startsWith('<')) return fractionDigits(short)
  const [, fraction = ''] = formatUnits(change, decimals).split('.')
  return fraction.search(/[1-9]/) + 1
}

function fractionDigits(text: string): number {
  return text.split('.')[1]?.length ?? 0
}
