import { useSyncExternalStore } from 'react'
import { storedValue } from '#/data/persistence/storedValue'

/** Private labels by lowercase address. They apply to every chain, because an account has the same owner on all of them. */
export type Labels = Readonly<Record<string, string>>

/** The private labels, saved in this browser only. Values may be anything, see labelIn. */
export const labels = storedValue('astrolabe.labels', (stored) =>
  typeof stored === 'object' && stored ? (stored as Labels) : {},
)

/** The private label of an address, null if there is none. */
export function labelIn(all: Labels, hash: string): string | null {
  const label: unknown = all[hash.toLowerCase()]
  return typeof label === 'string' ? label : null
}

/** The private label of an address, null if there is none. */
export function useLabel(hash: string): string | null {
  return useSyncExternalStore(labels.subscribe, () => labelIn(labels.get(), hash))
}
