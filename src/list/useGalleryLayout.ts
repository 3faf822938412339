import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Density } from '#/list/density'

/** Space between cards, px. */
export const GAP_PX = 16
/** Height of a card below its square image, px. */
const CAPTION_PX = 84
/** Least width of a card, px, and least number of cards in a line. */
const SIZES: Readonly<Record<Density, readonly [minWidth: number, minColumns: number]>> = {
  small: [128, 3],
  medium: [208, 2],
  large: [336, 1],
}

/** How the cards of a gallery are laid out, px. */
interface GalleryLayout {
  columns: number
  cardWidth: number
  /** Height of a line of cards with the gap below it. */
  lineHeight: number
}

/** The layout of a gallery by the width of its element and the chosen density; null before the first layout. */
export function useGalleryLayout(area: RefObject<HTMLElement | null>, density: Density): GalleryLayout | null {
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    const measure = () => setWidth(element.getBoundingClientRect().width)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [area])

  if (width === null) return null
  const [minWidth, minColumns] = SIZES[density]
  const columns = Math.max(minColumns, Math.floor((width + GAP_PX) / (minWidth + GAP_PX)))
  const cardWidth = (width - GAP_PX * (columns - 1)) / columns
  return { columns, cardWidth, lineHeight: cardWidth + CAPTION_PX + GAP_PX }
}
