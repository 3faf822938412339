import * as z from 'zod/mini'
import { storedJson, storeText } from '#/data/persistence/browserStorage'
import { readElements } from '#/data/persistence/storedValue'

const scrollPosition = z.object({ row: z.string(), offset: z.number() })

/** A position in a list: the row at the top of the window, and its distance from there, px. */
export type ScrollPosition = z.infer<typeof scrollPosition>

const POSITIONS_SLOT = 'astrolabe.scrollPositions'
/** History entries that are remembered; the oldest are dropped. */
const MAX_ENTRIES = 50

function savedPositions(): [historyKey: string, position: ScrollPosition][] {
  return readElements(z.tuple([z.string(), scrollPosition]), storedJson('tab', POSITIONS_SLOT))
}

/** Saves the position of a history entry by the key that the router gave it; `replacedKey` is the key it had before. */
export function saveScrollPosition(historyKey: string, position: ScrollPosition, replacedKey = historyKey): void {
  const others = savedPositions().filter(([key]) => key !== historyKey && key !== replacedKey)
  storeText('tab', POSITIONS_SLOT, JSON.stringify([...others, [historyKey, position]].slice(-MAX_ENTRIES)))
}

/** The saved position of a history entry, if any. */
export function scrollPositionOf(historyKey: string): ScrollPosition | undefined {
  return savedPositions().find(([key]) => key === historyKey)?.[1]
}
