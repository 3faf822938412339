import type { UserOperation } from '#/api/schemas/userOperation'
import type { Chain } from '#/data/config/config'
import { namedAddresses } from '#/entity/namedAddresses'
import { SummarySentence } from '#/entity/SummarySentence'
import { callOf } from '#/entity/userOperation/operationCall'
import { CALL_ID, REASON_ID } from '#/entity/userOperation/operationAnchors'
import { operationSummary } from '#/entity/userOperation/operationSummary'
import { useApprovals } from '#/entity/userOperation/useApprovals'

interface OperationProps {
  operation: UserOperation
  chain: Chain
  /** The operation's page, to which the links of the sentence lead; empty on that page. */
  page?: string
}

/** What a user operation did or tried to do, and why it failed, in a sentence. */
export function OperationSentence({ operation, chain, page = '' }: OperationProps) {
  const approvals = useApprovals(operation)
  return (
    <SummarySentence
      summary={operationSummary(operation, approvals, chain.currency)}
      chain={chain}
      names={namedAddresses([{ from: operation.sender, to: callOf(operation).target }])}
      tokens={approvals.tokens}
      hrefOf={({ kind }) => `${page}#${kind === 'reason' ? REASON_ID : CALL_ID}`}
    />
  )
}
