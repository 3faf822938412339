import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Block } from '#/api/schemas/block'
import { cachedRow } from '#/data/queries/cachedRow'
import type { ChainConnection } from '#/data/sources/dataSource'
import { itemQuery } from '#/data/queries/resourceQueries'
import { blockKind } from '#/domain/blocks/blockKind'
import { sameHash } from '#/domain/hashes/hash'

/** A block younger than this may still be reorged, and its rewards may not be counted yet. */
const YOUNG_BLOCK_MS = 2 * 60_000
/** How often a block that may still change is refetched. */
const REFETCH_INTERVAL_MS = 12_000

function mayChange({ timestamp, is_pending_update }: Block): boolean {
  return is_pending_update === true || (timestamp !== null && Date.now() - timestamp.getTime() < YOUNG_BLOCK_MS)
}

/** A block by its height or hash, refetched while it may change. */
export function blockQuery(connection: ChainConnection, id: string) {
  return queryOptions({
    ...itemQuery(connection, 'block', { id }),
    refetchInterval: ({ state }) => (state.data?.value && mayChange(state.data.value) ? REFETCH_INTERVAL_MS : false),
  })
}

/** The row of a block in the cached lists. */
export function listedBlock(client: QueryClient, { chain }: ChainConnection, id: string) {
  return cachedRow(client, chain.id, ['blocks', 'mainPageBlocks', 'addressBlocksValidated'], (block) =>
    // A height means the canonical block.
    id.startsWith('0x') ? sameHash(block.hash, id) : String(block.height) === id && blockKind(block) === 'canonical',
  )
}

/** Requests a block before its page is shown. On hover it requests nothing that a cached list already has. */
export function prefetchBlock(
  { queryClient, ...connection }: ChainConnection & { queryClient: QueryClient },
  id: string,
  isHover: boolean,
): void {
  if (isHover && listedBlock(queryClient, connection, id)) return
  void queryClient.prefetchQuery(blockQuery(connection, id))
}
