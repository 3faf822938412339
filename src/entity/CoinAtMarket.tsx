import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '#/data/queries'
import { useChain } from '#/data/useChain'
import { Amount } from '#/entity/Amount'

interface CoinAtMarketProps {
  value: bigint | null
  decimals: number
  symbol: string | null
}

/** An amount of the coin at the price that the chain's server knows, asked for once for all of them; without one, as it is. */
export default function CoinAtMarket(props: CoinAtMarketProps) {
  const { data } = useQuery(itemQuery(useChain(), 'stats', {}))
  return <Amount {...props} rate={data?.value?.coin_price ?? null} />
}
