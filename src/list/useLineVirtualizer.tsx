import { lazy, type ReactNode, Suspense, useState } from 'react'
import { MAX_PRINTED_ROWS, usePrinting } from '#/list/usePrinting'
import type { LineOptions, LineWindow } from '#/list/WindowVirtualizer'

// Most lists are short.
const WindowVirtualizer = lazy(() => import('#/list/WindowVirtualizer'))

interface LineVirtualizerOptions extends LineOptions {
  /** Number of entries: rows of a table or tree, cards of a gallery. */
  entryCount: number
  /** Up to this many entries all are in the document, so that the browser's find, select all and save include them. */
  renderAllUpTo: number
}

interface LineVirtualizer extends LineWindow {
  /** Whether lines outside of the window are left out. */
  isVirtual: boolean
  /** Distance of a line from the top of the document, px. */
  offsetOf: (index: number) => number
  /** What finds the lines; to be rendered with them. */
  virtualizer: ReactNode
}

/** Entries that fill a window. */
const FIRST_ENTRIES = 60

/** Virtualizes the lines of a table, tree or gallery that scroll with the window. A printed page has all lines. */
export function useLineVirtualizer({ entryCount, renderAllUpTo, ...options }: LineVirtualizerOptions): LineVirtualizer {
  const { container, perLine = 1, lineHeight } = options
  const count = Math.ceil(entryCount / perLine)
  const isPrinted = usePrinting() && entryCount <= MAX_PRINTED_ROWS
  const isVirtual = entryCount > renderAllUpTo && !isPrinted
  const [found, setFound] = useState<LineWindow | null>(null)
  const offsetOf = (index: number) =>
    (container.current ? container.current.getBoundingClientRect().top + scrollY : 0) + index * lineHeight

  // Until the window of a long list is found, its first lines are shown, and those that were there when it became long.
  const [whole, setWhole] = useState(0)
  if (!isVirtual && whole !== count) setWhole(count)
  const first = isVirtual ? Math.min(count, Math.max(whole, Math.ceil(FIRST_ENTRIES / perLine))) : count
  const lines = (isVirtual && found) || { ...ALL, end: first, paddingBottom: (count - first) * lineHeight }
  return {
    ...lines,
    end: Math.min(lines.end, count),
    isVirtual,
    offsetOf,
    virtualizer: isVirtual && (
      <Suspense>
        <WindowVirtualizer {...options} count={count} topOfLines={() => offsetOf(0)} onWindow={setFound} />
      </Suspense>
    ),
  }
}

/** Lines all of which are rendered. */
const ALL = {
  start: 0,
  paddingTop: 0,
  focusedLine: null,
  focusedTop: 0,
  measureElement: () => {},
  resizeItem: () => {},
}
