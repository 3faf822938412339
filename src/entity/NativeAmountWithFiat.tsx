import type { Chain } from '#/data/config/config'
import { useDisplay } from '#/data/settings/display'
import { fiat } from '#/domain/amount'
import { exactAmount } from '#/domain/exactAmount'
import { UntrustedText } from '#/ui/UntrustedText'
import { MissingValue } from '#/ui/MissingValue'

interface NativeAmountWithFiatProps {
  /** Wei; null when the server did not say. */
  value: bigint | null
  chain: Chain
  /** Dollars for one coin now. */
  rate: string | null
  /** Dollars for one coin when it happened, where that is known. */
  then?: string | null
}

/** An amount of the chain's coin to its last digit, with its worth beside it, or before it where the reader counts in dollars: for pages of one record, where there is room. */
export function NativeAmountWithFiat({ value, chain: { currency }, rate, then = null }: NativeAmountWithFiatProps) {
  const inFiat = useDisplay('money') === 'fiat'
  if (value === null) return <MissingValue />
  const worth = fiat(value, currency.decimals, rate)
  const worthThen = value === 0n ? null : fiat(value, currency.decimals, then)
  const exact = exactAmount(value, currency.decimals)
  const symbol = <UntrustedText text={currency.symbol} max={16} />
  if (worth && inFiat) {
    return (
      <span className="break-words">
        {worth}{' '}
        <span className="text-muted">
          ({exact} {symbol}
          {worthThen && `, ${worthThen} then`})
        </span>
      </span>
    )
  }
  return (
    <span className="break-words">
      {exact}{' '}
      <span className="text-muted">
        {symbol}
        {worth && worthThen ? ` (${worth} now, ${worthThen} then)` : worth && ` (${worth})`}
      </span>
    </span>
  )
}
