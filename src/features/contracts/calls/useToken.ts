import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import type { Unit } from '#/entity/calls/units'

/** The symbol and decimals of the token that an address is, by its record; null if it is none. */
export function useToken(hash: string): Unit | null {
  const { data } = useQuery(itemQuery(useChain(), 'address', { hash }))
  const token = data?.value?.token
  return token?.decimals ? { name: token.symbol || 'Token', decimals: token.decimals } : null
}
