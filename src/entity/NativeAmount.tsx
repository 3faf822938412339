import { lazy, Suspense } from 'react'
import type { Chain } from '#/data/config/config'
import { useDisplay } from '#/data/settings/display'
import { Amount } from './Amount'

const NativeAmountAtMarket = lazy(() => import('#/entity/NativeAmountAtMarket').catch(() => ({ default: Amount })))

interface NativeAmountProps {
  /** Wei; null if unknown. */
  value: bigint | null
  chain: Chain
  /** Omitted where a header has the unit. */
  symbol?: string | null
}

/** An amount of the native currency in a record without an exchange rate; in USD, it is at the chain's current price. */
export function NativeAmount({ value, chain, symbol = null }: NativeAmountProps) {
  const inFiat = useDisplay('money') === 'fiat'
  const props = { value, decimals: chain.currency.decimals, symbol }
  const amount = <Amount {...props} />
  return inFiat && value ? (
    <Suspense fallback={amount}>
      <NativeAmountAtMarket {...props} />
    </Suspense>
  ) : (
    amount
  )
}
