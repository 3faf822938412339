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

/** The response where the node returned no trace of a block, though it has such a method. */
export function noTrace(height: number): ErrorResponse {
  const message = `No trace of block ${height}: the node may have pruned its state. An archive node has it.`
  return new ErrorResponse(410, { message, source: 'node' })
}

/** The response where the node has no state of a past block. */
export function noState(height: number): ErrorResponse {
  // It is gone for good: a retry does not help.
  return new ErrorResponse(410, {
    message: `No state for block ${height}: the node has pruned it. An archive node has it.`,
    source: 'node',
  })
}

/**
 * Throws the error of a call about a block if it is no reason to take the node for one without the method: the state of the block is
 * gone, or the call failed otherwise.
 */
export function throwUnlessLacking({ error }: RpcOutcome, height: number): void {
  if (error === null || error.isUnknownMethod || error.isRefusedForm || /tracer/i.test(error.serverMessage)) return
  throw error.isStateMissing ? noState(height) : error
}
