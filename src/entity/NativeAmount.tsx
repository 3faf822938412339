import { lazy, Suspense } from 'react'
import type { Chain } from '#/data/config/config'
import { useDisplay } from '#/data/settings/display'
import { Amount } from '#/entity/Amount'

const CoinAtMarket = lazy(() => import('#/entity/NativeAmountAtMarket').catch(() => ({ default: Amount })))

interface NativeAmountProps {
  /** Wei; null when the server did not say. */
  value: bigint | null
  chain: Chain
  /** Left out where a header names the unit. */
  symbol?: string | null
}

/** An amount of the chain's coin in a record that tells no price: in dollars by what the chain's server says that one costs now. */
export function NativeAmount({ value, chain, symbol = null }: NativeAmountProps) {
  const inFiat = useDisplay('money') === 'fiat'
  const props = { value, decimals: chain.currency.decimals, symbol }
  const amount = <Amount {...props} />
  return inFiat && value ? (
    <Suspense fallback={amount}>
      <CoinAtMarket {...props} />
    </Suspense>
  ) : (
    amount
  )
}
