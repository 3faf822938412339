import { useSyncExternalStore } from 'react'
import { onDevice } from '#/data/onDevice'
import type { TimeMode } from '#/domain/time'

/** How every page writes times and amounts. */
export interface Display {
  time: TimeMode
  /** In what an amount is counted: the coin or token itself, or dollars where its price is known. */
  money: 'native' | 'fiat'
}

/** What may be chosen of each; the first is what a reader has who never chose. */
export const DISPLAY = {
  time: ['age', 'local', 'utc', 'unix'],
  money: ['native', 'fiat'],
} as const satisfies { [K in keyof Display]: readonly Display[K][] }

const chosen = onDevice('astrolabe.display', (stored): Display => {
  const { time, money } = (stored ?? {}) as Partial<Display>
  return {
    time: DISPLAY.time.find((each) => each === time) ?? 'age',
    money: DISPLAY.money.find((each) => each === money) ?? 'native',
  }
})

/** How times or amounts are to be written; whoever asks is drawn again when its reader chooses otherwise. */
export function useDisplay<K extends keyof Display>(what: K): Display[K] {
  return useSyncExternalStore(chosen.subscribe, () => chosen.get()[what])
}

/** Writes all times or amounts another way, on every page and the next visit. */
export function setDisplay(change: Partial<Display>): void {
  chosen.set({ ...chosen.get(), ...change })
}
