import { useSyncExternalStore } from 'react'
import type { ResourceName } from '#/api/resources'
import { lacks, onCapabilities } from '#/data/capabilities'
import { sourceOf } from '#/data/connection'
import { useChain } from '#/data/useChain'

/** Those of `resources` that the current chain's server is known not to have; grows as pages find out. */
export function useLacks(resources: readonly ResourceName[]): ReadonlySet<ResourceName> {
  const { root } = sourceOf(useChain())
  const known = useSyncExternalStore(onCapabilities, () => resources.filter((name) => lacks(root, name)).join())
  return new Set(resources.filter((name) => known.split(',').includes(name)))
}
