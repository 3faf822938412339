import type { RpcNode, RpcParts, RpcCall, RpcOutcome } from './node'
import type { Limits } from '#/api/limits'
import { ApiError } from '#/api/errors'
import { send } from '#/api/transport'
import { originOf } from '#/api/url'
import { halfOf } from '#/contracts/batchLimit'
import { capabilitiesOf, noteBatch, noteMethod, noteRefusedBatch } from './nodeCapabilities'
import {
  type BatchAnswer,
  isAnswer,
  isFailedAnswer,
  isSameError,
  NO_ANSWER,
  outcomeOf,
  readBatch,
  refusalOf,
  refusedMethodIn,
} from './rpcAnswers'

/** Credits that the multichain API charges for a request. */
const MULTICHAIN_CREDITS = 20

/**
 * Sends calls to a node, in batches as large as it accepts, and returns their outcomes in order. A method that it was seen to lack is
 * not sent again. Rejects with an ApiError if the node sends no JSON-RPC response at all: it is down, busy, or something else.
 */
export async function callNode(
  parts: RpcParts,
  node: RpcNode,
  calls: readonly RpcCall[],
  signal?: AbortSignal,
): Promise<RpcOutcome[]> {
  const capabilities = capabilitiesOf(parts, node)
  const missing = calls.map(({ method }) => capabilities.missingMethods.get(method) ?? null)
  const sent = calls.filter((_, index) => !missing[index])
  const received = await callInBatches(parts, node, sent, capabilities.maxBatch, signal)
  const outcomes = received.map((outcome, index) => {
    const method = sent[index]?.method ?? ''
    capabilities.pacer.noteResult(method, outcome.result)
    return noteMethod(capabilities, method, outcome)
  })
  return missing.map((error) => (error ? { result: null, error } : (outcomes.shift() ?? NO_ANSWER)))
}

async function callInBatches(
  parts: RpcParts,
  node: RpcNode,
  calls: readonly RpcCall[],
  most: number,
  signal: AbortSignal | undefined,
): Promise<RpcOutcome[]> {
  const batches = Array.from({ length: Math.ceil(calls.length / most) }, (_, index) =>
    calls.slice(index * most, (index + 1) * most),
  )
  const outcomes = await Promise.all(batches.map((batch) => callInBatch(parts, node, batch, signal)))
  return outcomes.flat()
}

async function callInBatch(
  parts: RpcParts,
  node: RpcNode,
  calls: readonly RpcCall[],
  signal: AbortSignal | undefined,
): Promise<RpcOutcome[]> {
  const [first] = calls
  const size = calls.length
  if (first && size === 1) return [await callAlone(parts, node, first, signal)]
  const capabilities = capabilitiesOf(parts, node)
  const answer = await sendBatch(parts, node, calls, signal)
  if (!answer.refusal) {
    noteBatch(capabilities, size)
    return answer.outcomes.map((outcome) => outcome ?? NO_ANSWER)
  }
  const { limit, reason, isOfMethod } = answer.refusal
  const smaller = (rest: readonly RpcCall[]) => {
    const next = limit ?? halfOf(size)
    if (!isOfMethod) noteRefusedBatch(capabilities, size, next)
    return callInBatches(parts, node, rest, Math.min(next, capabilities.maxBatch), signal)
  }
  if (limit === null && first) {
    // The refusal does not mention the batch: the first call, on its own, shows whether all calls are meant.
    const outcome = noteMethod(capabilities, first.method, await callAlone(parts, node, first, signal))
    const isForAll = outcome.error !== null && !outcome.error.isUnknownMethod && isSameError(outcome.error, reason)
    if (isForAll) return calls.map(() => outcome)
    return [outcome, ...(await smaller(calls.slice(1)))]
  }
  const rest = await smaller(calls.filter((_, index) => !answer.outcomes[index]))
  return calls.map((_, index) => answer.outcomes[index] ?? rest.shift() ?? NO_ANSWER)
}

