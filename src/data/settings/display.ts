import { useSyncExternalStore } from 'react'
import { storedValue } from '#/data/persistence/storedValue'
import type { TimeMode } from '#/domain/time'

/** How every page shows times and amounts, and what lists hide. */
export interface Display {
  time: TimeMode
  /** The unit of amounts: the native currency or token itself, or USD where its price is known. */
  money: 'native' | 'fiat'
  /** Whether each hidden row is a line in its place, or all of them are one line at the end. */
  folded: 'in place' | 'at the end'
}

/** The options of each setting, the default first. */
export const DISPLAY = {
  time: ['age', 'local', 'utc', 'unix'],
  money: ['native', 'fiat'],
  folded: ['in place', 'at the end'],
} as const satisfies { [K in keyof Display]: readonly Display[K][] }

const display = storedValue('astrolabe.display', (stored): Display => {
  const { time, money, folded } = (stored ?? {}) as Partial<Display>
  return {
    time: DISPLAY.time.find((each) => each === time) ?? 'age',
    money: DISPLAY.money.find((each) => each === money) ?? 'native',
    folded: DISPLAY.folded.find((each) => each === folded) ?? 'in place',
  }
})

/** The current value of a setting. */
export function useDisplay<K extends keyof Display>(what: K): Display[K] {
  return useSyncExternalStore(display.subscribe, () => display.get()[what])
}

/** Changes settings, on every page and for later visits. */
export function setDisplay(change: Partial<Display>): void {
  display.set({ ...display.get(), ...change })
}
