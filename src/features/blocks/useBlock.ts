import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError } from '#/api/errors'
import { endOfLoaded, mergeRows } from '#/api/paging'
import { parseLenient } from '#/api/parseLenient'
import { RESOURCES, type RowOf } from '#/api/resources'
import type { Block } from '#/api/schemas/block'
import type { SearchResult } from '#/api/schemas/search'
import type { ChainConnection } from '#/data/sources/dataSource'
import { firstPageQuery, type ListRequest, listQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { sameHash } from '#/domain/hashes/hash'
import { isOther } from '#/domain/open'
import { blockFromTransactions } from '#/features/blocks/blockSummary'
import { blockQuery } from '#/features/blocks/blockQuery'

/**
 * A block by its height or hash. If the API has no endpoint for single blocks, the block is composed of the search result and the
 * cached list of its transactions.
 */
export function useBlock(id: string) {
  const connection = useChain()
  const query = useQuery(blockQuery(useQueryClient(), connection, id))
  const errorKind = query.data || !(query.error instanceof ApiError) ? null : query.error.kind
  const isUnsupported = errorKind === 'unsupported'
  const search = useQuery({ ...blockSearchQuery(connection, id), enabled: isUnsupported })
  // Only read from the cache: ComposedBlock requests it, and so does the transactions tab.
  const list = useInfiniteQuery({ ...listQuery(connection, blockTransactionsRequest(id), ''), enabled: false })
  const composed = useMemo(() => {
    if (!isUnsupported) return null
    const [result = null] = blocksInSearch(id, search.data?.rows.map(({ value }) => value) ?? [])
    const rows = mergeRows(list.data?.pages ?? []).flatMap(({ value }) => (value === null ? [] : [value]))
    return composeBlock(result, rows, endOfLoaded(list.data) === 'complete')
  }, [isUnsupported, id, search.data, list.data])
  const block = query.data?.value ?? composed
  return {
    query,
    /** Whether the API has no endpoint for single blocks. */
    isUnsupported,
    /** Whether the block was not found. The API rejects heights beyond its integer type as invalid; no block has those either. */
    isAbsent: errorKind === 'not-found' || (errorKind === 'invalid' && /^\d{16,}$/.test(id)),
    /** Whether nothing is known of the block and nothing more is requested. */
    isMissing: block === null && query.isError && !search.isFetching,
    search,
    block,
  }
}

/** The search for a block's height or hash. */
export function blockSearchQuery(connection: ChainConnection, id: string) {
  const search = firstPageQuery(connection, { resource: 'search', params: {}, filters: { q: id } })
  return { ...search, staleTime: 60_000, refetchInterval: false } as const
}

/** The list on the transactions tab of a block. */
export function blockTransactionsRequest(id: string): ListRequest<'blockTransactions'> {
  return { resource: 'blockTransactions', params: { id }, filters: {} }
}

/** A block as the search returns it. */
export type BlockSearchResult = Extract<SearchResult, { type: 'block' }>

/** The blocks of a height or hash among the results of a search, the canonical one first. */
export function blocksInSearch(id: string, results: readonly (SearchResult | null)[]): BlockSearchResult[] {
  const blocks = results.flatMap((result) => {
    if (result?.type !== 'block') return []
    const { block_hash, block_number } = result
    return sameHash(block_hash, id) || String(block_number) === id ? [result] : []
  })
  return blocks.toSorted((a, b) => Number(searchResultType(a) !== 'block') - Number(searchResultType(b) !== 'block'))
}

/** The type of a block as the search names it: 'block', 'uncle', 'reorg' or a word of the API's own. */
export function searchResultType({ block_type: type }: BlockSearchResult): string | null {
  return type && (isOther(type) ? type.other : type)
}

const EMPTY_BLOCK = parseLenient(RESOURCES.block.item, {}).value

/** A block composed of a search result and of its transactions. Sums are given only when all transactions are loaded. */
function composeBlock(
  result: BlockSearchResult | null,
  transactions: readonly RowOf<'blockTransactions'>[],
  isComplete: boolean,
): Block | null {
  if (EMPTY_BLOCK === null || (result === null && transactions.length === 0)) return null
  const { height, timestamp, base_fee_per_gas, ...sums } = blockFromTransactions(transactions)
  return {
    ...EMPTY_BLOCK,
    height: result?.block_number ?? height,
    hash: result?.block_hash ?? null,
    type: result && searchResultType(result),
    timestamp: result?.timestamp ?? timestamp,
    base_fee_per_gas,
    ...(isComplete && { ...sums, transactions_count: transactions.length }),
  }
}
