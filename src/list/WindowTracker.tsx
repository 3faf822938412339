import { observeWindowOffset, useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual'
import { type FocusEvent, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { skipFastScroll } from '#/list/fastScroll'
import { MAX_PRINTED_ROWS } from '#/list/print'

/** The lines of a long list that are worth rendering, and the pixels that stand for the others. */
export interface LineWindow {
  from: number
  to: number
  before: number
  after: number
  /** Whether the window moves too fast for any line to be read: they stay where they were until it has landed. */
  flying: boolean
  /** A line outside of the window that has the focus, which it would lose if it left the document; its index, null where there is none. */
  held: number | null
  /** How far the held line is below the first one, px. */
  heldTop: number
  /** To be told where the focus comes and goes among the lines, each with its `data-index`. */
  onFocusMove: ((event: FocusEvent<HTMLElement>) => void) | undefined
  /** To be told of a line whose height is not the usual one, as its ref. */
  measure: (element: Element | null) => void
  /** Sets the height of a line in pixels, for one that is the usual height again. */
  resize: (index: number, height: number) => void
}

interface WindowTrackerProps {
  count: number
  /** Height of a line, px. */
  height: number
  /** Distance of the first line from the top of the document, px. */
  margin: number
  overscan: number
  onChange: (window: LineWindow) => void
}

/** The index of the line that an element is in; null where it is in none. */
function lineOf(element: Element | null): number | null {
  const line = element?.closest<HTMLElement>('[data-index]')
  return line ? Number(line.dataset['index']) : null
}

/** What of a list has the focus once an event has been told of. */
function focusedBy({ type, target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>): Element | null {
  // Where the whole window loses the focus, the element has it still.
  if (type === 'focus' || document.activeElement === target) return target
  return relatedTarget instanceof Element && currentTarget.contains(relatedTarget) ? relatedTarget : null
}

/** After so long without moving, a window rests, ms. */
const rest = 100

/** Whether the page is being printed. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // What is not in the document when the event has been told of is not printed.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return printing
}

/** Follows the scroll position of a long list and says which of its lines to render; it shows nothing itself. */
export function WindowTracker({ count, height, margin, overscan, onChange }: WindowTrackerProps) {
  const [flying, setFlying] = useState(false)
  const [focused, setFocused] = useState<number | null>(null)
  const onFocusMove = useCallback((event: FocusEvent<HTMLElement>) => setFocused(lineOf(focusedBy(event))), [])
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan,
    scrollMargin: margin,
    initialRect: { width: innerWidth, height: innerHeight },
    isScrollingResetDelay: rest,
    observeElementOffset: (instance, moved) =>
      observeWindowOffset(
        instance,
        skipFastScroll({
          reach: () => innerHeight,
          fly: () => setFlying(true),
          draw: (offset, moving) =>
            flushSync(() => {
              setFlying(false)
              moved(offset, moving)
            }),
        }),
      ),
    // It follows and does not lead: the window moves only to make up for a line above it that was measured.
    scrollToFn: (offset, options, instance) => {
      if (options.adjustments && !flying) windowScroll(offset, options, instance)
    },
  })
  // Another width can make every line another height.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height])

  // Nobody was told where the focus went until now: this was drawn some time ago, and is listened to from here on.
  useLayoutEffect(() => setFocused(lineOf(document.activeElement)), [])
  // The window may have moved between the first render and the listening.
  useEffect(() => {
    dispatchEvent(new Event('scroll'))
  }, [])

  const all = usePrinting() && count <= MAX_PRINTED_ROWS
  const lines = virtualizer.getVirtualItems()
  const first = lines[0]
  const last = lines.at(-1)
  const from = all ? 0 : (first?.index ?? 0)
  const to = all ? count : (last?.index ?? -1) + 1
  const before = first && !all ? first.start - margin : 0
  const after = last && !all ? virtualizer.getTotalSize() + margin - last.end : 0
  const held = focused !== null && focused < count && (focused < from || focused >= to) ? focused : null
  const heldTop = held === null ? 0 : (virtualizer.measurementsCache[held]?.start ?? margin) - margin
  useLayoutEffect(() => {
    const { measureElement: measure, resizeItem: resize } = virtualizer
    onChange({ from, to, before, after, flying, held, heldTop, onFocusMove, measure, resize })
  }, [onChange, from, to, before, after, flying, held, heldTop, onFocusMove, virtualizer])
  return null
}
