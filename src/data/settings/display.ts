import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { storedValue } from '#/data/persistence/storedValue'
import { isObject } from '#/domain/isObject'
import type { TimeMode } from '#/domain/time'

/** What may be chosen of each; the first is what a reader has who never chose. */
export const DISPLAY = {
  /** How times are written. */
  time: ['age', 'local', 'utc', 'unix'],
  /** In what an amount is counted: the coin or token itself, or dollars where its price is known. */
  money: ['native', 'fiat'],
  /** Whether rows that are folded leave a line in their place, or are told of in one line after all others. */
  folded: ['in place', 'at the end'],
} as const satisfies { time: readonly TimeMode[]; money: readonly string[]; folded: readonly string[] }

const schema = z.object({
  time: z.catch(z.enum(DISPLAY.time), 'age'),
  money: z.catch(z.enum(DISPLAY.money), 'native'),
  folded: z.catch(z.enum(DISPLAY.folded), 'in place'),
})

/** How every page writes times and amounts, and what lists leave out. */
export type Display = z.infer<typeof schema>

const chosen = storedValue('astrolabe.display', (stored) => schema.parse(isObject(stored) ? stored : {}))

/** What the reader chose; whoever asks is drawn again when that changes. */
export function useDisplay<K extends keyof Display>(what: K): Display[K] {
  return useSyncExternalStore(chosen.subscribe, () => chosen.get()[what])
}

/** Changes what is chosen, on every page and the next visit. */
export function setDisplay(change: Partial<Display>): void {
  chosen.set({ ...chosen.get(), ...change })
}
