import type { AdvancedTransfer } from '#/api/schemas/movement'
import { labelOf } from '#/domain/open'
import { CompactStatus, StatusBadge, type StatusKind } from '#/entity/StatusBadge'
import { MissingValue } from '#/ui/MissingValue'

/** The status of a transfer's transaction; the API's word for it is its status, or why it failed. */
function statusOf({ status, block_number }: AdvancedTransfer): StatusKind | null {
  if (!status || status === 'awaiting_internal_transactions') return null
  if (status === 'success' || status === 'pending') return status
  return block_number === null && /dropped|replaced/i.test(status) ? 'dropped' : 'failed'
}

/** The status of the transaction by icon, word and color; the API's own reason for a failure on hover. */
export function TransferStatus({ movement }: { movement: AdvancedTransfer }) {
  const status = statusOf(movement)
  if (status) return <StatusBadge kind={status} reason={movement.status} />
  if (!movement.status) return <MissingValue />
  const label = labelOf(movement.status)
  return <span title={label}>{label}</span>
}

/** Any status but success, where the row has no room for its column. */
export function CompactTransferStatus({ movement }: { movement: AdvancedTransfer }) {
  const status = statusOf(movement)
  return status && <CompactStatus kind={status} />
}
