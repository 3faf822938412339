import { type CSSProperties, memo } from 'react'
import type { Row } from '#/api/client'
import type { ListName, RowOf } from '#/api/resources'
import type { CardContext, GalleryDefinition } from '#/list/definition'
import { RawRecord } from '#/ui/RawRecord'

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
        definition.card(row.value, context)
      )}
    </li>
  )
}

/** One card of a gallery. */
export const GalleryCard = memo(ListItem) as typeof ListItem
