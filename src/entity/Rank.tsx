import { grouped } from '#/domain/numberFormat'
import { MissingValue } from '#/ui/MissingValue'

/** The rank of a row; unknown in a list that was opened by a cursor. */
export function Rank({ position }: { position: number | null }) {
  return position === null ? (
    <MissingValue what="Open the start of the list to see ranks" />
  ) : (
    <span className="text-muted">{grouped(position + 1)}</span>
  )
}
