import { type CSSProperties, useMemo, useRef } from 'react'
import type { ListName, ParamsOf } from '#/api/resources'
import type { Chain } from '#/data/config/config'
import type { GalleryDefinition } from '#/list/definition'
import { useDensity } from '#/list/density'
import { GalleryCard } from '#/list/GalleryCard'
import { GallerySkeleton } from '#/list/GallerySkeleton'
import { useCursorInUrl } from '#/list/useCursorInUrl'
import { GAP_PX, useGalleryLayout } from '#/list/useGalleryLayout'
import type { InfiniteList } from '#/list/useInfiniteList'
import { useLineVirtualizer } from '#/list/useLineVirtualizer'
import { EverythingInViewport } from '#/ui/useInViewport'

/** Longer galleries are virtualized. */
const MAX_RENDERED_CARDS = 100
/** Cards of a usual first page, for its skeleton. */
const PAGE_CARDS = 24

interface GalleryProps<N extends ListName> {
  definition: GalleryDefinition<N>
  list: InfiniteList<N>
  chain: Chain
  /** The same object as long as the list is the same. */
  params: ParamsOf<N>
}

/** The rows of a list as cards with an image: a list of several cards a line, virtualized past a hundred cards. */
export function Gallery<N extends ListName>({ definition, list, chain, params }: GalleryProps<N>) {
  const { rows, top, state } = list
  const area = useRef<HTMLUListElement>(null)
  const density = useDensity()
  const layout = useGalleryLayout(area, density)
  const { columns, cardWidth, lineHeight } = layout ?? { columns: 1, cardWidth: 0, lineHeight: 1 }
  const lines = useLineVirtualizer({
    container: area,
    // No card is rendered before its width is known.
    entryCount: layout ? rows.length : 0,
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
    rows,
    pageOf: list.pageOf,
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
  const lineCount = Math.ceil((isLoading ? PAGE_CARDS : rows.length) / columns)
  return (
    // All cards of a virtualized gallery are near the window: their images need not find out.
    <EverythingInViewport value={isVirtual}>
      <ul
        ref={area}
        aria-label={definition.name}
        aria-busy={isLoading || state === 'loading-more'}
        className="relative grid scroll-mt-(--bar) content-start gap-4"
        style={{
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          // As high as the virtualizer expects.
          gridAutoRows: `minmax(${lineHeight - GAP_PX}px, auto)`,
          paddingTop,
          minHeight: layout ? lineCount * lineHeight - GAP_PX : undefined,
        }}
      >
        {isLoading && layout ? <GallerySkeleton count={PAGE_CARDS} /> : cards}
      </ul>
    </EverythingInViewport>
  )
}
