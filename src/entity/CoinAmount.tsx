import type { Chain } from '#/data/config'
import { fiat, formatUnits } from '#/domain/amount'
import { HostileText } from '#/ui/HostileText'
import { Unknown } from '#/ui/Unknown'

interface CoinAmountProps {
  /** Wei; null when the server did not say. */
  value: bigint | null
  chain: Chain
  /** Dollars for one coin. */
  rate: string | null
}

/** An amount of the chain's coin to its last digit, with its worth beside it: for pages of one record, where there is room. */
export function CoinAmount({ value, chain: { currency }, rate }: CoinAmountProps) {
  if (value === null) return <Unknown />
  const worth = fiat(value, currency.decimals, rate)
  return (
    <span className="break-words">
      {formatUnits(value, currency.decimals)}{' '}
      <span className="text-muted">
        <HostileText text={currency.symbol} max={16} />
        {worth && ` (${worth})`}
      </span>
    </span>
  )
}
