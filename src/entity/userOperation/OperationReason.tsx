import { revertText, revertWords } from '#/domain/transactions/revertReason'
import { typicalAdvice, typicalCause } from '#/domain/transactions/typicalCause'
import { RevertReason } from '#/entity/RevertReason'

interface OperationReasonProps {
  /** The revert data of the operation. */
  raw: string
  /** The contract that the account called, whose ABI may have the error; null if unknown. */
  to: string | null
}

/** Why a user operation failed, decoded, and what typically causes it. */
export function OperationReason({ raw, to }: OperationReasonProps) {
  const reason = { form: 'raw', raw } as const
  const cause = typicalCause(revertText(revertWords(reason)))
  const advice = typicalAdvice(cause)
  return (
    <>
      <RevertReason reason={reason} to={to} />
      {cause !== null && <p className="text-muted">Typical cause: {cause}</p>}
      {advice !== null && <p className="text-muted">{advice}</p>}
    </>
  )
}
