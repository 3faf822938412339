import type { Row } from '#/api/rows'
import type { Item } from '#/api/page'
import { type QueryClient, queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError } from '#/api/errors'
import type { CoinHolder } from '#/api/schemas/address'
import { cachedRow } from '#/data/queries/cachedRow'
import { itemQuery, SECONDARY } from '#/data/queries/resourceQueries'
import type { ChainConnection } from '#/data/sources/dataSource'
import { useChain } from '#/data/sources/useChain'
import { sameHash } from '#/domain/hashes/hash'

/** The data of an address, and its source. */
export interface AddressResult {
  value: CoinHolder | null
  /** The API response, parsed and as text; undefined until it arrives. */
  raw: unknown
  text: string | undefined
  /** 'part' if the value is a list row or a search result, 'absent' if the API does not know the address. */
  extent: 'loading' | 'part' | 'whole' | 'absent' | 'failed'
  /** Whether the API has no endpoint for single addresses. */
  isUnsupported: boolean
  error: Error | null
  retry: () => void
  /** The query of the record itself, for StaleBadge. */
  query: UseQueryResult<Item<'address'>>
}

/**
 * An address: its record; until that arrives, its row in the cached top accounts; a search result if the API has no endpoint for
 * single addresses.
 */
export function useAddress(hash: string): AddressResult {
  const connection = useChain()
  const cache = useQueryClient()
  const query = useQuery(itemQuery(connection, 'address', { hash }))
  const { data, error, isFetching, refetch } = query
  const row = useMemo(() => topAccountRow(cache, connection.chain.id, hash), [cache, connection.chain.id, hash])

  const errorKind = error instanceof ApiError ? error.kind : null
  const isUnsupported = !data && errorKind === 'unsupported'
  const search = useQuery({ ...addressSearchQuery(connection, hash), enabled: isUnsupported })

  const loaded = data ?? (isUnsupported ? search.data : null) ?? row
  const isLoading = isUnsupported ? search.isFetching : isFetching
  return {
    value: loaded?.value ?? null,
    raw: loaded?.raw,
    text: data?.text,
    extent: data
      ? 'whole'
      : loaded
        ? 'part'
        : isLoading
          ? 'loading'
          : errorKind === 'not-found' || (isUnsupported && !search.error)
            ? 'absent'
            : 'failed',
    isUnsupported,
    error: isFetching || data ? null : error,
    retry: () => void refetch(),
    query,
  }
}

/** The row of an address in the cached top accounts, with the price that the list has for all rows. */
function topAccountRow(cache: QueryClient, chain: string, hash: string): Row<CoinHolder> | null {
  const row = cachedRow(cache, chain, ['addresses'], (holder) => sameHash(holder.hash, hash))
  if (!row?.value) return null
  return { ...row, value: { ...row.value, exchange_rate: row.value.exchange_rate ?? row.top?.exchange_rate ?? null } }
}

/** The address as the search reports it. Few APIs need this, so its code loads with it. */
function addressSearchQuery(connection: ChainConnection, hash: string) {
  return queryOptions({
    queryKey: [connection.chain.id, 'address from search', hash],
    queryFn: async (context) => {
      const { searchForAddress } = await import('#/features/addresses/addressFromSearch')
      return searchForAddress(connection, hash, context)
    },
    staleTime: 60_000,
    structuralSharing: false,
  })
}

/** The counts of an address, requested after the record and the list that is shown. */
export function addressCountersQuery(connection: ChainConnection, hash: string) {
  return { ...itemQuery(connection, 'addressCounters', { hash }), ...SECONDARY }
}

/**
 * An address with its EIP-55 checksum, and whether the given one has an invalid checksum; as it is given until the code of the hash
 * function has loaded.
 */
export function useChecksum(hash: string): { checksummed: string; fails: boolean } {
  const { id } = useChain().chain
  const { data } = useQuery({
    queryKey: [id, 'checksum', hash],
    queryFn: async () => {
      const { checksumFails, checksummed } = await import('#/domain/hashes/checksum')
      return { checksummed: checksummed(hash, id), fails: checksumFails(hash, id) }
    },
    staleTime: Infinity,
  })
  return data ?? { checksummed: hash, fails: false }
}
