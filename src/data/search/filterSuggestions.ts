import { queryOptions } from '@tanstack/react-query'
import type { FiltersOf, ListName, RowOf } from '#/api/resources'
import { fetchPage } from '#/data/queries/resourceQueries'
import { pauseForTyping } from '#/data/search/suggestions'
import type { ChainConnection } from '#/data/sources/dataSource'

/** The rows that a list finds for a typed text, after a pause in typing and after the requests of the page itself. */
function foundQuery<N extends Extract<ListName, 'advancedFilterMethods' | 'tokens'>>(
  connection: ChainConnection,
  resource: N,
  text: string,
) {
  return queryOptions<RowOf<N>[]>({
    queryKey: ['suggestions', connection.chain.id, resource, text],
    queryFn: async ({ signal }) => {
      if (text !== '') await pauseForTyping(signal)
      const filters = (text === '' ? {} : { q: text }) as FiltersOf<N>
      const request = { resource, params: {} as never, filters }
      const { rows } = await fetchPage(connection, request, { signal, priority: 'next' })
      return rows.flatMap(({ value }) => value ?? [])
    },
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
    retryOnMount: false,
    placeholderData: (earlier) => earlier,
  })
}

/** The methods whose name or selector a chain's API finds for a text; its usual ones for ''. */
export const methodsQuery = (connection: ChainConnection, text: string) =>
  foundQuery(connection, 'advancedFilterMethods', text)

/** The tokens that a chain's API finds for a text; its first ones for ''. */
export const tokensQuery = (connection: ChainConnection, text: string) => foundQuery(connection, 'tokens', text)
