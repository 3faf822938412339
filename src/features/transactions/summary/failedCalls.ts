import { counted, grouped } from '#/domain/amounts/numberFormat'
import { type CallNode, callTree, caughtFailures } from '#/domain/transactions/callTree'
import { reasonText } from '#/domain/transactions/revertReason'
import type { Currency } from '#/domain/amounts/currency'
import type { CallRecord, DecodedRecord, TransactionRecord } from '#/domain/transactions/transactionRecords'
import { addressFact, intentOf } from '#/features/transactions/summary/callIntent'
import { sentence, type Summary } from '#/domain/transactions/summaryParts'

/** The innermost failed call that is listed, with its record; null if only the transaction's own call is known to have failed. */
export function innermostFailure(
  transaction: TransactionRecord,
  calls: readonly CallRecord[],
): { readonly node: CallNode; readonly call: CallRecord } | null {
  const node = innermostOf(callTree(calls, transaction))
  const call = node.index === null ? undefined : calls[node.index]
  return call === undefined || node.depth === 0 ? null : { node, call }
}

/** The call that failed first inside a failed one. */
function innermostOf(failed: CallNode): CallNode {
  let node = failed
  for (let next = node.children.at(-1); next?.onRevertPath; next = node.children.at(-1)) node = next
  return node
}

/** What the failure of a call that its caller caught means for the transaction. */
export const CAUGHT_EFFECT =
  'Only what failed was reverted: the transaction went on and succeeded. If you expected that part, ask the app that made it.'

/** A failed call of a transaction that succeeded, as its caller went on, and how many others there are. */
export interface CaughtFailure {
  /** The innermost call that failed, with its place in the list. */
  readonly call: CallRecord
  readonly index: number
  readonly others: number
}

/** The first failed call whose caller went on; null if none is listed, and for a transaction that did not succeed. */
export function caughtFailure(transaction: TransactionRecord, calls: readonly CallRecord[]): CaughtFailure | null {
  if (transaction.status !== 'ok') return null
  const [first, ...others] = caughtFailures(callTree(calls, transaction))
  const index = first === undefined ? null : innermostOf(first).index
  const call = index === null ? undefined : calls[index]
  return call === undefined || index === null ? null : { call, index, others: others.length }
}

/** "7 of its 88 calls failed": how many failed although the transaction succeeded, without those inside of them; null if none is listed. */
export function failedCallsText(transaction: TransactionRecord, calls: readonly CallRecord[]): string | null {
  const root = callTree(calls, transaction)
  const failed = caughtFailures(root).length
  // Some APIs list the transaction's own call, too.
  const total = calls.length - (root.index === null ? 0 : 1)
  if (total === 1 && failed === 1) return 'its internal transaction failed'
  return failed === 0 ? null : `${grouped(failed)} of its ${counted(total, 'call', 'calls')} failed`
}

/** The error of a failed call in words, which link to the calls; empty without any. */
export function callError({ call, index }: CaughtFailure): Summary {
  const text = reasonText(call.error)
  return text === null ? [] : sentence({ kind: 'quote', text, evidence: [`internal_transactions[${index}]`] })
}

/** The contract that raised the error: that of the innermost failed call, or the token that was called to transfer it; null if unknown. */
export function raiserOf(
  transaction: TransactionRecord,
  calls: readonly CallRecord[],
  currency: Currency,
): string | null {
  const inner = innermostFailure(transaction, calls)
  if (inner !== null) return inner.node.to
  return intentOf(transaction, currency, null).kind === 'transfer' ? (transaction.to?.hash ?? null) : null
}

/** Which call failed: the innermost one that is listed and its caller, else the transaction's own. */
export function failedCall(transaction: TransactionRecord, calls: readonly CallRecord[] | null): Summary {
  const { to, created_contract } = transaction
  const inner = calls === null ? null : innermostFailure(transaction, calls)
  const own = to ?? created_contract
  if (inner === null) return own === null ? [] : sentence(addressFact(own, 'contract'))
  return callSentence(inner.call, inner.node.index ?? 0)
}

/** Which call failed though the transaction succeeded, and how many others did. */
export function caughtCalls({ call, index, others }: CaughtFailure): Summary {
  const more = others > 0 ? [`, and ${counted(others, 'other call', 'other calls')}`] : []
  return sentence(...callSentence(call, index), ...more)
}

/** A call by its callee, its place in the list of calls, and its caller. */
export function callSentence(call: CallRecord, place: number): Summary {
  const evidence = [`internal_transactions[${place}]`] as const
  const callee = call.to ?? call.created_contract
  return sentence(
    ...(callee === null ? [] : [{ kind: 'address', address: callee, role: 'contract', evidence } as const, ', ']),
    {
      kind: 'record',
      text: call.index === null ? 'an internal transaction' : `internal transaction ${call.index}`,
      query: '?view=tree',
      evidence,
    },
    ...(call.from?.hash ? [' by ', { kind: 'address', address: call.from, role: 'source', evidence } as const] : []),
  )
}

/** A decoded event; texts are untrusted. */
interface EventLog {
  readonly decoded: DecodedRecord | null
}

const ERROR_BYTES = /^_?(?:reason|error|err|return_?data|result_?data|revert_?(?:data|reason)|low_?level_?data)_?$/i

/** The revert data that an event holds as the reason of a failure, as nodes list no reason for inner calls; null if none or several do. */
export function errorInLogs(logs: readonly EventLog[]): string | null {
  const found = new Set(
    logs.flatMap(({ decoded }) =>
      (decoded?.parameters ?? []).flatMap(({ name, type, value }) =>
        type === 'bytes' && ERROR_BYTES.test(name ?? '') && isRevertData(value) ? [value] : [],
      ),
    ),
  )
  const [data] = found
  return found.size === 1 && data !== undefined ? data : null
}

/** Whether bytes are a selector and words. */
function isRevertData(value: unknown): value is string {
  return typeof value === 'string' && /^0x[\da-f]{8}(?:[\da-f]{64})*$/i.test(value)
}
