import { useInfiniteQuery } from '@tanstack/react-query'
import { endOfLoaded } from '#/api/paging'
import { listRequest } from '#/data/queries/listRequest'
import { listQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { useChain, useUnsupportedEndpoints } from '#/data/sources/useChain'
import { kindOfAddress } from '#/domain/addresses/address'
import { sameHash } from '#/domain/hashes/hash'
import { useAddress } from '#/features/addresses/useAddress'

/** The user operations of an account, as the first page of their list shows them. */
export interface AccountOperations {
  /** Number of rows of the first page. */
  readonly count: number
  /** Whether there are more than `count`. */
  readonly isMore: boolean
  /** Times of the rows, latest first. */
  readonly times: readonly Date[]
}

/**
 * The user operations (ERC-4337) that an address sent; null while they are unknown and for an address that can send none. Requested
 * only for accounts with code, after what the page is opened for.
 */
export function useAccountOperations(hash: string): AccountOperations | null {
  const connection = useChain()
  const { value: address, state } = useAddress(hash)
  const kind = address && kindOfAddress(address)
  const mayHave = state === 'found' && (kind === 'delegated' || (kind === 'contract' && !address?.token))
  const isUnsupported = useUnsupportedEndpoints(['userOperations']).size > 0
  const { data } = useInfiniteQuery({
    ...listQuery(connection, listRequest('userOperations', {}, { sender: hash }), ''),
    ...SECONDARY,
    enabled: mayHave && !isUnsupported,
  })
  if (!mayHave || !data) return null
  const rows = data.pages.flatMap((page) => page.rows.flatMap(({ value }) => value ?? []))
  // A server that does not know the filter returns those of others, too.
  if (rows.some(({ sender }) => sender?.hash != null && !sameHash(sender.hash, hash))) return null
  const times = rows.flatMap(({ timestamp }) => timestamp ?? [])
  return { count: rows.length, isMore: endOfLoaded(data) !== 'complete', times }
}

/** Whether an account has user operations and certainly no transactions, so that its page opens with the former. */
export function useHasOnlyOperations(hash: string): boolean {
  const hasOperations = (useAccountOperations(hash)?.count ?? 0) > 0
  const { data } = useInfiniteQuery({
    ...listQuery(useChain(), listRequest('addressTransactions', { hash }, {}), ''),
    ...SECONDARY,
    enabled: hasOperations,
  })
  return (
    hasOperations && endOfLoaded(data) === 'complete' && data?.pages.every(({ rows }) => rows.length === 0) === true
  )
}
