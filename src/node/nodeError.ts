import { ErrorResponse } from '#/served/responses'

/** The response of a chain's API where its node failed, which `message` explains to people. */
export function nodeError(message: string): ErrorResponse {
  return new ErrorResponse(502, { message, source: 'node' })
}

/** The response where the node has no method for what is requested, which `message` explains to people. */
export function nodeLacks(message: string): ErrorResponse {
  return new ErrorResponse(501, { message, source: 'node' })
}

/** The response where the node has no state of a past block. */
export function noState(height: number): ErrorResponse {
  // It is gone for good: a retry does not help.
  return new ErrorResponse(410, {
    message: `No state for block ${height}: the node has pruned it. An archive node has it.`,
    source: 'node',
  })
}
