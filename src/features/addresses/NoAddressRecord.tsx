import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listRequest } from '#/data/queries/listRequest'
import { itemQuery, listQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'

/** Says that the API has no record of an address, and whether its lists have rows nevertheless. */
export default function NoAddressRecord({ hash }: { hash: string }) {
  const { chain } = useChain()
  return useHasRows(hash) ? (
    <p>
      The API has no record of this address on {chain.name}: its balance and type are unknown. Its lists below have
      rows.
    </p>
  ) : (
    <p>No data for this address on {chain.name} yet.</p>
  )
}

/** Whether the counts of an address or one of its loaded lists say that it has rows. */
function useHasRows(hash: string): boolean {
  const connection = useChain()
  const counts = useQuery({ ...itemQuery(connection, 'addressTabCounts', { hash }), ...SECONDARY }).data?.value
  const transactions = useInfiniteQuery({
    ...listQuery(connection, listRequest('addressTransactions', { hash }, {}), ''),
    ...SECONDARY,
  })
  const transfers = useInfiniteQuery({
    ...listQuery(connection, listRequest('addressTokenTransfers', { hash }, {}), ''),
    enabled: false,
  })
  const pages = [...(transactions.data?.pages ?? []), ...(transfers.data?.pages ?? [])]
  return pages.some(({ rows }) => rows.length > 0) || Object.values(counts ?? {}).some((count) => (count ?? 0) > 0)
}
