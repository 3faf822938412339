import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query'
import { useStore } from '#/data/useStore'
import { isLacking } from '#/api/errors'
import type { SearchResult } from '#/api/schemas/search'
import type { Chain } from '#/data/config/config'
import { labelIn, labels, type Labels } from '#/data/labels/labels'
import { fetchPage } from '#/data/queries/resourceQueries'
import { forgetSearch, onRecentSearches, type RecentSearch, recentSearches } from '#/data/search/recentSearches'
import { bookmarks, recentRecords, removeRecentRecord, type SavedPage } from '#/data/settings/bookmarks'
import { savedPageChain, savedPageName } from '#/data/settings/savedPageName'
import type { ChainConnection, Connection } from '#/data/sources/dataSource'
import { readTarget } from '#/domain/search/searchTarget'
import { pathInApp, paths } from '#/domain/links/paths'

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
    const request = { resource, params: {}, filters: { q: text } }
    const { rows } = await fetchPage(connection, request, { signal, priority: 'next' })
    return rows.flatMap(({ value }) => value ?? [])
  }
  try {
    return await search('searchQuick')
  } catch (error) {
    if (isLacking(error)) return search('search')
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
      | SearchResult[]
      | undefined
  }
  return useQueries({
    queries: chains.map((chain) => ({
      ...suggestionsQuery({ ...connection, chain }, text),
      placeholderData: () => latest(chain),
    })),
  }).map((query, index) => ({ query, on: chains[index] as Chain }))
}

/** A saved page by the name of its record, with its kind and chain. */
const pageOf =
  (sign: string, own: Labels) =>
  (page: SavedPage): RecentSearch => {
    const { name, kind } = savedPageName(page, own)
    return {
      href: paths.of(page.href),
      title: name || page.href,
      detail: [kind, savedPageChain(page)].filter(Boolean).join(' · '),
      sign,
    }
  }

/** Bookmarks, and the addresses with a private label as pages of a chain. */
export function useSavedPages(chain: string): RecentSearch[] {
  const bookmarked = useStore(bookmarks)
  const labeled = useStore(labels)
  const addresses = Object.keys(labeled).map((hash) => ({
    href: paths.address(chain, hash),
    title: labelIn(labeled, hash) ?? '',
    detail: hash,
    sign: 'pencil',
  }))
  return [...bookmarked.map(pageOf('star-full', labeled)), ...addresses]
}

/** The recent searches. */
export function useRecentSearches(): readonly RecentSearch[] {
  return useStore({ get: recentSearches, subscribe: onRecentSearches })
}

/** The recently viewed records. */
export function useViewedPages(): readonly RecentSearch[] {
  const viewed = useStore(recentRecords)
  const labeled = useStore(labels)
  return viewed.map(pageOf('clock', labeled))
}

/** The recent searches and the recently viewed records. */
export function useRecentPages(): readonly RecentSearch[] {
  return [...useRecentSearches(), ...useViewedPages()]
}

/** Removes a page from both. */
export function forgetPage(href: string): void {
  forgetSearch(href)
  removeRecentRecord({ href: pathInApp(href) })
}

/** The pages whose name or hash contains a text, or whose hash is the one that it shortens. */
export function pagesMatching(pages: readonly RecentSearch[], typed: string): RecentSearch[] {
  const input = readTarget(typed)
  if (input.kind === 'shortened') {
    const whole = new RegExp(String.raw`\b${input.start}[\da-f]*${input.end}\b`, 'i')
    return pages.filter(({ detail, href }) => whole.test(`${detail} ${href}`))
  }
  const word = typed.trim().toLowerCase()
  // A bookmark has its hash in the path only.
  const textOfPage = ({ title, detail, href }: RecentSearch) =>
    [title, detail, word.startsWith('0x') && href].join('\n')
  return pages.filter((page) => textOfPage(page).toLowerCase().includes(word))
}
