import * as z from 'zod/mini'
import { useStore } from '#/data/useStore'
import { readEntries, storedValue } from '#/data/persistence/storedValue'

/** Private labels by lowercase address. They apply to every chain, because an account has the same owner on all of them. */
export type Labels = Readonly<Record<string, string>>

/** The private labels, saved in this browser only. */
export const labels = storedValue('astrolabe.labels', (stored): Labels => readEntries(z.string(), stored))

/** The private label of an address, null if there is none. */
export function labelIn(all: Labels, hash: string): string | null {
  const name = hash.toLowerCase()
  return Object.hasOwn(all, name) ? (all[name] ?? null) : null
}

/** The private label of an address, null if there is none. */
export function useLabel(hash: string): string | null {
  return useStore(labels, (all) => labelIn(all, hash))
}
