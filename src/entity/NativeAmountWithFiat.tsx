import type { Chain } from '#/data/config/config'
import { useDisplay } from '#/data/settings/display'
import { exactAmount, fiat } from '#/domain/amount'
import { NativeMark } from '#/entity/TokenMark'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

interface NativeAmountWithFiatProps {
  /** Wei; null if unknown. */
  value: bigint | null
  chain: Chain
  /** Current USD price of the native currency. */
  rate: string | null
  /** The USD price at the time, if known. */
  then?: string | null
}

/** An exact amount of the native currency with its USD value, in the order of the display settings, for detail pages. */
export function NativeAmountWithFiat({ value, chain: { currency }, rate, then = null }: NativeAmountWithFiatProps) {
  const inFiat = useDisplay('money') === 'fiat'
  if (value === null) return <MissingValue />
  const usd = fiat(value, currency.decimals, rate)
  const usdThen = value === 0n ? null : fiat(value, currency.decimals, then)
  const exact = exactAmount(value, currency.decimals)
  const symbol = (
    <>
      <NativeMark currency={currency} />
      <UntrustedText text={currency.symbol} max={16} />
    </>
  )
  if (usd && inFiat) {
    return (
      <span className="break-words">
        {usd}{' '}
        <span className="text-muted">
          ({exact} {symbol}
          {usdThen && `, ${usdThen} at the time`})
        </span>
      </span>
    )
  }
  return (
    <span className="break-words">
      {exact}{' '}
      <span className="text-muted">
        {symbol}
        {usd && usdThen ? ` (${usd} now, ${usdThen} at the time)` : usd && ` (${usd})`}
      </span>
    </span>
  )
}
