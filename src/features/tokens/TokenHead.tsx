import { besideRows } from '#/ui/besideRows'
import { FoldPlace, RecordHeader } from '#/ui/RecordHeader'

/** Room for what most tokens have, so that nothing below moves when it comes. */
export const room = { sentence: 'min-h-18 md:min-h-6', figures: 'min-h-40 md:min-h-12' }

/** The head of a token's page. */
export const TokenHead = besideRows(
  () => import('#/features/tokens/TokenHeader'),
  <RecordHeader noun="Token">
    <div className={room.sentence} />
    <div className={room.figures} />
    <FoldPlace />
  </RecordHeader>,
)
