import { lazyRouteComponent } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import type { LineWindow } from '#/list/WindowTracker'

const LineTracker = lazyRouteComponent<Pick<typeof import('#/list/LineTracker'), 'default'>>(() =>
  import('#/list/LineTracker').catch(() => ({ default: DrawAll })),
)

/** Has the code that puts lines off at hand, so that the first of them that are need no second step; once it is here. */
export function prepareLines(): void {
  void LineTracker.preload?.()
}

interface Lines {
  count: number
  /** Height of a line, px. */
  height: number
  /** Distance of the first line from the top of the document, px. */
  margin: number
  /** Up to this many lines all that were near the window stay in the document, and the browser's own find sees all of them. */
  limit: number
  overscan: number
}

/** As many as a full page has: all of them are in the document, those of further pages when the window comes near them. */
export const firstLines = 50

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
 * Which lines of a list to render: of a short one those that have been near the window, of a long one those that are. `tracker` is
 * to be rendered beside the lines; its code comes after the first page, and is needed only by lists that grow.
 */
export function useLineWindow(lines: Lines): { shown: LineWindow; tracker: ReactNode } {
  const [near, setNear] = useState<LineWindow | null>(null)
  const [reached, setReached] = useState(firstLines)
  const { count, height } = lines
  const to = Math.min(count, reached)
  return {
    shown: near && count > lines.limit ? near : { ...start, to, after: (count - to) * height },
    tracker: to < count && (
      <Suspense>
        <LineTracker {...lines} drawn={to} onChange={setNear} onReach={setReached} />
      </Suspense>
    ),
  }
}

/** Where that code can't be had no line is left out. */
function DrawAll({ count, onReach }: { count: number; onReach: (lines: number) => void }) {
  useEffect(() => onReach(count), [count, onReach])
  return null
}
