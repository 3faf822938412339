import { useQuery } from '@tanstack/react-query'
import type { UserOperation } from '#/api/schemas/userOperation'
import { itemQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { sameHash } from '#/domain/hashes/hash'

/** The record of a user operation by its row of a list, which lacks the call and the reason; the row until it loads, or if it can't. */
export function useOperation(row: UserOperation): { operation: UserOperation; isPending: boolean; isRecord: boolean } {
  const connection = useChain()
  const hash = row.hash ?? ''
  const { data, isPending } = useQuery({ ...itemQuery(connection, 'userOperation', { hash }), ...SECONDARY })
  const record = sameHash(data?.value?.hash, hash) ? data?.value : null
  return { operation: record ?? row, isPending, isRecord: !!record }
}
