import { grouped } from '#/domain/amounts/numberFormat'
import { MissingValue } from '#/ui/MissingValue'

/** The rank of a row, which is its position; unknown in a list that was opened by a cursor. */
export const rankColumn = {
  id: 'rank',
  header: 'Rank',
  text: null,
  width: '3.5em',
  align: 'end',
  compact: 'details',
  cell: (_: object, { position }: { position: number | null }) =>
    position === null ? (
      <MissingValue what="Open the start of the list to see ranks" />
    ) : (
      <span className="text-muted">{grouped(position + 1)}</span>
    ),
} as const
