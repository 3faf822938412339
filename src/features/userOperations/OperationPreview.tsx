import type { UserOperation } from '#/api/schemas/userOperation'
import type { Chain } from '#/data/config/config'
import { NativeAmountWithFiat } from '#/entity/NativeAmountWithFiat'
import { FullTimestamp } from '#/entity/Timestamp'
import { useNativePrice } from '#/entity/useNativePrice'
import { paths } from '#/domain/links/paths'
import { OperationFunds } from '#/entity/userOperation/OperationFunds'
import { OperationReason } from '#/entity/userOperation/OperationReason'
import { OperationSentence } from '#/entity/userOperation/OperationSentence'
import { useOperation } from '#/entity/userOperation/useOperation'
import { PreviewRows } from '#/list/PreviewRows'

interface OperationPreviewProps {
  /** The row of the list, which lacks the call and the reason. */
  row: UserOperation
  chain: Chain
}

/** What the details of a user operation's row open with: what it did or tried to do, why it failed, and its fee. */
export default function OperationPreview({ row, chain }: OperationPreviewProps) {
  const { operation, isPending, isRecord } = useOperation(row)
  const rate = useNativePrice()
  const { revert_reason, status, fee, timestamp } = operation
  const page = paths.userOperation(chain.id, row.hash ?? '')
  return (
    <PreviewRows
      rows={[
        {
          label: 'Summary',
          value: isRecord ? (
            <OperationSentence operation={operation} chain={chain} page={page} />
          ) : (
            isPending && 'Loading…'
          ),
        },
        {
          label: 'Reason',
          value: revert_reason && status !== true && <OperationReason operation={operation} raw={revert_reason} />,
        },
        {
          label: 'Funds',
          value: status === false && <OperationFunds operation={operation} chain={chain} rate={rate} />,
        },
        { label: 'Fee', value: fee !== null && <NativeAmountWithFiat value={fee} chain={chain} rate={rate} /> },
        { label: 'Timestamp', value: timestamp && <FullTimestamp date={timestamp} /> },
      ]}
    />
  )
}
