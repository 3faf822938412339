import { useMemo } from 'react'
import type { Transaction } from '#/api/schemas/transaction'
import type { UserOperation } from '#/api/schemas/userOperation'
import { sameHash } from '#/domain/hashes/hash'
import { isBundle } from '#/features/transactions/summary/bundle'
import { useWholeList } from '#/features/transactions/useWholeList'

/** All user operations of a bundle that succeeded, as rows of their list; null while they are unknown, and for any other transaction. */
export function useBundleOperations(hash: string, transaction: Transaction | null): readonly UserOperation[] | null {
  const isBundled = transaction?.status === 'ok' && isBundle(transaction)
  const listed = useWholeList('userOperations', {}, { transaction_hash: hash }, isBundled)
  return useMemo(
    () =>
      !isBundled || listed === null
        ? null
        : // A server that does not know the filter returns others, too.
          listed.filter(({ transaction_hash }) => sameHash(transaction_hash, hash)),
    [isBundled, listed, hash],
  )
}
