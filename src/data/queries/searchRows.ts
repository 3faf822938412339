import { type FetchContext, fetchResource } from '#/data/queries/resourceQueries'
import type { ChainConnection } from '#/data/sources/dataSource'

/** The first results of the search of a chain. */
export async function searchRows(connection: ChainConnection, text: string, context: FetchContext) {
  const { rows } = await fetchResource(connection, 'search', context, (root, options) =>
    connection.client.list(root, 'search', {}, { ...options, filters: { q: text } }),
  )
  return rows
}
