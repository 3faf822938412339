import type { RpcOutcome } from '#/contracts/node'
import { ErrorResponse } from '#/served/responses'

/** The response of a chain's API where its node failed, which `message` explains to people. */
export function nodeError(message: string): ErrorResponse {
  return new ErrorResponse(502, { message, source: 'node' })
}

/** The response where the node has no method for what is requested, which `message` explains to people. */
export function nodeLacks(message: string): ErrorResponse {
  return new ErrorResponse(501, { message, source: 'node' })
}

/** The response where a node cannot find what is requested, now or later: a retry does not help. `message` explains it to people. */
export function nodeCannot(message: string): ErrorResponse {
  return new ErrorResponse(410, { message, source: 'node' })
}

/** The response where the node returned no trace of a block, though it has such a method. */
export const noTrace = (height: number) =>
  nodeCannot(`No trace of block ${height}: the node may have pruned its state. An archive node has it.`)

/** The response where the node has no state of a past block. */
export const noState = (height: number) =>
  nodeCannot(`No state for block ${height}: the node has pruned it. An archive node has it.`)

/**
 * Throws the error of a call about a block if it is no reason to take the node for one without the method: the state of the block is
 * gone, or the call failed otherwise.
 */
export function throwUnlessLacking({ error }: RpcOutcome, height: number): void {
  if (error === null || error.isUnknownMethod || error.isRefusedForm || /tracer/i.test(error.serverMessage)) return
  throw error.isStateMissing ? noState(height) : error
}
