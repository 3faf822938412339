import type { RpcCall, RpcOutcome } from './node'
import type { NodeCapabilities } from './nodeCapabilities'

/** The call that estimates the gas of a transaction. A Blockscout instance wants a block, which others leave to you, or refuse. */
export function gasCall(message: object, { estimatesWithoutBlock }: NodeCapabilities): RpcCall {
  return { method: 'eth_estimateGas', params: estimatesWithoutBlock ? [message] : [message, 'latest'] }
}

/** The gas that a node estimated; null if it estimated none. */
export function readGas({ result }: RpcOutcome): bigint | null {
  return typeof result === 'string' && /^0x[\da-f]{1,16}$/i.test(result) ? BigInt(result) : null
}
