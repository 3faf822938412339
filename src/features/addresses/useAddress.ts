import { type QueryClient, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Item, Row } from '#/api/client'
import { ApiError } from '#/api/errors'
import type { CoinHolder } from '#/api/schemas/address'
import { cachedRow } from '#/data/queries/cachedRow'
import { itemQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { sameHash } from '#/domain/hash'
import { searchedAddressQuery } from '#/features/addresses/searchedAddress'

/** An address as far as it is known, and what that is known from. */
export interface KnownAddress {
  value: CoinHolder | null
  /** What the server sent, parsed and letter by letter; undefined until it did. */
  raw: unknown
  text: string | undefined
  /**
   * Whether all is known that the server has: 'part' where it is from a row of a list or from the search, 'absent' where the
   * server knows no such address.
   */
  extent: 'asking' | 'part' | 'whole' | 'absent' | 'failed'
  /** True where the server has no record of single addresses. */
  unserved: boolean
  error: Error | null
  retry: () => void
  /** The record's own, for the mark of what is not fresh. */
  query: UseQueryResult<Item<'address'>>
}

/** The row of an address in the coin holders that were looked at before, with the price that stood beside them. */
function rowSeen(cache: QueryClient, chain: string, hash: string): Row<CoinHolder> | null {
  const row = cachedRow(cache, chain, ['addresses'], (holder) => sameHash(holder.hash, hash))
  if (!row?.value) return null
  return { ...row, value: { ...row.value, exchange_rate: row.value.exchange_rate ?? row.top?.exchange_rate ?? null } }
}

/**
 * All that is known of an address: its record; until that comes, the row by which the reader came here; on a server that has
 * lists only, what its search says.
 */
export function useAddress(hash: string): KnownAddress {
  const connection = useChain()
  const cache = useQueryClient()
  const query = useQuery(itemQuery(connection, 'address', { hash }))
  const { data, error, isFetching, refetch } = query
  const seen = useMemo(() => rowSeen(cache, connection.chain.id, hash), [cache, connection.chain.id, hash])

  const kind = error instanceof ApiError ? error.kind : null
  const unserved = !data && kind === 'unsupported'
  const search = useQuery({ ...searchedAddressQuery(connection, hash), enabled: unserved })

  const known = data ?? (unserved ? search.data : null) ?? seen
  const asking = unserved ? search.isFetching : isFetching
  return {
    value: known?.value ?? null,
    raw: known?.raw,
    text: data?.text,
    extent: data
      ? 'whole'
      : known
        ? 'part'
        : asking
          ? 'asking'
          : kind === 'not-found' || (unserved && !search.error)
            ? 'absent'
            : 'failed',
    unserved,
    error: isFetching || data ? null : error,
    retry: () => void refetch(),
    query,
  }
}
