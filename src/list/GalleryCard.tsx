import { type CSSProperties, memo } from 'react'
import type { Row } from '#/api/client'
import type { ListName, RowOf } from '#/api/resources'
import type { CardContext, GalleryDefinition } from '#/list/definition'
import { RawRecord } from '#/ui/RawRecord'

interface GalleryCardProps<N extends ListName> {
  row: Row<RowOf<N>>
  index: number
  /** How many cards there are; -1 while that is not known. */
  count: number
  definition: Pick<GalleryDefinition<N>, 'card'>
  context: CardContext<N>
  /** Where it stands, if not behind the one before it. */
  style: CSSProperties | undefined
}

function CardOfRow<N extends ListName>({ row, index, count, definition, context, style }: GalleryCardProps<N>) {
  return (
    <li
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      // Opaque: behind it is the frame of a card that is not drawn yet. Laid out and painted for itself, up to the outline of what has
      // the focus in it: else each card that comes or goes has all others be painted again.
      className="scroll-mt-(--bar) bg-ground contain-content [overflow-clip-margin:4px]"
      style={style}
    >
      {row.value === null ? (
        <details className="rounded-sm border border-warn p-2 text-sm text-warn">
          <summary>Unreadable item</summary>
          <RawRecord raw={row.raw} />
        </details>
      ) : (
        definition.card(row.value, context)
      )}
    </li>
  )
}

/** One card of a gallery; scrolling leaves those alone that stay. */
export const GalleryCard = memo(CardOfRow) as typeof CardOfRow
