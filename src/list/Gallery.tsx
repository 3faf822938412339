import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { ListName } from '#/api/resources'
import type { Chain } from '#/data/config'
import type { GalleryLook } from '#/list/look'
import type { PagedList } from '#/list/usePagedList'
import { usePlaceInUrl } from '#/list/usePlaceInUrl'
import { ServerRecord } from '#/ui/ServerRecord'

/** Up to this many cards all of them are in the document. */
const renderAll = 100
const gap = 16
/** Pixels of a card below its square picture. */
const caption = 84

/** The rows of a list as pictures: a real list, its lines virtualised past a hundred cards. */
export function Gallery<N extends ListName>({
  look,
  list,
  chain,
}: {
  look: GalleryLook<N>
  list: PagedList<N>
  chain: Chain
}) {
  const { rows, top, fromHead } = list
  const area = useRef<HTMLUListElement>(null)
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

  const columns = Math.max(2, Math.floor((box.width + gap) / (208 + gap)))
  const line = (box.width - gap * (columns - 1)) / columns + caption + gap
  const virtual = rows.length > renderAll && box.width > 0
  const virtualizer = useWindowVirtualizer({
    enabled: virtual,
    count: Math.ceil(rows.length / columns),
    estimateSize: () => line,
    overscan: 2,
    scrollMargin: box.top,
    initialRect: { width: innerWidth, height: innerHeight },
  })
  // A new width makes every line another height.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, line])

  const scrollToRow = useCallback(
    (index: number) => {
      if (virtual) virtualizer.scrollToIndex(Math.floor(index / columns), { align: 'start' })
      else area.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView()
    },
    [virtual, virtualizer, columns],
  )
  usePlaceInUrl({ area, rows, pageOf: list.pageOf, scrollToRow })

  const lines = virtual ? virtualizer.getVirtualItems() : null
  const first = lines?.[0]
  const last = lines?.at(-1)
  const from = first ? first.index * columns : 0
  const to = last ? (last.index + 1) * columns : rows.length

  return (
    <ul
      ref={area}
      aria-label={look.name}
      aria-busy={list.state === 'loading' || list.state === 'loading-more'}
      className="grid scroll-mt-(--bar) gap-4 pt-2"
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        paddingTop: first && first.start - box.top,
        paddingBottom: last && virtualizer.getTotalSize() + box.top - last.end,
      }}
    >
      {rows.slice(from, to).map((row, at) => {
        const index = from + at
        return (
          <li
            key={row.id}
            data-index={index}
            aria-setsize={list.state === 'end' ? rows.length : -1}
            aria-posinset={index + 1}
            className="min-w-0 scroll-mt-(--bar)"
          >
            {row.value === null ? (
              <details className="rounded-sm border border-warn p-2 text-sm text-warn">
                <summary>Unreadable item</summary>
                <ServerRecord raw={row.raw} />
              </details>
            ) : (
              look.card(row.value, { chain, top, position: fromHead ? index : null })
            )}
          </li>
        )
      })}
      {list.state === 'loading' &&
        // Placeholders have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        Array.from({ length: 24 }, (_, i) => (
          <li key={i} aria-hidden className="rounded-sm bg-sunken" style={{ height: line - gap }} />
        ))}
    </ul>
  )
}
