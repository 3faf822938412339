import type { UserOperation } from '#/api/schemas/userOperation'
import { ApprovalNote } from '#/entity/ApprovalNote'
import { useApprovals } from '#/entity/userOperation/useApprovals'

/** Where the approvals that a user operation gave can be checked and revoked; nothing for one that gave none. */
export function OperationApprovalNote({ operation }: { operation: UserOperation }) {
  const { intents } = useApprovals(operation)
  const given = operation.status === true ? intents.flatMap(({ rest }) => rest) : []
  return <ApprovalNote summary={given} owner={operation.sender?.hash ?? null} />
}
