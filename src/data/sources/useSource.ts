import { useSyncExternalStore } from 'react'
import { type ChainConnection, type Source, sourceOf } from '#/data/sources/connection'
import { onSources, sourcesVersion } from '#/data/sources/sources'

/** Which API serves a chain now; follows when that changes. */
export function useSource(connection: Pick<ChainConnection, 'config' | 'chain'>): Source {
  useSyncExternalStore(onSources, sourcesVersion)
  return sourceOf(connection)
}
