import { useDisplay } from '#/data/settings/display'
import { fiat, formatUnits, shortAmount } from '#/domain/amount'
import type { fineAmount } from '#/domain/fineAmount'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

interface AmountProps {
  /** Base units; null when the server did not say. */
  value: bigint | null
  decimals: number
  /** Left out where the amount beside it names the unit. */
  symbol?: string | null
  /** Dollars for one whole unit, as the server's decimal string. */
  rate?: string | null
  /** How it is cut short: fineAmount where there is room for the digits of the tiniest. */
  write?: typeof fineAmount | undefined
}

/** An amount, cut short for reading, or its worth where the reader wants that and it is known; both are on hover, the amount exact. */
export function Amount({ value, decimals, symbol, rate, write = shortAmount }: AmountProps) {
  const inFiat = useDisplay('money') === 'fiat'
  if (value === null) return <MissingValue />
  const exact = formatUnits(value, decimals)
  const worth = rate ? fiat(value, decimals, rate) : null
  const title = `${exact}${symbol ? ` ${symbol}` : ''}${worth ? ` (${worth})` : ''}`
  if (worth && inFiat) return <span title={title}>{worth}</span>
  return (
    <span title={title}>
      {write(value, decimals)}
      {symbol && (
        <span className="unit text-muted">
          {' '}
          <UntrustedText text={symbol} max={16} />
        </span>
      )}
    </span>
  )
}
