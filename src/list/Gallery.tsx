import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ListName, ParamsOf } from '#/api/resources'
import type { Chain } from '#/data/config'
import { type Density, useDensity } from '#/list/density'
import { GalleryCard } from '#/list/GalleryCard'
import type { GalleryLook } from '#/list/look'
import { useLineWindow } from '#/list/useLineWindow'
import type { PagedList } from '#/list/usePagedList'
import { usePlaceInUrl } from '#/list/usePlaceInUrl'
import { AllIsNear } from '#/ui/useNear'

/** Up to this many cards all of them are in the document. */
const renderAll = 100
const gap = 16
/** Pixels that a card is wide at the least, and cards in a line of the narrowest window. */
const measures: Readonly<Record<Density, readonly [width: number, fewest: number]>> = {
  small: [128, 3],
  medium: [208, 2],
  large: [336, 1],
}
/** Pixels of a card below its square picture. */
const caption = 84

/** The rows of a list as pictures: a real list, its lines virtualised past a hundred cards. */
export function Gallery<N extends ListName>({
  look,
  list,
  chain,
  params,
}: {
  look: GalleryLook<N>
  list: PagedList<N>
  chain: Chain
  params: ParamsOf<N>
}) {
  const { rows, top, fromHead } = list
  const area = useRef<HTMLUListElement>(null)
  const density = useDensity()
  const [box, setBox] = useState({ width: 0, top: 0 })

  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    const measure = () => {
      const { width, top: y } = element.getBoundingClientRect()
      setBox({ width, top: Math.round(y + scrollY) })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const [width, fewest] = measures[density]
  const columns = Math.max(fewest, Math.floor((box.width + gap) / (width + gap)))
  const line = (box.width - gap * (columns - 1)) / columns + caption + gap
  const { shown, tracker } = useLineWindow({
    count: Math.ceil(rows.length / columns),
    height: line,
    margin: box.top,
    limit: Math.ceil(renderAll / columns),
    overscan: 2,
  })
  const scrollToRow = useCallback(
    (index: number) => scrollTo(0, box.top + Math.floor(index / columns) * line),
    [box.top, columns, line],
  )
  usePlaceInUrl({ area, rows, pageOf: list.pageOf, scrollToRow })
  const from = shown.from * columns
  const picture = density === 'large' ? '500x500' : '250x250'
  const context = useMemo(() => ({ chain, params, top, picture }) as const, [chain, params, top, picture])

  return (
    <AllIsNear value={Boolean(tracker)}>
      {tracker}
      <ul
        ref={area}
        aria-label={look.name}
        aria-busy={list.state === 'loading' || list.state === 'loading-more'}
        className="grid scroll-mt-(--bar) gap-4 pt-2"
        style={{
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          // As tall as the lines are taken for: a pixel less would move all of them whenever the window does.
          gridAutoRows: `minmax(${line - gap}px, auto)`,
          paddingTop: shown.before,
          paddingBottom: shown.after,
        }}
      >
        {rows.slice(from, shown.to * columns).map((row, at) => {
          const index = from + at
          return (
            <GalleryCard
              key={row.id}
              row={row}
              index={index}
              count={list.complete ? rows.length : -1}
              position={fromHead ? index : null}
              look={look}
              context={context}
            />
          )
        })}
        {list.state === 'loading' &&
          // Placeholders have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          Array.from({ length: 24 }, (_, i) => (
            <li key={i} aria-hidden className="rounded-sm bg-sunken" style={{ height: line - gap }} />
          ))}
      </ul>
    </AllIsNear>
  )
}
