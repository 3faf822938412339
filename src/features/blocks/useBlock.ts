import { useInfiniteQuery, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Page } from '#/api/page'
import { ApiError } from '#/api/errors'
import { endOfLoaded, mergeRows } from '#/api/paging'
import { parseLenient } from '#/api/parseLenient'
import { RESOURCES, type RowOf } from '#/api/resources'
import type { Block } from '#/api/schemas/block'
import type { SearchResult } from '#/api/schemas/search'
import type { ChainConnection } from '#/data/sources/dataSource'
import { firstPageQuery, type ListRequest, listQuery } from '#/data/queries/resourceQueries'
import { isUnsupported, type RecordLookup, recordOf } from '#/data/queries/record'
import { useChain } from '#/data/sources/useChain'
import { sameHash } from '#/domain/hashes/hash'
import { isOther } from '#/domain/open'
import { blockFromTransactions } from '#/features/blocks/blockSummary'
import { blockQuery, listedBlock } from '#/features/blocks/blockQuery'

/** A block, and the search for it if the API has no endpoint for single blocks. */
export type BlockLookup = RecordLookup<Block> & { readonly search: UseQueryResult<Page<'search'>> }

/**
 * A block by its height or hash: its record; until that arrives, its row in a cached list. If the API has no endpoint for single
 * blocks, it is composed of the search result and the cached list of its transactions.
 */
export function useBlock(id: string): BlockLookup {
  const connection = useChain()
  const cache = useQueryClient()
  const query = useQuery(blockQuery(connection, id))
  const row = useMemo(() => listedBlock(cache, connection, id), [cache, connection, id])
  const isComposed = isUnsupported(query) && row === null
  const search = useQuery({ ...blockSearchQuery(connection, id), enabled: isComposed })
  // Only read from the cache: ComposedBlock requests it, and so does the transactions tab.
  const list = useInfiniteQuery({ ...listQuery(connection, blockTransactionsRequest(id), ''), enabled: false })
  const composed = useMemo(() => {
    if (!isComposed) return null
    const [result = null] = blocksInSearch(id, search.data?.rows.map(({ value }) => value) ?? [])
    const rows = mergeRows(list.data?.pages ?? []).flatMap(({ value }) => (value === null ? [] : [value]))
    const value = composeBlock(result, rows, endOfLoaded(list.data) === 'complete')
    const raw = search.data?.rows.find((each) => each.value === result)?.raw
    return value && { value, raw: result && raw }
  }, [isComposed, id, search.data, list.data])
  const record = recordOf<Block>(query, {
    row,
    composed: isComposed ? { ...search, data: composed, error: null } : null,
  })
  // The API rejects heights beyond its integer type as invalid; no block has those either.
  const isNoHeight = /^\d{16,}$/.test(id) && record.error instanceof ApiError && record.error.kind === 'invalid'
  return { ...(record.state === 'failed' && isNoHeight ? { ...record, state: 'absent' } : record), search }
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
