import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

const CardTracker = lazy(() => import('#/list/CardTracker'))

/** How the cards of a gallery are laid out. */
export interface CardGrid {
  count: number
  /** Cards in a line. */
  columns: number
  /** Height of a line, px. */
  line: number
  /** Distance of the first line from the top of the document, px; NaN until it is known. */
  top: number
}

/** Cards from one on, up to another that is not among them. */
export interface Cards {
  readonly from: number
  readonly to: number
}

/** The cards in the window, and in so many lines above and below it. */
export function cardsInView({ count, columns, line, top }: CardGrid, more = 0): Cards {
  const upTo = (lines: number) => Math.min(Math.max(lines * columns, 0), count) || 0
  return {
    from: upTo(Math.floor((scrollY - top) / line) - more),
    to: upTo(Math.ceil((scrollY + innerHeight - top) / line) + more),
  }
}

/** Up to this many cards all of them are in the document, so that the browser's own find sees them. */
const renderAll = 100

interface CardWindow {
  drawn: Cards
  /** Whether those far from the window are left out. */
  isLong: boolean
  /** Whether all that are drawn are near the window. */
  allAreNear: boolean
  /** Whether some of those in the window are not drawn, or none but those were. */
  isBehind: boolean
  /** Draws a card at once, and scrolls to it. */
  bring: (index: number) => void
  /** To be rendered beside the cards. */
  tracker: ReactNode
}

/** Which cards of a gallery to draw: those in the window stand in its first picture, the others come with the code that follows it. */
export function useCardWindow(grid: CardGrid): CardWindow {
  const { count, columns, line, top } = grid
  const [taken, draw] = useState<Cards | null>(null)
  const seen = cardsInView(grid)
  const drawn = taken ?? seen
  const isLong = count > renderAll
  const bring = useCallback(
    (index: number) => {
      const from = index - (index % columns)
      flushSync(() => draw({ from, to: from + columns }))
      scrollTo(0, top + (from / columns) * line)
    },
    [columns, line, top],
  )
  const tracker = count > 0 && top >= 0 && (
    <Suspense>
      <CardTracker grid={grid} drawn={drawn} isLong={isLong} onDraw={draw} />
    </Suspense>
  )
  const isBehind = !taken || seen.from < taken.from || seen.to > taken.to
  return { drawn, isLong, allAreNear: isLong || !taken, isBehind, bring, tracker }
}
