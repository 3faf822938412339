import { useSyncExternalStore } from 'react'
import type { ResourceName } from '#/api/resources'
import { lacks, onCapabilities, servesContractAlone } from '#/data/sources/capabilities'
import { useChain } from '#/data/sources/useChain'
import { useSource } from '#/data/sources/useSource'

/** Those of `resources` that the current chain's server is known not to have; grows as pages find out. */
export function useUnsupportedEndpoints(resources: readonly ResourceName[]): ReadonlySet<ResourceName> {
  const { root } = useSource(useChain())
  const known = useSyncExternalStore(onCapabilities, () => resources.filter((name) => lacks(root, name)).join())
  return new Set(resources.filter((name) => known.split(',').includes(name)))
}

/** Whether the current chain's server seems to have nothing outside of the contract; known as pages find out. */
export function useContractAlone(): boolean {
  const { root } = useSource(useChain())
  return useSyncExternalStore(onCapabilities, () => servesContractAlone(root))
}
