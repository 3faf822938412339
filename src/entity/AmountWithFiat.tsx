import type { ReactNode } from 'react'
import { useDisplay } from '#/data/settings/display'
import { exactAmount, fiat } from '#/domain/amounts/amount'
import { MissingValue } from '#/ui/MissingValue'

interface AmountWithFiatProps {
  /** Base units; null if unknown. */
  value: bigint | null
  decimals: number
  /** What follows the amount. */
  unit: ReactNode
  /** Current USD price of a whole unit. */
  rate: string | null
  /** The USD price at the time, if known. */
  then?: string | null
}

/** An exact amount with its USD value, in the order of the display settings, for detail pages. */
export function AmountWithFiat({ value, decimals, unit, rate, then = null }: AmountWithFiatProps) {
  const inFiat = useDisplay('money') === 'fiat'
  if (value === null) return <MissingValue />
  const usd = fiat(value, decimals, rate)
  const usdThen = value === 0n ? null : fiat(value, decimals, then)
  const exact = exactAmount(value, decimals)
  if (usd && inFiat) {
    return (
      <span className="break-words">
        {usd}{' '}
        <span className="text-muted">
          ({exact} {unit}
          {usdThen && `, ${usdThen} at the time`})
        </span>
      </span>
    )
  }
  return (
    <span className="break-words">
      {exact}{' '}
      <span className="text-muted">
        {unit}
        {usd && usdThen ? ` (${usd} now, ${usdThen} at the time)` : usd && ` (${usd})`}
      </span>
    </span>
  )
}
