import { besideRows } from '#/ui/besideRows'
import { RecordHeader, sentenceRoom } from '#/ui/RecordHeader'

/** The head of a transaction's page. */
export const TransactionHead = besideRows(
  () => import('#/features/transactions/TransactionHeader'),
  <RecordHeader noun="Transaction">
    <div className={sentenceRoom.long} />
  </RecordHeader>,
)
