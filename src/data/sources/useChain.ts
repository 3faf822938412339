import { useRouteContext } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { ResourceName } from '#/api/resources'
import { isUnsupported, onCapabilities, hasOnlyContract } from '#/data/sources/capabilities'
import { type ChainConnection, type Source, sourceOf } from '#/data/sources/dataSource'
import { onSources, sourcesVersion } from '#/data/sources/sourceChoices'

/** The chain of the current URL, with its configuration and client; for components below `/{chain}`. */
export function useChain(): ChainConnection {
  return useRouteContext({ from: '/$chain' })
}

/** The API that serves a chain now. */
export function useSource(connection: Pick<ChainConnection, 'config' | 'chain'>): Source {
  useSyncExternalStore(onSources, sourcesVersion)
  return sourceOf(connection)
}

/** The endpoints among `resources` that the current chain's API turned out not to have. */
export function useUnsupportedEndpoints(resources: readonly ResourceName[]): ReadonlySet<ResourceName> {
  const { root } = useSource(useChain())
  const missing = useSyncExternalStore(onCapabilities, () =>
    resources.filter((name) => isUnsupported(root, name)).join(),
  )
  return new Set(resources.filter((name) => missing.split(',').includes(name)))
}

/** Whether the current chain's API seems to have only the endpoints of the contract. */
export function useHasOnlyContract(): boolean {
  const { root } = useSource(useChain())
  return useSyncExternalStore(onCapabilities, () => hasOnlyContract(root))
}
