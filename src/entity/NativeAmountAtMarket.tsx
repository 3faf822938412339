import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { Amount } from '#/entity/Amount'

interface NativeAmountAtMarketProps {
  value: bigint | null
  decimals: number
  symbol: string | null
}

/** An amount of the coin at the price that the chain's server knows, asked for once for all of them; without one, as it is. */
export default function NativeAmountAtMarket(props: NativeAmountAtMarketProps) {
  const { data } = useQuery(itemQuery(useChain(), 'stats', {}))
  return <Amount {...props} rate={data?.value?.coin_price ?? null} />
}
