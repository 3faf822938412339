import * as z from 'zod/mini'
import { readElements } from '#/data/persistence/readStored'

const scrollPosition = z.object({ row: z.string(), offset: z.number() })

/** Where a reader was in a list: the row at the top of the window, and its distance from there in pixels. */
export type ScrollPosition = z.infer<typeof scrollPosition>

const slot = 'astrolabe.places'
/** More steps back than anyone takes; older ones are forgotten. */
const kept = 50

function all(): [entry: string, place: ScrollPosition][] {
  try {
    return readElements(z.tuple([z.string(), scrollPosition]), JSON.parse(sessionStorage.getItem(slot) ?? '[]'))
  } catch {
    return [] // Storage is denied or holds something else: places then last as long as the page.
  }
}

/** Remembers the place for an entry of the tab's history, by the key that the router gave it; `replaced` is the key it had before. */
export function saveScrollPosition(entry: string, place: ScrollPosition, replaced = entry): void {
  const others = all().filter(([each]) => each !== entry && each !== replaced)
  try {
    sessionStorage.setItem(slot, JSON.stringify([...others, [entry, place]].slice(-kept)))
  } catch {
    // As above.
  }
}

/** The place remembered for an entry of the tab's history, if any. */
export function scrollPositionOf(entry: string): ScrollPosition | undefined {
  return all().find(([each]) => each === entry)?.[1]
}
