import { useDisplay } from '#/data/settings/display'
import { fiat, formatUnits, shortAmount } from '#/domain/amount'
import type { fineAmount } from '#/domain/fineAmount'
import { plainText } from '#/domain/text'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

interface AmountProps {
  /** Base units; null if unknown. */
  value: bigint | null
  decimals: number
  /** Omitted where the unit is shown next to the amount. */
  symbol?: string | null
  /** USD per whole unit, as the API's decimal string. */
  rate?: string | null
  /** Short form: fineAmount where there is space for the digits of tiny amounts. */
  write?: typeof fineAmount | undefined
}

/** An amount in short form, or its USD value by the display settings; the exact amount and the value are on hover. */
export function Amount({ value, decimals, symbol, rate, write = shortAmount }: AmountProps) {
  const inFiat = useDisplay('money') === 'fiat'
  if (value === null) return <MissingValue />
  const exact = formatUnits(value, decimals)
  const usd = rate ? fiat(value, decimals, rate) : null
  const title = `${exact}${symbol ? ` ${plainText(symbol, 60)}` : ''}${usd ? ` (${usd})` : ''}`
  if (usd && inFiat) return <span title={title}>{usd}</span>
  return (
    <span title={title}>
      {write(value, decimals)}
      {symbol && (
        <>
          {' '}
          <UntrustedText text={symbol} max={16} className="unit text-muted" />
        </>
      )}
    </span>
  )
}
