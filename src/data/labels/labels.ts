import { useSyncExternalStore } from 'react'
import { storedValue } from '#/data/persistence/storedValue'

/** What a reader calls addresses, by their hashes in small letters; of every chain, as an account is its owner's on all of them. */
export type Labels = Readonly<Record<string, string>>

/** The reader's own labels: kept on this device and sent nowhere. What the storage holds may be anything; see labelIn. */
export const labels = storedValue('astrolabe.labels', (stored) =>
  typeof stored === 'object' && stored ? (stored as Labels) : {},
)

/** What the reader calls an address; null where that is nothing. */
export function labelIn(all: Labels, hash: string): string | null {
  const label: unknown = all[hash.toLowerCase()]
  return typeof label === 'string' ? label : null
}

/** What the reader calls an address, followed as it changes. */
export function useLabel(hash: string): string | null {
  return useSyncExternalStore(labels.subscribe, () => labelIn(labels.get(), hash))
}
