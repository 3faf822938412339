import { formatUnits, isTiny, type WriteAmount, shortAmount } from '#/domain/amounts/amount'

/** Writes a balance in short form, or with as many fraction digits as show how it changed ("179.999868", "179.999585"). */
export function balanceWriter(before: bigint | null, after: bigint | null): WriteAmount {
  const change = before === null || after === null ? 0n : after - before
  return (value, decimals) => {
    const changedDigits = change === 0n ? 0 : changedDigitsOf(change < 0n ? -change : change, decimals)
    // The fraction digits of a tiny amount are not all there.
    const isShort = !isTiny({ value, decimals })
    const shownDigits = isShort ? fractionDigits(shortAmount(value, decimals, { locale: 'en' })) : 0
    return changedDigits > shownDigits
      ? shortAmount(value, decimals, { significant: Infinity, fractionDigits: changedDigits })
      : shortAmount(value, decimals)
  }
}

/** The fraction digits of a change's short form, or the place of its first digit where that is too small for the short form. */
function changedDigitsOf(change: bigint, decimals: number): number {
  if (!isTiny({ value: change, decimals })) return fractionDigits(shortAmount(change, decimals, { locale: 'en' }))
  const [, fraction = ''] = formatUnits(change, decimals).split('.')
  return fraction.search(/[1-9]/) + 1
}

function fractionDigits(text: string): number {
  return text.split('.')[1]?.length ?? 0
}
