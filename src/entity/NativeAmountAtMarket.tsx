import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { Amount } from '#/entity/Amount'

interface NativeAmountAtMarketProps {
  value: bigint | null
  decimals: number
  symbol: string | null
}

/** An amount of the native currency at the chain's current price, requested once for all of them; as it is without one. */
export default function NativeAmountAtMarket(props: NativeAmountAtMarketProps) {
  const { data } = useQuery(itemQuery(useChain(), 'stats', {}))
  return <Amount {...props} rate={data?.value?.coin_price ?? null} />
}
