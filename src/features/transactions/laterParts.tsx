import { ErrorNotice } from '#/entity/ErrorNotice'
import { laterParts, Nothing } from '#/ui/laterParts'

/** What stands on the page without them is true all the same, and says that there is more. */
export const {
  TransactionSentence,
  SummaryMeta,
  Waiting,
  RevertReason,
  TransferPreview,
  FeeParts,
  CostFacts,
  OtherFacts,
} = laterParts(() => import('#/features/transactions/parts'), {
  TransactionSentence: Nothing,
  SummaryMeta: Nothing,
  Waiting: Nothing,
  RevertReason: Nothing,
  TransferPreview: Nothing,
  FeeParts: Nothing,
  CostFacts: Nothing,
  OtherFacts: () => (
    <ErrorNotice error={new Error()} what="More of the transaction" onRetry={() => globalThis.location.reload()} />
  ),
})
