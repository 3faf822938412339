import type { Credential } from '#/api/apiRoot'
import type { Priority } from '#/api/queuedRequest'
import type { RequestQueues } from '#/api/requestQueues'
import type { Fetch } from '#/api/transport'
import type { RpcError } from './rpcError'

/** Where JSON-RPC requests go: the configured node, or an endpoint of one of the chain's APIs. */
export interface RpcNode {
  readonly url: string
  readonly source: 'configured' | 'instance' | 'multichain'
  /** Shown as the name of the node: an operator's URL may contain a key. */
  readonly host: string
  readonly credential?: Credential | undefined
  /** Requests per second until the server reports its limit. */
  readonly rate?: number | undefined
  /** Whether a whole chain is read from it, so that its limit is to be learned with care; see nodePace.ts. */
  readonly isPaced?: boolean
}

/** What requests to nodes are sent with. */
export interface RpcParts {
  fetch: Fetch
  requestQueues: RequestQueues
  /** Time for a whole response, ms; the transport has a default. */
  timeout?: number
  /** How urgent they are; as what is on the screen by default. */
  priority?: Priority | undefined
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
