import { type ChainConnection, sourceOf } from '#/data/connection'
import { refusedEndpoints } from '#/data/sourceChanges'
import type { Refusal } from '#/data/sources'

/** The endpoints of a chain that are read through its own instance although the rest is not: the multichain API refused them. */
export function exceptionsOf(connection: Pick<ChainConnection, 'config' | 'chain'>): Refusal[] {
  if (sourceOf(connection).deprecated) return []
  return refusedEndpoints(connection.chain.id).filter(
    ({ resource }) => resource !== null && sourceOf(connection, resource).deprecated,
  )
}
