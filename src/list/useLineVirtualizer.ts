import {
  defaultRangeExtractor,
  observeWindowOffset,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'
import * as z from 'zod/mini'
import { readElements } from '#/data/persistence/storedValue'
import { MAX_PRINTED_ROWS, usePrinting } from '#/list/usePrinting'

interface LineVirtualizerOptions {
  /** The element that holds the lines, each entry of which has its `data-index`. */
  container: RefObject<HTMLElement | null>
  /** Number of entries: rows of a table or tree, cards of a gallery. */
  entryCount: number
  /** Entries in a line: 1 in a table, the columns of a gallery. */
  perLine?: number
  /** Height of a line that is not measured, px. */
  lineHeight: number
  /** Lines rendered above and below the window. */
  overscan: number
  /** Up to this many entries all are in the document, so that the browser's find, select all and save include them. */
  renderAllUpTo: number
  /** Identity of a line, for its measured height; must be the same function as long as the lines are the same. */
  getLineKey?: (index: number) => string
  /** Scrolling by this share of the window's height per frame is too fast to render the lines that pass; 1 unless given. */
  fastScrollShare?: number
}

/** The lines to render, and the space of the others. */
interface LineVirtualizer {
  /** Whether lines outside of the window are left out. */
  isVirtual: boolean
  /** Index of the first line. */
  start: number
  /** Index after the last line. */
  end: number
  paddingTop: number
  paddingBottom: number
  /** A line outside of `start` to `end` that stays in the document, because it has the focus; null where there is none. */
  focusedLine: number | null
  /** Its distance from the first line of the list, px. */
  focusedTop: number
  /** Ref for a line whose height is not `lineHeight`. */
  measureElement: (element: Element | null) => void
  /** Sets the height of a line, px. */
  resizeItem: (index: number, height: number) => void
  /** Distance of a line from the top of the document, px. */
  offsetOf: (index: number) => number
}

/** Virtualizes the lines of a table, tree or gallery that scroll with the window. A printed page has all lines. */
export function useLineVirtualizer({
  container,
  entryCount,
  perLine = 1,
  lineHeight,
  overscan,
  renderAllUpTo,
  getLineKey,
  fastScrollShare = 1,
}: LineVirtualizerOptions): LineVirtualizer {
  const count = Math.ceil(entryCount / perLine)
  const isPrinted = usePrinting() && entryCount <= MAX_PRINTED_ROWS
  const isVirtual = entryCount > renderAllUpTo && !isPrinted
  const [scrollMargin, setScrollMargin] = useState(0)

  const virtualizer = useWindowVirtualizer({
    enabled: isVirtual,
    count,
    estimateSize: () => lineHeight,
    ...(getLineKey && { getItemKey: getLineKey }),
    overscan,
    scrollMargin,
    initialRect: { width: innerWidth, height: innerHeight },
    rangeExtractor: (range) => withLine(focusedLineOf(container.current, perLine), range),
    observeElementOffset: (instance, listener) =>
      observeWindowOffset(
        instance,
        skipFastScroll(listener, () => fastScrollShare * innerHeight),
      ),
  })
  // What is above the lines may change its height with any render.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    if (isVirtual && container.current) setScrollMargin(Math.round(topOf(container.current)))
  })
  useLayoutEffect(() => {
    if (isVirtual) virtualizer.measure()
  }, [virtualizer, isVirtual, lineHeight])

  const { shown, apart } = splitApart(virtualizer.getVirtualItems())
  const [first] = shown
  const last = shown.at(-1)
  return {
    isVirtual,
    start: first?.index ?? 0,
    end: isVirtual ? (last ? last.index + 1 : 0) : count,
    paddingTop: first ? first.start - scrollMargin : 0,
    paddingBottom: last ? virtualizer.getTotalSize() + scrollMargin - last.end : 0,
    focusedLine: apart?.index ?? null,
    focusedTop: apart ? apart.start - scrollMargin : 0,
    measureElement: virtualizer.measureElement,
    resizeItem: virtualizer.resizeItem,
    offsetOf: (index) => (container.current ? topOf(container.current) : 0) + index * lineHeight,
  }
}

/** Distance of an element from the top of the document, px. */
function topOf(element: Element): number {
  return element.getBoundingClientRect().top + scrollY
}

/** Index of the line that has the focus; null where none has. */
function focusedLineOf(container: Element | null, perLine: number): number | null {
  const entry = document.activeElement?.closest<HTMLElement>('[data-index]')
  return entry && container?.contains(entry) ? Math.floor(Number(entry.dataset['index']) / perLine) : null
}

/** The lines of a range, and one more: an element loses the focus when it leaves the document. */
function withLine(line: number | null, range: Range): number[] {
  const indexes = defaultRangeExtractor(range)
  if (line === null || line >= range.count || indexes.includes(line)) return indexes
  return [...indexes, line].toSorted((a, b) => a - b)
}

/** Splits off the first or last line where it does not follow the others. */
function splitApart(items: VirtualItem[]): { shown: VirtualItem[]; apart: VirtualItem | null } {
  const [first, second] = items
  if (first && second && second.index > first.index + 1) return { shown: items.slice(1), apart: first }
  const [beforeLast, last] = items.slice(-2)
  if (beforeLast && last && last.index > beforeLast.index + 1) return { shown: items.slice(0, -1), apart: last }
  return { shown: items, apart: null }
}

/** Jumps that follow each other within this time are one fast scroll. */
const FAST_SCROLL_PAUSE_MS = 250

/** Receives the scroll offset of the window, px, and whether it is still scrolling. */
type OffsetListener = (offset: number, isScrolling: boolean) => void

/**
 * Withholds scroll offsets from the virtualizer during a fast scroll, so that rows that pass too fast to be read are not rendered: from the
 * second jump in a row on, until the window scrolls by less than `jumpPx` or stops. A single jump (a key, a link) is reported.
 */
export function skipFastScroll(listener: OffsetListener, jumpPx: () => number): OffsetListener {
  let previousOffset = scrollY
  let previousTime = -Infinity
  let jumps = 0
  return (offset, isScrolling) => {
    if (isScrolling) {
      const isJump = Math.abs(offset - previousOffset) >= jumpPx()
      const isNext = performance.now() - previousTime < FAST_SCROLL_PAUSE_MS
      jumps = isJump ? (isNext ? jumps + 1 : 1) : 0
    }
    previousOffset = offset
    if (jumps < 2 || !isScrolling) listener(offset, isScrolling)
    // Read after rendering, which may take longer than the pause.
    if (isScrolling) previousTime = performance.now()
  }
}

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
