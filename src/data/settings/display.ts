import * as z from 'zod/mini'
import { useStore } from '#/data/useStore'
import { storedValue } from '#/data/persistence/storedValue'
import { isObject } from '#/domain/isObject'
import type { TimeMode } from '#/domain/text/time'

/** The options of each setting, the default first. */
export const DISPLAY = {
  time: ['age', 'local', 'utc', 'unix'],
  /** The unit of amounts: the native currency or token itself, or USD where its price is known. */
  money: ['native', 'fiat'],
  /** Whether each hidden row is a line in its place, or all of them are one line at the end. */
  folded: ['in place', 'at the end'],
} as const satisfies { time: readonly TimeMode[]; money: readonly string[]; folded: readonly string[] }

const schema = z.object({
  time: z.catch(z.enum(DISPLAY.time), 'age'),
  money: z.catch(z.enum(DISPLAY.money), 'native'),
  folded: z.catch(z.enum(DISPLAY.folded), 'in place'),
})

/** How every page shows times and amounts, and what lists hide. */
export type Display = z.infer<typeof schema>

const display = storedValue('astrolabe.display', (stored) => schema.parse(isObject(stored) ? stored : {}))

/** The current value of a setting. */
export function useDisplay<K extends keyof Display>(what: K): Display[K] {
  return useStore(display, (settings) => settings[what])
}

/** Changes settings, on every page and for later visits. */
export function setDisplay(change: Partial<Display>): void {
  display.set({ ...display.get(), ...change })
}
