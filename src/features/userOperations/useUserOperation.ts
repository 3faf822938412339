import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'

/** The user operation of a page. */
export function useUserOperation(hash: string) {
  return useQuery(itemQuery(useChain(), 'userOperation', { hash }))
}
