import { lazy, Suspense } from 'react'
import type { Chain } from '#/data/config'
import { useDisplay } from '#/data/display'
import { Amount } from '#/entity/Amount'

const CoinAtMarket = lazy(() => import('#/entity/CoinAtMarket').catch(() => ({ default: Amount })))

interface CoinProps {
  /** Wei; null when the server did not say. */
  value: bigint | null
  chain: Chain
  /** Left out where a header names the unit. */
  symbol?: string | null
}

/** An amount of the chain's coin in a record that tells no price: in dollars by what the chain's server says that one costs now. */
export function Coin({ value, chain, symbol = null }: CoinProps) {
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
