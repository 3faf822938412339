import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import type { SearchResult } from '#/api/schemas/search'
import type { ChainConnection } from '#/data/sources/connection'
import { ask } from '#/data/queries/resourceQueries'

/** What is typed within this time is asked for once, ms. */
const PAUSE = 220

/** Resolves after some ms, or rejects as soon as nobody waits for it any more. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}

/** What a chain's server finds at once for a text; its full search is asked where there is no quick one. */
async function suggest(connection: ChainConnection, text: string, signal: AbortSignal): Promise<SearchResult[]> {
  // What the page itself waits for comes first.
  const of = async (resource: 'search' | 'searchQuick') => {
    const { rows } = await ask(connection, resource, { signal, turn: 'next' }, (root, options) =>
      connection.client.list(root, resource, {}, { ...options, filters: { q: text } }),
    )
    return rows.flatMap(({ value }) => value ?? [])
  }
  try {
    return await of('searchQuick')
  } catch (error) {
    if (error instanceof ApiError && /^(?:unsupported|not-found)$/.test(error.kind)) return of('search')
    throw error
  }
}

/** What a chain's server suggests for a text. Each text has an answer of its own, so that a late one is shown for no other. */
export function suggestionsQuery(connection: ChainConnection, text: string) {
  return queryOptions<SearchResult[]>({
    queryKey: ['suggestions', connection.chain.id, text],
    queryFn: async ({ signal }) => {
      await pause(PAUSE, signal)
      return suggest(connection, text, signal)
    },
    enabled: text !== '',
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
    retryOnMount: false,
    structuralSharing: false,
  })
}
