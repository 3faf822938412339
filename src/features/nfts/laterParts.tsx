import { ErrorNotice } from '#/entity/ErrorNotice'
import { laterParts, Nothing } from '#/ui/laterParts'

/** What is said of an NFT's owners until they are counted. */
export const severalMayHoldIt = 'several may hold it'

/** What stands on the page without them is true all the same, and says that there is more. */
export const { HoldersInBrief, InstanceMedia, OtherFacts, MoreFromServer } = laterParts(
  () => import('#/features/nfts/parts'),
  {
    HoldersInBrief: () => severalMayHoldIt,
    InstanceMedia: Nothing,
    OtherFacts: () => (
      <ErrorNotice error={new Error()} what="More of the NFT" onRetry={() => globalThis.location.reload()} />
    ),
    MoreFromServer: Nothing,
  },
)
