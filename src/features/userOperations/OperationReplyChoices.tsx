import type { UserOperation } from '#/api/schemas/userOperation'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/links/paths'
import { ReplyChoices } from '#/entity/ReplyChoices'
import { useSpenderNames } from '#/entity/useSpenderNames'
import { useNativePrice } from '#/entity/useNativePrice'
import { spendersIn, useApprovals } from '#/entity/userOperation/useApprovals'
import { operationReply } from '#/features/userOperations/operationReply'
import { urlOfPath } from '#/ui/PageMeta'

/** A user operation whose page has a copy menu. */
export interface OperationReplyProps {
  operation: UserOperation
}

/** The choices of a user operation's copy menu that copy a reply. */
export default function OperationReplyChoices({ operation }: OperationReplyProps) {
  const { chain } = useChain()
  const approvals = useApprovals(operation)
  const rate = useNativePrice()
  const addressName = useSpenderNames(spendersIn(approvals))
  const owner = operation.sender?.hash
  const facts = () => ({
    operation,
    approvals,
    chain,
    rate,
    addressName,
    approvalsUrl: owner ? urlOfPath(paths.address(chain.id, owner, 'approvals')) : null,
  })
  return <ReplyChoices reply={() => operationReply(facts())} />
}
