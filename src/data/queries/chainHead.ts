import type { Page } from '#/api/page'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import type { ChainConnection } from '#/data/sources/dataSource'
import { fetchPage, type FetchContext, firstPageQuery } from '#/data/queries/resourceQueries'

/** The latest block of a chain, or that of its latest transaction if the API lists no blocks. */
export interface ChainHead {
  readonly height: number | null
  readonly at: Date | null
}

/** The head of a chain by its latest blocks. */
export function headOfBlocks({ rows }: Page<'mainPageBlocks'>): ChainHead {
  const { height = null, timestamp = null } = rows[0]?.value ?? {}
  return { height, at: timestamp }
}

/** The head of a chain by its latest transactions, without the pending ones. */
export function headOfTransactions({ rows }: Page<'mainPageTransactions'>): ChainHead {
  const { block_number: height = null, timestamp = null } = rows.find(({ value }) => value?.timestamp)?.value ?? {}
  return { height, at: timestamp }
}

/** Loads the latest blocks, which the chain's home page shows, or the latest transactions if there is no such endpoint. */
async function loadHead(cache: QueryClient, connection: ChainConnection, signal: AbortSignal): Promise<ChainHead> {
  // Requests of the page itself have priority.
  const context: FetchContext = { signal, priority: 'next' }
  try {
    const blocks = { resource: 'mainPageBlocks', params: {}, filters: {} } as const
    const page = await fetchPage(connection, blocks, context)
    cache.setQueryData(firstPageQuery(connection, blocks).queryKey, page)
    return headOfBlocks(page)
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'unsupported') throw error
    const transactions = { resource: 'mainPageTransactions', params: {}, filters: {} } as const
    return headOfTransactions(await fetchPage(connection, transactions, context))
  }
}

/** The head of a chain, by one small request. It is not refreshed automatically, because a page may show many chains. */
export function headQuery(cache: QueryClient, connection: ChainConnection) {
  return queryOptions({
    queryKey: [connection.chain.id, 'head'],
    queryFn: ({ signal }) => loadHead(cache, connection, signal),
    staleTime: 60_000,
    retry: false,
    retryOnMount: false,
  })
}
