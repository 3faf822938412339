import type { NodeCapabilities } from './nodeCapabilities'
import type { RpcCall, RpcOutcome } from './rpc'

/** The call that estimates the gas of a transaction. A Blockscout instance wants a block, which others leave to you, or refuse. */
export function gasCall(message: object, { estimatesWithoutBlock }: NodeCapabilities): RpcCall {
  return { method: 'eth_estimateGas', params: estimatesWithoutBlock ? [message] : [message, 'latest'] }
}

/** Whether a node refused the parameters of a call instead of running it. */
export function isRefusedForm({ error }: RpcOutcome): boolean {
  if (!error || error.isOfContract || error.missingMethod) return false
  return error.code === -32_602 || /\b(?:param(?:eter)?s?|arguments?)\b/i.test(error.serverMessage)
}

/** The gas that a node estimated; null if it estimated none. */
export function readGas({ result }: RpcOutcome): bigint | null {
  return typeof result === 'string' && /^0x[\da-f]{1,16}$/i.test(result) ? BigInt(result) : null
}
