import type { UserOperation } from '#/api/schemas/userOperation'
import { ApprovalNote } from '#/entity/ApprovalNote'
import { givenApprovals, useApprovals } from '#/entity/userOperation/useApprovals'

/** Where the approvals that a user operation gave can be checked and revoked; nothing for one that gave none. */
export function OperationApprovalNote({ operation }: { operation: UserOperation }) {
  const given = givenApprovals(operation, useApprovals(operation))
  return <ApprovalNote summary={given} owner={operation.sender?.hash ?? null} />
}
