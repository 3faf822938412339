import { type CSSProperties, type FocusEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ListName, ParamsOf } from '#/api/resources'
import type { Chain } from '#/data/config/config'
import { type Density, useDensity } from '#/list/density'
import { GalleryCard } from '#/list/GalleryCard'
import type { GalleryDefinition } from '#/list/definition'
import { useCardWindow } from '#/list/useCardWindow'
import type { InfiniteList } from '#/list/useInfiniteList'
import { useCursorInUrl } from '#/list/useCursorInUrl'
import { EverythingInViewport } from '#/ui/useInViewport'

const gap = 16
/** Pixels that a card is wide at the least, and cards in a line of the narrowest window. */
const measures: Readonly<Record<Density, readonly [width: number, fewest: number]>> = {
  small: [128, 3],
  medium: [208, 2],
  large: [336, 1],
}
/** Pixels of a card below its square picture. */
const caption = 84
/** As many as most pages have, while it is not known. */
const expected = 24

/** The rows of a list as pictures: a real list, of which those near the window are drawn past a hundred cards. */
export function Gallery<N extends ListName>({
  definition,
  list,
  chain,
  params,
}: {
  definition: GalleryDefinition<N>
  list: InfiniteList<N>
  chain: Chain
  params: ParamsOf<N>
}) {
  const { rows, top, state } = list
  const area = useRef<HTMLUListElement>(null)
  const density = useDensity()
  const [box, setBox] = useState({ width: 0, top: NaN })

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

  const [least, fewest] = measures[density]
  const columns = Math.max(fewest, Math.floor((box.width + gap) / (least + gap)))
  const width = (box.width - gap * (columns - 1)) / columns
  const line = width + caption + gap
  const { drawn, isLong, allAreNear, isBehind, bring, tracker } = useCardWindow({
    count: rows.length,
    columns,
    line,
    top: box.top,
  })
  useCursorInUrl({ area, rows, pageOf: list.pageOf, scrollToRow: bring })

  const [focused, setFocused] = useState<string | null>(null)
  const noteFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const index = target.closest<HTMLElement>('[data-index]')?.dataset['index']
    setFocused(rows[Number(index)]?.id ?? null)
  }
  const picture = density === 'large' ? '500x500' : '250x250'
  const context = useMemo(() => ({ chain, params, top, picture }) as const, [chain, params, top, picture])

  const count = list.complete ? rows.length : -1
  const cardOf = (index: number, style?: CSSProperties) => {
    const row = rows[index]
    return row && <GalleryCard key={row.id} {...{ row, index, count, definition, context, style }} />
  }
  const from = Math.min(drawn.from, rows.length)
  const to = Math.min(drawn.to, rows.length)
  const begun = from % columns
  const cards = Array.from({ length: to - from }, (_, at) =>
    // The first line may be there in part.
    cardOf(from + at, at === 0 && begun > 0 ? { gridColumnStart: begun + 1 } : undefined),
  )
  // Where the reader's focus is stays in the document, however far the window is away.
  const held = focused === null ? -1 : rows.findIndex(({ id }) => id === focused)
  if (held >= 0 && (held < from || held >= to)) {
    const left = (held % columns) * (width + gap)
    const apart = cardOf(held, { position: 'absolute', width, left, top: Math.floor(held / columns) * line })
    if (held < from) cards.unshift(apart)
    else cards.push(apart)
  }
  const waiting = state === 'loading' ? expected : rows.length
  // A few cards come in each frame.
  const coming = !isLong && to - from < rows.length

  return (
    <EverythingInViewport value={allAreNear}>
      {tracker}
      {/* It only notes which card has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={area}
        aria-label={definition.name}
        aria-busy={coming || state === 'loading' || state === 'loading-more'}
        onFocus={noteFocus}
        onBlur={() => setFocused(null)}
        className="relative isolate grid scroll-mt-(--bar) content-start gap-4"
        style={{
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          // As tall as the lines are taken for: a pixel less would move all of them whenever the window does.
          gridAutoRows: `minmax(${line - gap}px, auto)`,
          paddingTop: Math.floor(from / columns) * line,
          minHeight: Math.ceil(waiting / columns) * line - gap,
        }}
      >
        {/* Where cards stand they are painted for nobody, and that in each frame of a scroll. */}
        {isBehind && <Frames lines={Math.floor(waiting / columns)} line={line} width={width} />}
        {cards}
      </ul>
    </EverythingInViewport>
  )
}

/** The frames of all cards, in which nothing is drawn yet: what is seen of a gallery before its cards, and in flight. */
function Frames({ lines, line, width }: { lines: number; line: number; width: number }) {
  return (
    <li
      aria-hidden
      className="absolute inset-x-px top-px -z-1 print:hidden"
      style={{
        height: lines * line,
        // A pixel smaller than the cards on each side, so that nothing of them is seen behind a card that is there.
        backgroundImage:
          `linear-gradient(transparent ${line - gap - 2}px, var(--ground) 0),` +
          `repeating-linear-gradient(90deg, var(--sunken) 0 ${width - 2}px, var(--ground) 0 ${width + gap}px)`,
        backgroundSize: `100% ${line}px, auto`,
      }}
    />
  )
}
