import type { RpcOutcome } from './node'
import { ApiError } from '#/api/errors'
import { isPermanent } from '#/api/retryPolicy'
import { batchLimitIn, halfOf } from '#/contracts/batchLimit'
import { isObject } from '#/domain/isObject'
import { readRpcError, RpcError } from './rpcError'

/** The outcome of a call that the node left out. */
export const NO_ANSWER: RpcOutcome = {
  result: null,
  error: new RpcError(null, 'The node returned no response to this call.', null),
}

/** Whether JSON is the answer to one call: its result or its error. */
export function isAnswer(answer: unknown): boolean {
  return isObject(answer) && ('result' in answer || isObject(answer['error']) || typeof answer['error'] === 'string')
}

const METHOD_NOT_FOUND = -32_601

/** Statuses that say nothing of a call: they are about the key, its credits, the size of the request, or the rate. */
const STATUSES_OF_REQUEST = new Set([401, 402, 413, 429])

/** Whether the body of a response with a failed status has JSON-RPC answers all the same. */
export function isFailedAnswer(status: number, body: unknown): boolean {
  if (status > 500 || STATUSES_OF_REQUEST.has(status)) return false
  if (Array.isArray(body)) return body.some(isAnswer)
  if (!isObject(body) || !isAnswer(body)) return false
  const { error } = outcomeOf(body)
  const isJsonRpc = 'jsonrpc' in body || (error?.code != null && (error.code < 0 || error.isOfContract))
  // Another error of the server may be gone with the next request.
  return isJsonRpc && (status < 500 || error === null || error.isOfContract || error.isUnknownMethod)
}

/** Statuses with which a server lets only some methods pass, if it has answered others. */
const STATUSES_OF_METHOD = new Set<number | null>([403, 405, 501])

/** The error of a call whose method the server refused with a failed status; null for another failure. */
export function refusedMethodIn(failure: unknown, hasAnsweredOthers: boolean): RpcError | null {
  if (!isPermanent(failure)) return null
  const error = readRpcError(failure.serverMessage)
  if (hasAnsweredOthers && STATUSES_OF_METHOD.has(failure.status))
    return new RpcError(METHOD_NOT_FOUND, error.serverMessage, null)
  // A 405 is about the method of HTTP.
  return error.isUnknownMethod && failure.status !== 405 ? error : null
}

/** Reads the answer to one call. */
export function outcomeOf(answer: unknown): RpcOutcome {
  // Blockscout sends only the message of an error.
  if (isObject(answer) && (isObject(answer['error']) || typeof answer['error'] === 'string'))
    return { result: null, error: readRpcError(answer['error']) }
  if (isObject(answer) && 'result' in answer) return { result: answer['result'], error: null }
  return NO_ANSWER
}

/** Why a node refused a batch; `limit` is the size to try next, null if the node did not mention the batch. */
interface BatchRefusal {
  readonly limit: number | null
  readonly reason: RpcError | null
  /** Whether it is about the method of some call: that says nothing of the size. */
  readonly isOfMethod?: boolean
}

/** What came back for a batch: outcomes in order, null for calls without an answer, and the refusal of these, if any. */
export interface BatchAnswer {
  readonly outcomes: readonly (RpcOutcome | null)[]
  readonly refusal: BatchRefusal | null
}

/** Reads a failed request as the refusal of a batch of `size` calls; null if it failed for another reason. */
export function refusalOf(error: unknown, size: number): BatchRefusal | null {
  if (!(error instanceof ApiError)) return null
  const named = batchLimitIn(error.serverMessage ?? '', size)
  if (named !== null) return { limit: named, reason: null }
  // Also a proxy in front of the node, whose page names no size.
  if (error.status === 413) return { limit: halfOf(size), reason: null }
  // Which of the methods it is, or whether all are refused, shows the first call on its own.
  if (refusedMethodIn(error, true)) return { limit: null, reason: null, isOfMethod: true }
  // Nodes without batches respond with 400, 422 or 500, and so do some that accept smaller ones only.
  return error.kind === 'invalid' || error.status === 500 ? { limit: null, reason: null } : null
}

/** Reads the answers to a batch, in any order, by their IDs, which may be text. */
export function readBatch(body: unknown, size: number): BatchAnswer {
  const answers = (Array.isArray(body) ? body : [body]).filter(isObject)
  const byId = new Map(answers.map((answer) => [String(answer['id']), answer]))
  const outcomes = Array.from({ length: size }, (_, index) => {
    const answer = byId.get(String(index + 1))
    return answer && refusedSizeIn(answer, size) === null ? outcomeOf(answer) : null
  })
  const limits = answers.map((answer) => refusedSizeIn(answer, size)).filter((limit) => limit !== null)
  if (limits.length > 0) return { outcomes, refusal: { limit: Math.min(...limits), reason: null } }
  // A node reports what it cannot read without an ID.
  const reason = answers.map(outcomeOf).find(({ error }, index) => error && answers[index]?.['id'] == null) ?? null
  const isForAll = !Array.isArray(body) || (reason !== null && answers.length === 1)
  if (!isForAll) return { outcomes: outcomes.map((outcome) => outcome ?? reason), refusal: null }
  const { error } = reason ?? outcomeOf(answers[0])
  if (error) return { outcomes: [], refusal: { limit: null, reason: error } }
  // The node has read one call only.
  return { outcomes, refusal: { limit: 1, reason: null } }
}

/** The size of a batch to try next, if an answer refuses the batch instead of reporting on a call; else null. */
function refusedSizeIn(answer: Readonly<Record<string, unknown>>, size: number): number | null {
  const { error } = outcomeOf(answer)
  // Contracts have batches, too.
  if (!error || error.isOfContract) return null
  // Some nodes have the limit in the data.
  const data = isObject(answer['error']) ? answer['error']['data'] : null
  return batchLimitIn(typeof data === 'string' ? `${error.serverMessage}: ${data}` : error.serverMessage, size)
}

/** Whether two errors of a node say the same. */
export function isSameError(one: RpcError, other: RpcError | null): boolean {
  return one.code === other?.code && one.serverMessage === other?.serverMessage
}
