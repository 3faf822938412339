// Loads viem, by which revert data is decoded: FailurePanel.tsx loads it where the API did not decode it.
import type { ReactNode } from 'react'
import type { Token } from '#/api/schemas/token'
import type { Transaction } from '#/api/schemas/transaction'
import { useDecodings } from '#/data/decoding/useDecodings'
import { nameInSignature } from '#/domain/transactions/decoded'
import { DecodedBy } from '#/entity/decoding/DecodedBy'
import { Reason } from '#/features/transactions/failure/Reason'
import { useErrorFacts } from '#/features/transactions/failure/useErrorFacts'
import { errorSentence } from '#/features/transactions/summary/errorSentence'
import { decodedCause, failureAdvice } from '#/features/transactions/summary/failureSummary'
import type { Summary } from '#/domain/transactions/summaryParts'

interface DecodedErrorProps {
  /** Revert data. */
  data: string
  /** The contract whose ABI may have the error. */
  address: string | null
  transaction: Transaction
  /** The contract that raised it, if that is known. */
  raisedBy: string | null
  /** Whether the transaction went on and succeeded, so that the error is no reason to send it again. */
  isInner?: boolean
  /** Shown where no ABI has it, or several read it in different ways. */
  fallback: ReactNode
  say: (summary: Summary, tokens: readonly Token[]) => ReactNode
}

/** An error that the API did not decode, by the ABI of the contract, a standard, or signatures that were looked up. */
export function DecodedError({
  data,
  address,
  transaction,
  raisedBy,
  isInner = false,
  fallback,
  say,
}: DecodedErrorProps) {
  const { decodings } = useDecodings({ kind: 'revert', data }, address, address)
  const [decoding, other] = decodings
  const errorFacts = useErrorFacts(transaction, raisedBy, decoding?.decoded ?? null)
  if (decoding === undefined || other !== undefined) return fallback
  const { decoded } = decoding
  const cause = decodedCause(nameInSignature(decoded.method_call) ?? '', decoded)
  return (
    <Reason
      sentence={say(errorSentence(decoded, transaction, errorFacts), errorFacts.tokens)}
      cause={cause}
      advice={isInner ? null : failureAdvice(transaction, cause, decoded, errorFacts)}
    >
      <DecodedBy source={decoding.source} />
    </Reason>
  )
}
