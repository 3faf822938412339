import type { Summary, SummaryFact } from '#/features/transactions/summary/summaryParts'
import { sentence } from '#/features/transactions/summary/summaryParts'
import { grouped } from '#/domain/amounts/numberFormat'

/** The fields of a bundled user operation that a summary uses; a null status is unknown. */
interface BundledOperation {
  readonly hash: string | null
  readonly status: boolean | null
}

/** A bundle's summary with how many of its user operations failed, if any did; `operations` are all of them. */
export function withFailedOperations(summary: Summary, operations: readonly BundledOperation[]): Summary {
  const failed = operations.filter(({ status }) => status === false)
  const [first] = failed
  if (first === undefined || summary.length === 0) return summary
  const index = operations.indexOf(first)
  const fact: SummaryFact = {
    kind: 'operations',
    // One is shown on its own page, several in the list.
    hash: failed.length === 1 ? first.hash : null,
    text:
      operations.length === 1
        ? 'its user operation failed'
        : `${grouped(failed.length)} of ${grouped(operations.length)} user operations failed`,
    evidence: [`user_operations[${index}]`],
  }
  return sentence(...summary, ', but ', fact)
}
