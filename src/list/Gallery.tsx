import type { Row } from '#/api/rows'
import type { GalleryProps } from './definition'
import { type CSSProperties, memo, type RefObject, use, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ListName, RowOf } from '#/api/resources'
import type { CardContext, GalleryDefinition } from '#/list/definition'
import { type Density, useDensity } from '#/list/density'
import { useCursorInUrl } from '#/list/useCursorInUrl'
import { useLineVirtualizer } from '#/list/useLineVirtualizer'
import { RawRecord } from '#/ui/RawRecord'
import { Skeleton } from '#/ui/Skeleton'
import { KnownInViewport } from '#/ui/useInViewport'

/** Longer galleries are virtualized. */
const MAX_RENDERED_CARDS = 100
/** Cards at the top of a gallery, a phone's first screen: their images do not wait for the browser to say that they are near the window. */
const FIRST_CARDS = 4
/** Cards of a usual first page, for its skeleton. */
const PAGE_CARDS = 24

/** The rows of a list as cards with an image: a list of several cards a line, virtualized past a hundred cards. */
export function Gallery<N extends ListName>({ definition, list, chain, params }: GalleryProps<N>) {
  const { rows, top, state } = list
  const area = useRef<HTMLUListElement>(null)
  const density = useDensity()
  const isLong = rows.length > MAX_RENDERED_CARDS
  const layout = useGalleryLayout(area, density, isLong)
  const { columns, cardWidth, lineHeight } = layout ?? { columns: 1, cardWidth: 0, lineHeight: 1 }
  const lines = useLineVirtualizer({
    container: area,
    // Which cards of a long gallery are near the window depends on its width.
    entryCount: isLong && !layout ? 0 : rows.length,
    perLine: columns,
    lineHeight,
    overscan: 2,
    renderAllUpTo: MAX_RENDERED_CARDS,
    // Cards take longer to render than table rows.
    fastScrollShare: 1 / 3,
  })
  const { isVirtual, start, end, paddingTop, focusedLine, focusedTop, offsetOf } = lines
  useCursorInUrl({
    area,
    list,
    scrollToRow: (index) => scrollTo(0, offsetOf(Math.floor(index / columns))),
  })

  const thumbnailSize = density === 'large' ? '500x500' : '250x250'
  const context = useMemo(() => ({ chain, params, top, thumbnailSize }) as const, [chain, params, top, thumbnailSize])
  const count = list.complete ? rows.length : -1
  const cardsOf = (from: number, to: number, styleOf?: (column: number) => CSSProperties) =>
    rows.slice(from * columns, to * columns).map((row, at) => {
      const index = from * columns + at
      const style = styleOf && { style: styleOf(at) }
      return <GalleryCard key={row.id} {...{ row, index, count, definition, context }} {...style} />
    })
  const cards = cardsOf(start, end)
  if (focusedLine !== null) {
    const focusedCards = cardsOf(focusedLine, focusedLine + 1, (column) => ({
      position: 'absolute',
      width: cardWidth,
      left: column * (cardWidth + GAP_PX),
      top: focusedTop,
    }))
    // In the order of the list: an element that moves in the document loses the focus.
    if (focusedLine < start) cards.unshift(...focusedCards)
    else cards.push(...focusedCards)
  }

  const isLoading = state === 'loading'
  return (
    // All cards of a virtualized gallery are near the window: their images need not find out.
    <KnownInViewport value={isVirtual ? 'always' : null}>
      <ul
        ref={area}
        aria-label={definition.name}
        aria-busy={isLoading || state === 'loading-more'}
        className="relative grid scroll-mt-(--bar) content-start gap-4"
        style={{
          gridTemplateColumns: columnsOf(density),
          ...(isVirtual && {
            paddingTop,
            // As high as the virtualizer expects.
            gridAutoRows: `minmax(${lineHeight - GAP_PX}px, auto)`,
            minHeight: Math.ceil(rows.length / columns) * lineHeight - GAP_PX,
          }),
        }}
      >
        {lines.virtualizer}
        {isLoading ? <GallerySkeleton count={PAGE_CARDS} /> : cards}
      </ul>
    </KnownInViewport>
  )
}

interface GalleryCardProps<N extends ListName> {
  row: Row<RowOf<N>>
  index: number
  /** Number of cards; -1 while it is not known. */
  count: number
  definition: Pick<GalleryDefinition<N>, 'card'>
  context: CardContext<N>
  /** Position of a card that is not behind the one before it. */
  style?: CSSProperties
}

function ListItem<N extends ListName>({ row, index, count, definition, context, style }: GalleryCardProps<N>) {
  const known = use(KnownInViewport) ?? (index < FIRST_CARDS ? 'first' : null)
  return (
    <li
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      // Opaque over the gallery's background. Contained, so that a new card has no other card painted again; up to the focus outline.
      className="scroll-mt-(--bar) bg-ground contain-content [overflow-clip-margin:4px]"
      style={style}
    >
      {row.value === null ? (
        <details className="rounded-sm border border-warn p-2 text-sm text-warn">
          <summary>Can’t display this item</summary>
          <RawRecord raw={row.raw} />
        </details>
      ) : (
        <KnownInViewport value={known}>{definition.card(row.value, context)}</KnownInViewport>
      )}
    </li>
  )
}

/** One card of a gallery. */
const GalleryCard = memo(ListItem) as typeof ListItem

/** The cards of a gallery while its first page loads: a square and two bars each. */
function GallerySkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden>
      <span className="block aspect-square rounded-sm bg-sunken" />
      <span className="mt-2 grid content-start gap-2" style={{ height: CAPTION_PX - 8 }}>
        <Skeleton className="w-24" />
        <Skeleton className="w-16" />
      </span>
    </li>
  ))
}

/** Space between cards, px. */
const GAP_PX = 16
/** Height of a card below its square image, px: the space between, and three lines. */
const CAPTION_PX = 6 + 3 * 24
/** Least width of a card, px, and least number of cards in a line. */
const SIZES: Readonly<Record<Density, readonly [minWidth: number, minColumns: number]>> = {
  small: [128, 3],
  medium: [208, 2],
  large: [336, 1],
}

/** The columns of a gallery of any width, as a CSS value. */
function columnsOf(density: Density): string {
  const [minWidth, minColumns] = SIZES[density]
  return `repeat(auto-fill, minmax(min(${minWidth}px, (100% - ${GAP_PX * (minColumns - 1)}px) / ${minColumns}), 1fr))`
}

/** How the cards of a gallery are laid out, px. */
interface GalleryLayout {
  columns: number
  cardWidth: number
  /** Height of a line of cards with the gap below it. */
  lineHeight: number
}

/**
 * The layout of a gallery by the width of its element and the chosen density; null until the browser reports the width. Where
 * `isNeeded`, it is measured before the first paint, which takes the browser longer.
 */
function useGalleryLayout(
  area: RefObject<HTMLElement | null>,
  density: Density,
  isNeeded: boolean,
): GalleryLayout | null {
  const [width, setWidth] = useState<number | null>(null)
  const isMeasured = width !== null || !isNeeded
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    const measure = () => setWidth(element.getBoundingClientRect().width)
    if (!isMeasured) measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [area, isMeasured])

  if (width === null) return null
  const [minWidth, minColumns] = SIZES[density]
  const columns = Math.max(minColumns, Math.floor((width + GAP_PX) / (minWidth + GAP_PX)))
  const cardWidth = (width - GAP_PX * (columns - 1)) / columns
  return { columns, cardWidth, lineHeight: cardWidth + CAPTION_PX + GAP_PX }
}
