import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { readEntries } from '#/data/persistence/readStored'
import { storedValue } from '#/data/persistence/storedValue'

/** What a reader calls addresses, by their hashes in small letters; of every chain, as an account is its owner's on all of them. */
export type Labels = Readonly<Record<string, string>>

/** The reader's own labels: kept on this device and sent nowhere. */
export const labels = storedValue('astrolabe.labels', (stored): Labels => readEntries(z.string(), stored))

/** What the reader calls an address; null where that is nothing. */
export function labelIn(all: Labels, hash: string): string | null {
  const name = hash.toLowerCase()
  return Object.hasOwn(all, name) ? (all[name] ?? null) : null
}

/** What the reader calls an address, followed as it changes. */
export function useLabel(hash: string): string | null {
  return useSyncExternalStore(labels.subscribe, () => labelIn(labels.get(), hash))
}
