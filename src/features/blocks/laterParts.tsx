import { ErrorNotice } from '#/entity/ErrorNotice'
import { laterParts, Nothing } from '#/ui/laterParts'

/** What stands on the page without them is true all the same, and says that there is more. */
export const { BlockSentence, BesideChain, OtherFacts } = laterParts(() => import('#/features/blocks/parts'), {
  BlockSentence: Nothing,
  BesideChain: Nothing,
  OtherFacts: () => (
    <ErrorNotice error={new Error()} what="More of the block" onRetry={() => globalThis.location.reload()} />
  ),
})
