import type { ErrorParts } from '#/api/errors'
import type { LoggedRequest } from '#/api/queuedRequest'
import type { ProjectContract } from '#/contracts/project'
import type { NodeChain } from './chainIndex'

/** A chain that is read from its node; both URLs are absolute, that of its API without /api/v2. */
export interface ServedChain extends NodeChain {
  readonly url: string
  readonly rpcUrl: string
}

/** What a page sends to the worker of a chain. */
export type ToWorker =
  /** The first message. */
  | { readonly kind: 'start'; readonly chain: ServedChain }
  /** The contracts of the developer's project, before the first request and whenever they are other ones. */
  | { readonly kind: 'project'; readonly contracts: readonly ProjectContract[] | null }
  /** A request for a URL of the API. */
  | {
      readonly kind: 'request'
      readonly id: number
      readonly url: string
      readonly method: string
      readonly body: BodyInit | null
    }

/** What the worker of a chain sends to the page. */
export type FromWorker =
  /** Its code has been loaded. */
  | { readonly kind: 'ready' }
  /** The response to the request with this ID: JSON as bytes. */
  | { readonly kind: 'response'; readonly id: number; readonly status: number; readonly body: ArrayBuffer }
  /** A request to the node has ended; `pausedUntil` is as in the state of its queue, Unix ms. */
  | {
      readonly kind: 'logged'
      readonly request: Omit<LoggedRequest, 'error'>
      readonly error: ErrorParts | null
      readonly pausedUntil: number
    }

/** The end of a connection between a page and a worker: a worker, its global scope, or a port. */
export interface MessageEnd<Sent, Received> {
  postMessage(message: Sent, transfer: Transferable[]): void
  addEventListener(type: 'message', listener: (event: MessageEvent<Received>) => void): void
}
