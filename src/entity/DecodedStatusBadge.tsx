import { reasonText } from '#/domain/transactions/revertReason'
import { StatusBadge, type StatusBadgeProps } from '#/entity/StatusBadge'

/** A status whose reason may hold revert data, which is shown decoded. */
export default function DecodedStatusBadge({ kind, reason }: StatusBadgeProps) {
  return <StatusBadge kind={kind} reason={reasonText(reason) ?? reason} />
}
