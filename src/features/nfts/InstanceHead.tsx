import { besideRows } from '#/ui/besideRows'
import { RecordHead } from '#/ui/RecordHead'

/** Room for what most sentences need, so that nothing below moves when it comes. */
export const room = 'min-h-12 md:min-h-6'

/** The head of an NFT's page. */
export const InstanceHead = besideRows(
  () => import('#/features/nfts/InstanceHeader'),
  <RecordHead noun="NFT">
    <div className={room} />
  </RecordHead>,
)
