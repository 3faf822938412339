import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Row } from '#/api/rows'
import type { CoinHolder } from '#/api/schemas/address'
import { type Checksum, checksumQuery } from '#/data/queries/checksum'
import { cachedRow } from '#/data/queries/cachedRow'
import { itemQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { isUnsupported, type RecordLookup, recordOf, searchedQuery } from '#/data/queries/record'
import type { ChainConnection } from '#/data/sources/dataSource'
import { useChain } from '#/data/sources/useChain'
import { sameHash } from '#/domain/hashes/hash'

/**
 * An address: its record; until that arrives, its row in the cached top accounts; a search result if the API has no endpoint for
 * single addresses.
 */
export function useAddress(hash: string): RecordLookup<CoinHolder> {
  const connection = useChain()
  const cache = useQueryClient()
  const query = useQuery(itemQuery(connection, 'address', { hash }))
  const row = useMemo(() => topAccountRow(cache, connection.chain.id, hash), [cache, connection.chain.id, hash])
  const composed = useQuery({
    ...searchedQuery<CoinHolder>(
      connection,
      'address',
      hash,
      async () => (await import('#/features/addresses/addressFromSearch')).findAddress,
    ),
    enabled: isUnsupported(query),
  })
  return recordOf(query, { row, composed })
}

/** The row of an address in the cached top accounts, with the price that the list has for all rows. */
function topAccountRow(cache: QueryClient, chain: string, hash: string): Row<CoinHolder> | null {
  const row = cachedRow(cache, chain, ['addresses'], (holder) => sameHash(holder.hash, hash))
  if (!row?.value) return null
  return { ...row, value: { ...row.value, exchange_rate: row.value.exchange_rate ?? row.top?.exchange_rate ?? null } }
}

/** The counts of an address, requested after the record and the list that is shown. */
export function addressCountersQuery(connection: ChainConnection, hash: string) {
  return { ...itemQuery(connection, 'addressCounters', { hash }), ...SECONDARY }
}

/** An address with its checksum, and whether the given one is invalid; as it is given until the code of the hash function has loaded. */
export function useChecksum(hash: string): Checksum {
  const { data } = useQuery(checksumQuery(useChain().chain.id, hash))
  return data ?? { checksummed: hash, fails: false }
}
