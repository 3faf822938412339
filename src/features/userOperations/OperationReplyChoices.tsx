import type { UserOperation } from '#/api/schemas/userOperation'
import { useChain } from '#/data/sources/useChain'
import { ReplyChoices } from '#/entity/ReplyChoices'
import { useNativePrice } from '#/entity/useNativePrice'
import { useApprovals } from '#/entity/userOperation/useApprovals'
import { operationReply } from '#/features/userOperations/operationReply'

/** A user operation whose page has a copy menu. */
export interface OperationReplyProps {
  operation: UserOperation
}

/** The choices of a user operation's copy menu that copy a reply. */
export default function OperationReplyChoices({ operation }: OperationReplyProps) {
  const { chain } = useChain()
  const approvals = useApprovals(operation)
  const rate = useNativePrice()
  return <ReplyChoices reply={() => operationReply({ operation, approvals, chain, rate })} />
}
