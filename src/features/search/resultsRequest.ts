import type { QueryClient } from '@tanstack/react-query'
import { listRequest, prefetchList } from '#/data/queries/listRequest'
import type { ListRequest } from '#/data/queries/resourceQueries'
import type { ChainConnection } from '#/data/sources/dataSource'
import { readSearchInput, type SearchInput } from '#/domain/search/searchInput'
import { apiQuery } from '#/domain/search/searchTarget'
import type { ChainSearchParameters } from '#/features/search/parameters'

/** The request for the results of a text; null for what must not be sent to any API, or what none can find: nothing, a secret, a link, a shortened hash, a time. */
export function resultsRequest(input: SearchInput, search: ChainSearchParameters): ListRequest<'search'> | null {
  if (/^(?:empty|secret|link|explorerUrl|shortened|otherSystem|time|days|nonce)$/.test(input.kind)) return null
  // The API expects a hash with 0x and a height without separators.
  return listRequest('search', {}, { ...search, q: apiQuery(input) || (search.q ?? '') })
}

/** Starts the request for results before the page is rendered; not for a hex number, which may open a block without it. */
export function prefetchResults(client: QueryClient, connection: ChainConnection, search: ChainSearchParameters): void {
  const input = readSearchInput(search.q ?? '')
  const request = resultsRequest(input, search)
  if (request && input.kind !== 'hexPrefix') prefetchList(client, connection, request, search.cursor)
}
