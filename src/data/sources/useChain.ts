import { useRouteContext } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useStore } from '#/data/useStore'
import { type ResourceName, RESOURCES } from '#/api/resources'
import { hasOnlyContract } from '#/data/sources/capabilities'
import { type ChainConnection, type ChainSource, sourceOf } from '#/data/sources/dataSource'
import { type SourceFallback, sourcesVersion } from '#/data/sources/sourceChoices'
import { endpointFallbacks } from '#/data/sources/sourceFallback'

/** The chain of the current URL, with its configuration and client; for components below `/{chain}`. */
export function useChain(): ChainConnection {
  return useRouteContext({ from: '/$chain' })
}

/** The API that serves a chain now. */
export function useSource(connection: Pick<ChainConnection, 'config' | 'chain'>): ChainSource {
  useStore(sourcesVersion)
  return sourceOf(connection)
}

/** The endpoints that a chain's own API serves in place of the multichain API. */
export function useEndpointFallbacks(of: Pick<ChainConnection, 'config' | 'chain'>): SourceFallback[] {
  const { client } = useRouteContext({ from: '__root__' })
  const connection = { ...of, client }
  useSource(connection)
  useSyncExternalStore(client.notes.subscribe, () => endpointFallbacks(connection).length)
  return endpointFallbacks(connection)
}

/** The endpoints among `resources` that the APIs of the current chain turned out not to have. */
export function useUnsupportedEndpoints(resources: readonly ResourceName[]): ReadonlySet<ResourceName> {
  const connection = useChain()
  useSource(connection)
  const { notes } = connection.client
  const missing = useSyncExternalStore(notes.subscribe, () =>
    resources.filter((name) => notes.lacks(sourceOf(connection, name).root.url, name)).join(),
  )
  return new Set(resources.filter((name) => missing.split(',').includes(name)))
}

/** Whether the current chain seems to have only the endpoints of the contract. */
export function useHasOnlyContract(): boolean {
  const connection = useChain()
  const { root } = useSource(connection)
  const hasOthers = useEndpointFallbacks(connection).some(
    ({ resource }) => resource !== null && RESOURCES[resource].source === 'served',
  )
  const { notes } = connection.client
  return useSyncExternalStore(notes.subscribe, () => hasOnlyContract(notes, root)) && !hasOthers
}
