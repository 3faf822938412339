import { useQuery } from '@tanstack/react-query'
import { itemQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'

/** The current USD price of the chain's native currency, for records without an exchange rate; null while it is unknown. */
export function useNativePrice(): string | null {
  const { data } = useQuery({ ...itemQuery(useChain(), 'stats', {}), ...SECONDARY })
  return data?.value?.coin_price ?? null
}
