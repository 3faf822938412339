import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import type { SearchResult } from '#/api/schemas/search'
import type { Chain } from '#/data/config/config'
import type { ChainConnection, Connection } from '#/data/sources/connection'
import { fetchResource } from '#/data/queries/resourceQueries'

/** Debounce of the typed text. */
const TYPING_PAUSE_MS = 220

/** Resolves after the given time, or rejects when the signal aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}

/** Resolves once the text may be complete. */
export function pauseForTyping(signal: AbortSignal): Promise<void> {
  return pause(TYPING_PAUSE_MS, signal)
}

/** The results of a chain's quick search, or of its full search where the API has no quick one. */
async function suggest(connection: ChainConnection, text: string, signal: AbortSignal): Promise<SearchResult[]> {
  // After the requests of the page itself.
  const search = async (resource: 'search' | 'searchQuick') => {
    const { rows } = await fetchResource(connection, resource, { signal, priority: 'next' }, (root, options) =>
      connection.client.list(root, resource, {}, { ...options, filters: { q: text } }),
    )
    return rows.flatMap(({ value }) => value ?? [])
  }
  try {
    return await search('searchQuick')
  } catch (error) {
    if (error instanceof ApiError && /^(?:unsupported|not-found)$/.test(error.kind)) return search('search')
    throw error
  }
}

/** The suggestions of a chain's API for a text. Keyed by the text, so that a late response is never shown for another text. */
export function suggestionsQuery(connection: ChainConnection, text: string) {
  return queryOptions<SearchResult[]>({
    queryKey: ['suggestions', connection.chain.id, text],
    queryFn: async ({ signal }) => {
      await pauseForTyping(signal)
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

/** The suggestions of several chains for a text; while it is typed on, a chain keeps those of the text before. */
export function useSuggestions(connection: Connection, chains: readonly Chain[], text: string) {
  const cache = useQueryClient().getQueryCache()
  const latest = (chain: Chain) => {
    const known = cache.findAll({
      queryKey: ['suggestions', chain.id],
      predicate: ({ state }) => state.data !== undefined,
    })
    return known.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0]?.state.data as
      SearchResult[] | undefined
  }
  return useQueries({
    queries: chains.map((chain) => ({
      ...suggestionsQuery({ ...connection, chain }, text),
      placeholderData: () => latest(chain),
    })),
  }).map((query, index) => ({ query, on: chains[index] as Chain }))
}
