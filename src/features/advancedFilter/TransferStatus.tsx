import type { Movement } from '#/api/schemas/movement'
import { labelOf } from '#/domain/open'
import { CompactIcon } from '#/ui/LabelWithHint'
import { MissingValue } from '#/ui/MissingValue'

/** As in the lists of transactions. */
const STATUSES = {
  success: ['Success', 'icon-check text-muted [--icon-color:var(--good)]'],
  failed: ['Failed', 'icon-cross text-bad'],
  pending: ['Pending', 'icon-clock text-warn'],
  dropped: ['Dropped', 'icon-ban text-warn'],
} as const

/** The status of a transfer's transaction; the API's word for it is its status, or why it failed. */
function statusOf({ status, block_number }: Movement): keyof typeof STATUSES | null {
  if (!status || status === 'awaiting_internal_transactions') return null
  if (status === 'success' || status === 'pending') return status
  return block_number === null && /dropped|replaced/i.test(status) ? 'dropped' : 'failed'
}

/** The status of the transaction by icon, word and color; the API's own reason for a failure on hover. */
export function TransferStatus({ movement }: { movement: Movement }) {
  const status = statusOf(movement)
  if (status) {
    const [label, look] = STATUSES[status]
    return (
      <span className={`icon ${look}`} title={movement.status ?? undefined}>
        {label}
      </span>
    )
  }
  if (!movement.status) return <MissingValue />
  const label = labelOf(movement.status)
  return <span title={label}>{label}</span>
}

/** Any status but success, where the row has no room for its column. */
export function CompactTransferStatus({ movement }: { movement: Movement }) {
  const status = statusOf(movement)
  if (!status || status === 'success') return null
  const [label, look] = STATUSES[status]
  return <CompactIcon label={label} look={look} />
}
