import * as z from 'zod/mini'
import { readElements } from '#/data/persistence/storedValue'

const scrollPosition = z.object({ row: z.string(), offset: z.number() })

/** A position in a list: the row at the top of the window, and its distance from there, px. */
export type ScrollPosition = z.infer<typeof scrollPosition>

const STORAGE_KEY = 'astrolabe.scrollPositions'
/** History entries that are remembered; the oldest are dropped. */
const MAX_ENTRIES = 50

function savedPositions(): [historyKey: string, position: ScrollPosition][] {
  try {
    return readElements(z.tuple([z.string(), scrollPosition]), JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'))
  } catch {
    return [] // Storage is denied or holds something else: nothing is restored after a reload.
  }
}

/** Saves the position of a history entry by the key that the router gave it; `replacedKey` is the key it had before. */
export function saveScrollPosition(historyKey: string, position: ScrollPosition, replacedKey = historyKey): void {
  const others = savedPositions().filter(([key]) => key !== historyKey && key !== replacedKey)
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...others, [historyKey, position]].slice(-MAX_ENTRIES)))
  } catch {
    // As above.
  }
}

/** The saved position of a history entry, if any. */
export function scrollPositionOf(historyKey: string): ScrollPosition | undefined {
  return savedPositions().find(([key]) => key === historyKey)?.[1]
}
