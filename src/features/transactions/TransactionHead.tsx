import { besideRows } from '#/ui/besideRows'
import { RecordHead, sentenceRoom } from '#/ui/RecordHead'

/** The head of a transaction's page. */
export const TransactionHead = besideRows(
  () => import('#/features/transactions/TransactionHeader'),
  <RecordHead noun="Transaction">
    <div className={sentenceRoom.long} />
  </RecordHead>,
)
