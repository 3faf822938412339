import { type FetchContext, fetchPage } from '#/data/queries/resourceQueries'
import type { ChainConnection } from '#/data/sources/dataSource'

/** The first results of the search of a chain. */
export async function searchRows(connection: ChainConnection, text: string, context: FetchContext) {
  return (await fetchPage(connection, { resource: 'search', params: {}, filters: { q: text } }, context)).rows
}
