import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Block } from '#/api/schemas/block'
import { cachedRow, itemFromRow } from '#/data/queries/cachedRow'
import type { ChainConnection } from '#/data/sources/connection'
import { itemQuery } from '#/data/queries/resourceQueries'
import { blockKind } from '#/domain/blockKind'
import { sameHash } from '#/domain/hash'

/** A block so young may still change: it may be reorganised, and its rewards may not be counted yet. Milliseconds. */
const young = 2 * 60_000

/** Time between two looks at a block that may change, ms. */
const interval = 12_000

function mayChange({ timestamp, is_pending_update }: Block): boolean {
  return is_pending_update === true || (timestamp !== null && Date.now() - timestamp.getTime() < young)
}

/** A block by its height or hash: opens with what a list that was shown before knows of it, and is looked at again while it may change. */
export function blockQuery(client: QueryClient, connection: ChainConnection, id: string) {
  return queryOptions({
    ...itemQuery(connection, 'block', { id }),
    initialData: () => itemFromRow<'block'>(listedBlock(client, connection, id)),
    // A row may hold less than the record, which is asked for all the same.
    initialDataUpdatedAt: 0,
    refetchInterval: ({ state }) => (state.data?.value && mayChange(state.data.value) ? interval : false),
  })
}

/** What the lists in the cache know of a block. */
function listedBlock(client: QueryClient, { chain }: ChainConnection, id: string) {
  return cachedRow(client, chain.id, ['blocks', 'mainPageBlocks', 'addressBlocksValidated'], (block) =>
    // A height is that of the chain's own block.
    id.startsWith('0x') ? sameHash(block.hash, id) : String(block.height) === id && blockKind(block) === 'chain',
  )
}

/** Starts the request for a block before its page is there; one that is only hovered is not asked for where a list knows it. */
export function prefetchBlock(
  { queryClient, ...connection }: ChainConnection & { queryClient: QueryClient },
  id: string,
  hovered: boolean,
): void {
  if (hovered && listedBlock(queryClient, connection, id)) return
  void queryClient.prefetchQuery(blockQuery(queryClient, connection, id))
}