async function sendBatch(
  parts: RpcParts,
  node: RpcNode,
  calls: readonly RpcCall[],
  signal: AbortSignal | undefined,
): Promise<BatchAnswer> {
  try {
    return readBatch(await post(parts, node, calls.map(requestOf), describe(calls), signal), calls.length)
  } catch (error) {
    const refusal = refusalOf(error, calls.length)
    if (!refusal) throw error
    return { outcomes: [], refusal }
  }
}

async function callAlone(
  parts: RpcParts,
  node: RpcNode,
  call: RpcCall,
  signal: AbortSignal | undefined,
): Promise<RpcOutcome> {
  try {
    const body = await post(parts, node, requestOf(call, 0), call.method, signal)
    return outcomeOf(Array.isArray(body) ? (body as unknown[])[0] : body)
  } catch (error) {
    const { methods } = capabilitiesOf(parts, node)
    const refused = refusedMethodIn(error, methods.size > 0 && !methods.has(call.method))
    if (!refused) throw error
    return { result: null, error: refused }
  }
}

const requestOf = ({ method, params }: RpcCall, index: number) => ({ jsonrpc: '2.0', id: index + 1, method, params })

/** The methods of a batch, for errors and the request log. */
const describe = (calls: readonly RpcCall[]) => [...new Set(calls.map(({ method }) => method))].join(', ')

/** Sends one request through the node's queue; a response that is not JSON-RPC is an ApiError. */
async function post(
  parts: RpcParts,
  node: RpcNode,
  message: object,
  methods: string,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const { fetch, requestQueues, timeout, priority = 'screen' } = parts
  const { url, source, credential, rate, isPaced } = node
  const { pacer } = capabilitiesOf(parts, node)
  const pace = isPaced ? pacer.now() : null
  const text = JSON.stringify(message)
  const resource = 'JSON-RPC'
  const origin = originOf(url)
  const { body } = await requestQueues.enqueue({
    origin,
    // Another key may get another response. The queue's keys stay in memory and are never shown.
    key: `${url} ${credential?.key ?? ''} ${text}`,
    resource,
    path: methods,
    assumedRate: pace?.rate ?? rate ?? null,
    maxInFlight: pace?.maxInFlight,
    credits: source === 'multichain' ? MULTICHAIN_CREDITS : 0,
    priority: () => priority,
    signal,
    send: pacer.noting(async (given) => {
      const answer = await send({
        fetch,
        timeout,
        root: credential ? { credential } : {},
        resource,
        path: methods,
        url,
        signal: given,
        accepts: isFailedAnswer,
        init: { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: text },
      })
      demandJsonRpc(answer, methods, origin)
      return answer
    }),
  })
  return body
}

/** Throws for a body that is no JSON-RPC response; in the queue, so that a refusal inside a 200 slows the next requests, too. */
function demandJsonRpc({ body, limits }: { body: unknown; limits: Limits }, path: string, origin: string): void {
  const answers: unknown[] = Array.isArray(body) ? body : [body]
  const fail = (kind: 'contract' | 'rate-limited', serverMessage: string | null) =>
    new ApiError({ kind, resource: 'JSON-RPC', path, origin, status: 200, limits, serverMessage })
  if (!answers.some(isAnswer)) throw fail('contract', null)
  for (const answer of answers) {
    const { error } = outcomeOf(answer)
    if (error?.isRateLimit) throw fail('rate-limited', error.serverMessage)
  }
}

/** The first word that a call returned; null if it returned none. */
export function wordIn({ result }: RpcOutcome): bigint | null {
  return typeof result === 'string' && /^0x[\da-f]{64}/i.test(result) ? BigInt(result.slice(0, 66)) : null
}

/** The address that a call returned; null if it returned none. */
export function addressIn(outcome: RpcOutcome): string | null {
  const word = wordIn(outcome)
  return word === null || word >> 160n > 0n ? null : `0x${word.toString(16).padStart(40, '0')}`
}
