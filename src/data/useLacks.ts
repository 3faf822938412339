import { useSyncExternalStore } from 'react'
import type { ResourceName } from '#/api/resources'
import { lacks, onCapabilities } from '#/data/capabilities'
import { useChain } from '#/data/useChain'
import { useSource } from '#/data/useSource'

/** Those of `resources` that the current chain's server is known not to have; grows as pages find out. */
export function useLacks(resources: readonly ResourceName[]): ReadonlySet<ResourceName> {
  const { root } = useSource(useChain())
  const known = useSyncExternalStore(onCapabilities, () => resources.filter((name) => lacks(root, name)).join())
  return new Set(resources.filter((name) => known.split(',').includes(name)))
}
