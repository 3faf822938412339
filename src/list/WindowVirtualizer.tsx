import {
  defaultRangeExtractor,
  observeWindowOffset,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** How lines are virtualized. */
export interface LineOptions {
  /** The element that holds the lines, each entry of which has its `data-index`. */
  container: RefObject<HTMLElement | null>
  /** Entries in a line: 1 in a table, the columns of a gallery. */
  perLine?: number
  /** Height of a line that is not measured, px. */
  lineHeight: number
  /** Lines rendered above and below the window. */
  overscan: number
  /** Identity of a line, for its measured height; must be the same function as long as the lines are the same. */
  getLineKey?: (index: number) => string
  /** Scrolling by this share of the window's height per frame is too fast to render the lines that pass; 1 unless given. */
  fastScrollShare?: number
}

/** The lines to render, and the space of the others. */
export interface LineWindow {
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
}

interface WindowVirtualizerProps extends LineOptions {
  /** Number of lines. */
  count: number
  /** Distance of the first line from the top of the document, px. */
  topOfLines: () => number
  /** Receives the lines to render, before they are painted. */
  onWindow: (window: LineWindow) => void
}

/** Finds the lines that are in the window. It renders nothing: as a component, its code is loaded with the first long list. */
export default function WindowVirtualizer({
  container,
  count,
  perLine = 1,
  lineHeight,
  overscan,
  getLineKey,
  fastScrollShare = 1,
  topOfLines,
  onWindow,
}: WindowVirtualizerProps) {
  const [scrollMargin, setScrollMargin] = useState(0)
  const virtualizer = useWindowVirtualizer({
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
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is above the lines may change its height with any render
  useLayoutEffect(() => setScrollMargin(Math.round(topOfLines())))
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, lineHeight])

  const { shown, apart } = splitApart(virtualizer.getVirtualItems())
  const [first] = shown
  const last = shown.at(-1)
  const start = first?.index ?? 0
  const end = last ? last.index + 1 : 0
  const paddingTop = first ? first.start - scrollMargin : 0
  const paddingBottom = last ? virtualizer.getTotalSize() + scrollMargin - last.end : 0
  const focusedLine = apart?.index ?? null
  const focusedTop = apart ? apart.start - scrollMargin : 0
  useLayoutEffect(() => {
    const { measureElement, resizeItem } = virtualizer
    onWindow({ start, end, paddingTop, paddingBottom, focusedLine, focusedTop, measureElement, resizeItem })
  }, [start, end, paddingTop, paddingBottom, focusedLine, focusedTop, virtualizer, onWindow])
  return null
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
