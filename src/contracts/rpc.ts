import type { Credential } from '#/api/client'
import { ApiError } from '#/api/errors'
import type { Priority } from '#/api/requestQueue'
import type { RequestQueues } from '#/api/requestQueues'
import { type Fetch, type Limits, send } from '#/api/transport'
import { originOf } from '#/api/url'
import { isObject } from '#/domain/isObject'
import { readRpcError, RpcError } from './rpcError'

/** Where JSON-RPC requests go: the configured node, or an endpoint of one of the chain's APIs. */
export interface RpcNode {
  readonly url: string
  readonly source: 'configured' | 'instance' | 'multichain'
  /** Shown as the name of the node: an operator's URL may contain a key. */
  readonly host: string
  readonly credential?: Credential | undefined
  /** Requests per second until the server reports its limit. */
  readonly rate?: number | undefined
}

/** What requests to nodes are sent with. */
export interface RpcParts {
  fetch: Fetch
  requestQueues: RequestQueues
  /** Time for a whole response, ms; the transport has a default. */
  timeout?: number
}

/** One JSON-RPC call. */
export interface RpcCall {
  readonly method: string
  readonly params: readonly unknown[]
}

/** What a call returned, or its error. */
export type RpcOutcome =
  | { readonly result: unknown; readonly error: null }
  | { readonly result: null; readonly error: RpcError }

/** Calls in one request: nodes limit the size of a batch. */
const MAX_BATCH = 50
/** Credits that the multichain API charges for a request. */
const MULTICHAIN_CREDITS = 20

/**
 * Sends calls to a node, in batches where it accepts them, and returns their outcomes in order. Rejects with an ApiError if the node
 * sends no JSON-RPC response at all: it is down, busy, or something else.
 */
export async function callNode(
  parts: RpcParts,
  node: RpcNode,
  calls: readonly RpcCall[],
  signal?: AbortSignal,
): Promise<RpcOutcome[]> {
  const batches = Array.from({ length: Math.ceil(calls.length / MAX_BATCH) }, (_, index) =>
    calls.slice(index * MAX_BATCH, (index + 1) * MAX_BATCH),
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
  const [only] = calls
  if (only && calls.length === 1) return [await callAlone(parts, node, only, signal)]
  let body: unknown
  try {
    body = await post(parts, node, calls.map(requestOf), describe(calls), signal)
  } catch (error) {
    // Nodes without batches respond with 400, 422 or 500, and so do those that accept smaller ones only.
    const isRefusal = error instanceof ApiError && (error.kind === 'invalid' || error.status === 500)
    if (!isRefusal) throw error
  }
  if (!Array.isArray(body)) return Promise.all(calls.map((call) => callAlone(parts, node, call, signal)))
  const answers = new Map(body.filter(isObject).map((answer) => [String(answer['id']), answer]))
  return calls.map((_, index) => outcomeOf(answers.get(String(index + 1))))
}

async function callAlone(
  parts: RpcParts,
  node: RpcNode,
  call: RpcCall,
  signal: AbortSignal | undefined,
): Promise<RpcOutcome> {
  const body = await post(parts, node, requestOf(call, 0), call.method, signal)
  return outcomeOf(Array.isArray(body) ? (body as unknown[])[0] : body)
}

const requestOf = ({ method, params }: RpcCall, index: number) => ({ jsonrpc: '2.0', id: index + 1, method, params })

/** The methods of a batch, for errors and the request log. */
const describe = (calls: readonly RpcCall[]) => [...new Set(calls.map(({ method }) => method))].join(', ')

function outcomeOf(answer: unknown): RpcOutcome {
  // Blockscout sends only the message of an error.
  if (isObject(answer) && (isObject(answer['error']) || typeof answer['error'] === 'string'))
    return { result: null, error: readRpcError(answer['error']) }
  if (isObject(answer) && 'result' in answer) return { result: answer['result'], error: null }
  return { result: null, error: new RpcError(null, 'The node returned no response to this call.', null) }
}

/** Sends one request through the node's queue; a response that is not JSON-RPC is an ApiError. */
async function post(
  { fetch, requestQueues, timeout }: RpcParts,
  { url, source, credential, rate }: RpcNode,
  message: object,
  methods: string,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const text = JSON.stringify(message)
  const resource = 'JSON-RPC'
  const origin = originOf(url)
  const { body } = await requestQueues.enqueue({
    origin,
    // Another key may get another response. The queue's keys stay in memory and are never shown.
    key: `${url} ${credential?.key ?? ''} ${text}`,
    resource,
    path: methods,
    assumedRate: rate ?? null,
    credits: source === 'multichain' ? MULTICHAIN_CREDITS : 0,
    priority: (): Priority => 'screen',
    signal,
    send: async (given) => {
      const answer = await send({
        fetch,
        timeout,
        root: credential ? { credential } : {},
        resource,
        path: methods,
        url,
        signal: given,
        init: { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: text },
      })
      demandJsonRpc(answer, methods, origin)
      return answer
    },
  })
  return body
}

/** Throws for a body that is no JSON-RPC response; in the queue, so that a refusal inside a 200 slows the next requests, too. */
function demandJsonRpc({ body, limits }: { body: unknown; limits: Limits }, path: string, origin: string): void {
  const answers: unknown[] = Array.isArray(body) ? body : [body]
  const fail = (kind: 'contract' | 'rate-limited', serverMessage: string | null) =>
    new ApiError({ kind, resource: 'JSON-RPC', path, origin, status: 200, limits, serverMessage })
  if (answers.length === 0 || !answers.every(isAnswer)) throw fail('contract', null)
  for (const answer of answers) {
    const { error } = outcomeOf(answer)
    if (error?.isRateLimit) throw fail('rate-limited', error.serverMessage)
  }
}

function isAnswer(answer: unknown): boolean {
  return isObject(answer) && ('result' in answer || isObject(answer['error']) || typeof answer['error'] === 'string')
}
