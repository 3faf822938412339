import { ApiError } from '#/api/errors'
import { isLocalId, isLocalProgram } from './devnet'

/** How fast a node is sent requests. */
export interface NodePace {
  /** Requests per second; Infinity for no limit. */
  readonly rate: number
  readonly maxInFlight?: number | undefined
}

/** Learns how fast a node may be sent requests, so that it refuses none, or the one that shows that it has a limit. */
export interface NodePacer {
  now(): NodePace
  /** Notes what a call returned, which may show that the node is a developer's: that has no limit as a rule. */
  noteResult(method: string, result: unknown): void
  /** The same function that sends a request, whose outcome is noted. */
  noting<T>(send: (signal: AbortSignal) => Promise<T>): (signal: AbortSignal) => Promise<T>
}

/** Requests per second to a node that is not known to take more: public ones take 5 or more. */
const USUAL_RATE = 4
/** Responses after which a node without a limit so far is sent several requests at once: one that has a limit would refuse them all. */
const ENOUGH_RESPONSES = 30

/** Requests that are refused within this time are refused for one reason. */
const REFUSED_TOGETHER_MS = 1_000

/** What shows that a node is a developer's, by the method that returns it. */
const LOCAL_RESULTS: Readonly<Record<string, (result: unknown) => boolean>> = {
  web3_clientVersion: isLocalProgram,
  eth_chainId: isLocalId,
}

/** Creates the pacer of one node. A rate that was lowered stays so while the page is open. */
export function createNodePacer(): NodePacer {
  let rate = USUAL_RATE
  let isLimited = false
  let responses = 0
  let refusedAt = -Infinity
  const noteRefusal = () => {
    // Several that were in flight are refused together.
    if (performance.now() - refusedAt < REFUSED_TOGETHER_MS) return
    refusedAt = performance.now()
    isLimited = true
    rate = Number.isFinite(rate) ? Math.max(1, Math.floor(rate / 2)) : USUAL_RATE
  }
  return {
    now: () => ({ rate, maxInFlight: responses < ENOUGH_RESPONSES ? 1 : undefined }),
    noteResult: (method, result) => {
      if (!isLimited && LOCAL_RESULTS[method]?.(result)) rate = Infinity
    },
    noting: (send) => async (signal) => {
      try {
        const response = await send(signal)
        responses += 1
        return response
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'rate-limited') noteRefusal()
        throw error
      }
    },
  }
}
