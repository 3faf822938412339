import { grouped } from '#/domain/numberFormat'
import { MissingValue } from '#/ui/MissingValue'

/** A row's place from the head of a list; a list entered in the middle does not tell it. */
export function Rank({ position }: { position: number | null }) {
  return position === null ? (
    <MissingValue what="known from the start of the list on" />
  ) : (
    <span className="text-muted">{grouped(position + 1)}</span>
  )
}
