import { besideRows } from '#/ui/besideRows'
import { RecordHeader, sentenceRoom } from '#/ui/RecordHeader'

/** The head of a block's page. */
export const BlockHead = besideRows(
  () => import('#/features/blocks/BlockHeader'),
  <RecordHeader noun="Block">
    <div className={sentenceRoom.short} />
  </RecordHeader>,
)
