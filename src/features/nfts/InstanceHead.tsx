import { besideRows } from '#/ui/besideRows'
import { RecordHeader } from '#/ui/RecordHeader'

/** Room for what most sentences need, so that nothing below moves when it comes. */
export const room = 'min-h-12 md:min-h-6'

/** The head of an NFT's page. */
export const InstanceHead = besideRows(
  () => import('#/features/nfts/InstanceHeader'),
  <RecordHeader noun="NFT">
    <div className={room} />
  </RecordHeader>,
)
