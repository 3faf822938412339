import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Page } from '#/api/client'
import { ApiError } from '#/api/errors'
import type { ChainConnection } from '#/data/sources/connection'
import { ask, type Asked, firstPageQuery } from '#/data/queries/resourceQueries'

/** How far a chain is known to have come: its newest block, or the newest transaction where no blocks are listed. */
export interface ChainHead {
  readonly height: number | null
  readonly at: Date | null
}

/** The head by the newest blocks. */
export function headOfBlocks({ rows }: Page<'mainPageBlocks'>): ChainHead {
  const { height = null, timestamp = null } = rows[0]?.value ?? {}
  return { height, at: timestamp }
}

/** The head by the newest transactions; one that waits is in no block yet. */
export function headOfTransactions({ rows }: Page<'mainPageTransactions'>): ChainHead {
  const { block_number: height = null, timestamp = null } = rows.find(({ value }) => value?.timestamp)?.value ?? {}
  return { height, at: timestamp }
}

/** Asks for the newest blocks, which the chain's own page then opens with; for the newest transactions where there is no such list. */
async function headOf(cache: QueryClient, connection: ChainConnection, signal: AbortSignal): Promise<ChainHead> {
  const { client } = connection
  // What was searched for on the same page comes first.
  const asked: Asked = { signal, turn: 'next' }
  try {
    const page = await ask(connection, 'mainPageBlocks', asked, (root, options) =>
      client.list(root, 'mainPageBlocks', {}, options),
    )
    cache.setQueryData(
      firstPageQuery(connection, { resource: 'mainPageBlocks', params: {}, filters: {} }).queryKey,
      page,
    )
    return headOfBlocks(page)
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'unsupported') throw error
    const page = await ask(connection, 'mainPageTransactions', asked, (root, options) =>
      client.list(root, 'mainPageTransactions', {}, options),
    )
    return headOfTransactions(page)
  }
}

/** How far a chain has come, by one light request; not asked again by itself, as every chain on the screen costs one. */
export function headQuery(cache: QueryClient, connection: ChainConnection) {
  return queryOptions({
    queryKey: [connection.chain.id, 'head'],
    queryFn: ({ signal }) => headOf(cache, connection, signal),
    staleTime: 60_000,
    structuralSharing: false,
    retry: false,
    retryOnMount: false,
  })
}
