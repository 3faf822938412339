import { type ChainConnection, sourceOf } from '#/data/sources/connection'
import { refusedEndpoints } from '#/data/sources/sourceChanges'
import type { SourceFallback } from '#/data/sources/sources'

/** The endpoints of a chain that are read through its own instance although the rest is not: the multichain API refused them. */
export function endpointFallbacks(connection: Pick<ChainConnection, 'config' | 'chain'>): SourceFallback[] {
  if (sourceOf(connection).deprecated) return []
  return refusedEndpoints(connection.chain.id).filter(
    ({ resource }) => resource !== null && sourceOf(connection, resource).deprecated,
  )
}
