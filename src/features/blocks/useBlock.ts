import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError } from '#/api/errors'
import { mergeRows } from '#/api/paging'
import type { ChainConnection } from '#/data/sources/connection'
import { firstPageQuery, type ListRequest, listQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { blockQuery } from '#/features/blocks/blockQuery'
import { composeBlock, hitsOf } from '#/features/blocks/composed'

/** A search for a height or hash; what it found does not change while it is looked at. */
export function searchForBlock(connection: ChainConnection, id: string) {
  const search = firstPageQuery(connection, { resource: 'search', params: {}, filters: { q: id } })
  return { ...search, staleTime: 60_000, refetchInterval: false } as const
}

/** The transactions of a block, as its tab lists them. */
export function transactionsOf(id: string): ListRequest<'blockTransactions'> {
  return { resource: 'blockTransactions', params: { id }, filters: {} }
}

/**
 * A block by its height or hash, and what is known of it: the server's record, else what a search and the block's transactions,
 * where they are loaded, tell of it.
 */
export function useBlock(id: string) {
  const connection = useChain()
  const query = useQuery(blockQuery(useQueryClient(), connection, id))
  const refusal = query.data || !(query.error instanceof ApiError) ? null : query.error.kind
  const unserved = refusal === 'unsupported'
  const search = useQuery({ ...searchForBlock(connection, id), enabled: unserved })
  // Looked at, not asked for: that is the business of whoever shows them.
  const list = useInfiniteQuery({ ...listQuery(connection, transactionsOf(id), ''), enabled: false })
  const composed = useMemo(() => {
    if (!unserved) return null
    const [hit = null] = hitsOf(id, search.data?.rows.map(({ value }) => value) ?? [])
    const rows = mergeRows(list.data?.pages ?? []).flatMap(({ value }) => (value === null ? [] : [value]))
    return composeBlock(hit, rows, list.data !== undefined && !list.hasNextPage)
  }, [unserved, id, search.data, list.data, list.hasNextPage])
  const block = query.data?.value ?? composed
  return {
    query,
    /** Whether the server has no record of any block, so that what is known is put together. */
    unserved,
    /** Whether the server knows no such block. It refuses a height that is beyond its own numbers as invalid: no block has it, either. */
    absent: refusal === 'not-found' || (refusal === 'invalid' && /^\d{16,}$/.test(id)),
    /** Whether nothing is known of it, and nothing more is asked. */
    missing: block === null && query.isError && !search.isFetching,
    search,
    block,
  }
}
