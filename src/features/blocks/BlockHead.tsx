import { besideRows } from '#/ui/besideRows'
import { RecordHead, sentenceRoom } from '#/ui/RecordHead'

/** The head of a block's page. */
export const BlockHead = besideRows(
  () => import('#/features/blocks/BlockHeader'),
  <RecordHead noun="Block">
    <div className={sentenceRoom.short} />
  </RecordHead>,
)
