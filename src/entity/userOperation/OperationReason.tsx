import type { UserOperation } from '#/api/schemas/userOperation'
import { RevertReason } from '#/entity/RevertReason'
import { operationCause } from '#/entity/userOperation/operationCause'

interface OperationReasonProps {
  operation: UserOperation
  /** Its revert data. */
  raw: string
}

/** Why a user operation failed, decoded, and what typically causes it. */
export function OperationReason({ operation, raw }: OperationReasonProps) {
  const { cause, advice } = operationCause(operation)
  return (
    <>
      {/* The contract that the account called may have the error in its ABI. */}
      <RevertReason reason={{ form: 'raw', raw }} to={operation.execute_target?.hash ?? null} />
      {cause !== null && <p className="text-muted">Typical cause: {cause}</p>}
      {advice !== null && <p className="text-muted">{advice}</p>}
    </>
  )
}
