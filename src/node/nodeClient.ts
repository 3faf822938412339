import type { Priority } from '#/api/queuedRequest'
import { createRequestQueues, type RequestQueues } from '#/api/requestQueues'
import { isRetryable, retryDelay } from '#/api/retryPolicy'
import { originOf } from '#/api/url'
import type { Fetch } from '#/api/transport'
import type { RpcCall, RpcNode, RpcOutcome, RpcParts } from '#/contracts/node'
import { type NodeFault, nodeFaultOf } from '#/contracts/nodeFault'
import { callNode } from '#/contracts/rpc'
import { isObject } from '#/domain/isObject'
import type { RpcObject } from './values'

/** Requests to one node, in batches as large as it accepts, a few of them in flight. */
export interface NodeClient {
  /** The outcomes of calls, in their order. Rejects with an ApiError if the node does not respond, after `attempts`. */
  outcomes(calls: readonly RpcCall[], priority?: Priority): Promise<RpcOutcome[]>
  /** The results of calls, in their order; rejects with the RpcError of the first that failed, too. */
  results(calls: readonly RpcCall[]): Promise<unknown[]>
  /** The result of one call; rejects with an RpcError, too. */
  result(method: string, ...params: unknown[]): Promise<unknown>
  /** The object that one call returns; null if it returns none. */
  object(method: string, ...params: unknown[]): Promise<RpcObject | null>
  /** Why the last request failed, if it may succeed later; null otherwise. */
  problem(): NodeFault | null
  /** Ends the delays of requests that failed. */
  retry(): void
}

/** How often a request is sent before it fails. */
const MAX_ATTEMPTS = 4

/** Time for a response, ms: traces of a block may take long. */
const TIMEOUT_MS = 60_000

/** Creates a client for the node at a URL, which is sent no more requests than it takes. After a 429 it waits as long as the node asks for. */
export function createNodeClient(
  url: string,
  fetch: Fetch,
  requestQueues: RequestQueues = createRequestQueues(),
): NodeClient {
  const parts: RpcParts = { fetch, requestQueues, timeout: TIMEOUT_MS }
  const node: RpcNode = { url, source: 'configured', host: '', isPaced: true }
  let problem: NodeFault | null = null
  /** Ends the delays before the next attempts. */
  const delays = new Set<() => void>()
  async function outcomes(calls: readonly RpcCall[], priority?: Priority): Promise<RpcOutcome[]> {
    if (calls.length === 0) return []
    for (let attempt = 1; ; attempt += 1) {
      try {
        const received = await callNode({ ...parts, priority }, node, calls)
        problem = null
        return received
      } catch (error) {
        problem = isRetryable(error) ? nodeFaultOf(error) : null
        if (!isRetryable(error) || attempt >= MAX_ATTEMPTS) throw error
        await new Promise<void>((resolve) => {
          const end = () => {
            delays.delete(end)
            resolve()
          }
          setTimeout(end, retryDelay(attempt, error))
          delays.add(end)
        })
      }
    }
  }
  return {
    ...resultsOf(outcomes),
    problem: () => problem,
    retry: () => {
      requestQueues.resume(originOf(url))
      for (const end of delays) end()
    },
  }
}

/** What is read from the outcomes of calls. */
export function resultsOf(
  outcomes: NodeClient['outcomes'],
): Pick<NodeClient, 'outcomes' | 'results' | 'result' | 'object'> {
  async function results(calls: readonly RpcCall[]): Promise<unknown[]> {
    return (await outcomes(calls)).map((outcome) => {
      if (outcome.error) throw outcome.error
      return outcome.result
    })
  }
  async function result(method: string, ...params: unknown[]): Promise<unknown> {
    const [found] = await results([{ method, params }])
    return found
  }
  return {
    outcomes,
    results,
    result,
    async object(method, ...params) {
      const found = await result(method, ...params)
      return isObject(found) ? found : null
    },
  }
}
