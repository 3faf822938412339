import { useSyncExternalStore } from 'react'
import { storedValue } from '#/data/persistence/storedValue'
import type { TimeMode } from '#/domain/time'

/** How every page writes times and amounts, and what lists leave out. */
export interface Display {
  time: TimeMode
  /** In what an amount is counted: the coin or token itself, or dollars where its price is known. */
  money: 'native' | 'fiat'
  /** Whether rows that are folded leave a line in their place, or are told of in one line after all others. */
  folded: 'in place' | 'at the end'
}

/** What may be chosen of each; the first is what a reader has who never chose. */
export const DISPLAY = {
  time: ['age', 'local', 'utc', 'unix'],
  money: ['native', 'fiat'],
  folded: ['in place', 'at the end'],
} as const satisfies { [K in keyof Display]: readonly Display[K][] }

const chosen = storedValue('astrolabe.display', (stored): Display => {
  const { time, money, folded } = (stored ?? {}) as Partial<Display>
  return {
    time: DISPLAY.time.find((each) => each === time) ?? 'age',
    money: DISPLAY.money.find((each) => each === money) ?? 'native',
    folded: DISPLAY.folded.find((each) => each === folded) ?? 'in place',
  }
})

/** What the reader chose; whoever asks is drawn again when that changes. */
export function useDisplay<K extends keyof Display>(what: K): Display[K] {
  return useSyncExternalStore(chosen.subscribe, () => chosen.get()[what])
}

/** Changes what is chosen, on every page and the next visit. */
export function setDisplay(change: Partial<Display>): void {
  chosen.set({ ...chosen.get(), ...change })
}
