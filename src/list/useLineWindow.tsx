import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { LineWindow } from '#/list/WindowTracker'

const WindowTracker = lazy(() => import('#/list/WindowTracker'))

interface Lines {
  count: number
  /** Height of a line, px. */
  height: number
  /** Distance of the first line from the top of the document, px. */
  margin: number
  /** Up to this many lines all are in the document, so that the browser's own find sees them. */
  limit: number
  overscan: number
}

/** Lines that fill the tallest window, for the moment before it is known which of very many are near it. */
const firstLook = 40

const ignore = () => undefined
const start = {
  from: 0,
  before: 0,
  flying: false,
  held: null,
  heldTop: 0,
  onFocusMove: undefined,
  measure: ignore,
  resize: ignore,
}

/**
 * Which lines of a list to render: all of a short one, those near the window of a long one. `tracker` is to be rendered beside
 * the lines; its code is loaded only by lists that grow long.
 */
export function useLineWindow({ limit, ...lines }: Lines): { shown: LineWindow; tracker: ReactNode } {
  const [near, setNear] = useState<LineWindow | null>(null)
  const { count, height } = lines
  const long = count > limit
  // Until the tracker has looked: all lines, unless they are so many that they would hold the page up.
  const to = count <= 2 * limit ? count : Math.min(limit, firstLook)
  return {
    shown: long && near ? near : { ...start, to, after: (count - to) * height },
    tracker: long && (
      <Suspense>
        <WindowTracker {...lines} onChange={setNear} />
      </Suspense>
    ),
  }
}
