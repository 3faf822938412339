import { Amount } from '#/entity/Amount'
import { useNativePrice } from '#/entity/useNativePrice'

interface NativeAmountAtMarketProps {
  value: bigint | null
  decimals: number
  symbol: string | null
}

/** An amount of the native currency at the chain's current price, requested once for all of them; as it is without one. */
export default function NativeAmountAtMarket(props: NativeAmountAtMarketProps) {
  return <Amount {...props} rate={useNativePrice()} />
}
