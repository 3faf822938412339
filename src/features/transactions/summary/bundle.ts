import { grouped } from '#/domain/amounts/numberFormat'
import { hexWords } from '#/domain/hashes/hex'
import type { TransactionRecord } from '#/domain/transactions/transactionRecords'
import { type Summary, type SummaryFact, sentence } from '#/domain/transactions/summaryParts'

/** Selectors of `handleOps` and `handleAggregatedOps`, of entry points before and since version 0.7 (ERC-4337). */
const SELECTORS = /^0x(?:1fad948c|4b1d7cf5|765e827f|dbed18e0)/i

/** Selectors of `handleOps`, whose first argument is the list of the operations. */
const HANDLE_OPS = /^0x(?:1fad948c|765e827f)$/i

/** Whether a transaction is a bundle of user operations: a call of an entry point. */
export function isBundle({ raw_input, method }: Pick<TransactionRecord, 'raw_input' | 'method'>): boolean {
  return SELECTORS.test(raw_input ?? method ?? '') || method === 'handleOps' || method === 'handleAggregatedOps'
}

type Call = Pick<TransactionRecord, 'raw_input' | 'method' | 'decoded_input'>

/** "3 user operations": how many is read from the call; without a number where that is not certain. */
export function operationsFact(transaction: Call): SummaryFact {
  const { count, evidence } = operationsIn(transaction)
  const text =
    count === null ? 'user operations' : `${grouped(count)} user ${count === 1n ? 'operation' : 'operations'}`
  return { kind: 'operations', hash: null, text, evidence: [evidence] }
}

/** The number of operations that a bundle's call has, and the field that shows it. */
function operationsIn({ decoded_input, raw_input }: Call) {
  const { selector, words } = hexWords(raw_input ?? '') ?? { selector: null, words: [] }
  const offset = HANDLE_OPS.test(selector ?? '') ? Number(words[0]) / 32 : NaN
  const length = words[offset]
  if (length !== undefined && BigInt(length) <= BigInt(words.length)) {
    return { count: BigInt(length), evidence: 'raw_input' } as const
  }
  const operations = decoded_input?.parameters?.[0]?.value
  const isList = /^handleOps\b/.test(decoded_input?.method_call ?? '') && Array.isArray(operations)
  if (isList) return { count: BigInt(operations.length), evidence: 'decoded_input' } as const
  return { count: null, evidence: raw_input === null ? 'method' : 'raw_input' } as const
}

/** The fields of a bundled user operation that a summary uses; a null status is unknown. */
export interface BundledOperation {
  readonly hash: string | null
  readonly status: boolean | null
}

/** A bundle's summary with how many of its user operations failed, if any did; `operations` are all of them. */
export function withFailedOperations(summary: Summary, operations: readonly BundledOperation[]): Summary {
  const failed = operations.filter(({ status }) => status === false)
  const [first] = failed
  const place = summary.findIndex(({ kind }) => kind === 'operations') + 1
  if (first === undefined || place === 0) return summary
  const fact: SummaryFact = {
    kind: 'operations',
    // One is shown on its own page, several in the list.
    hash: failed.length === 1 ? first.hash : null,
    failed: { count: failed.length, of: operations.length },
    text: operations.length === 1 ? 'failed' : `${grouped(failed.length)} of ${grouped(operations.length)} failed`,
    evidence: [`user_operations[${operations.indexOf(first)}]`],
  }
  const which = operations.length === 1 ? ', which ' : ', of which '
  return sentence(...summary.slice(0, place), which, fact, ',', ...summary.slice(place))
}

/** That user operations of a bundle failed, to be shown with its own status; null if none is known to have. */
export function failedMark(summary: Summary): string | null {
  const [failed] = summary.flatMap((part) => (part.kind === 'operations' ? (part.failed ?? []) : []))
  if (failed === undefined) return null
  if (failed.of === 1) return 'User operation failed'
  return `${grouped(failed.count)} of ${grouped(failed.of)} user operations failed`
}
