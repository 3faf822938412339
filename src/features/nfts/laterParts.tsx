import { Failure } from '#/entity/Failure'
import { laterParts, Nothing } from '#/ui/laterParts'

/** What stands on the page without them is true all the same, and says that there is more. */
export const { InstanceMedia, OtherFacts, MoreFromServer } = laterParts(() => import('#/features/nfts/parts'), {
  InstanceMedia: Nothing,
  OtherFacts: () => <Failure error={new Error()} what="More of the NFT" onRetry={() => globalThis.location.reload()} />,
  MoreFromServer: Nothing,
})
