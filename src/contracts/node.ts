import type { Credential } from '#/api/apiRoot'
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
