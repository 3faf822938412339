import { ApiError } from '#/api/errors'
import { RpcError, WrongChainError } from './rpcError'

/** Why a node cannot be read, as plain data. */
export type NodeFault =
  /** No response, or one that the browser hides. */
  | { readonly kind: 'silent' }
  /** A response that does not come in time. */
  | { readonly kind: 'slow' }
  /** Too many requests. */
  | { readonly kind: 'limited' }
  /** An error of the server, which may be gone later. */
  | { readonly kind: 'failing'; readonly status: number | null; readonly message: string | null }
  /** A key is missing, wrong or used up. */
  | { readonly kind: 'key'; readonly status: number | null; readonly message: string | null }
  /** A response that is not JSON-RPC: a web page, or something else. */
  | { readonly kind: 'no node'; readonly isPage: boolean; readonly status: number | null }
  /** The node of another chain; IDs are decimal. */
  | { readonly kind: 'wrong chain'; readonly expected: string; readonly found: string }
  /** A method that pages cannot do without. */
  | { readonly kind: 'missing method'; readonly method: string }
  /** Another error of the node, in its own words. */
  | { readonly kind: 'other'; readonly message: string }

/** The fault that an error of a request to a node shows. */
export function nodeFaultOf(error: unknown): NodeFault {
  if (error instanceof WrongChainError) return { kind: 'wrong chain', expected: error.expected, found: error.found }
  if (error instanceof RpcError) {
    if (error.missingMethod) return { kind: 'missing method', method: error.missingMethod }
    return { kind: 'other', message: error.serverMessage || error.message }
  }
  if (!(error instanceof ApiError))
    return { kind: 'other', message: error instanceof Error ? error.message : String(error) }
  const { status, serverMessage: message } = error
  switch (error.kind) {
    case 'offline':
      return { kind: 'silent' }
    case 'timeout':
      return { kind: 'slow' }
    case 'rate-limited':
      return { kind: 'limited' }
    case 'unauthorized':
    case 'out-of-credits':
    case 'forbidden':
      return { kind: 'key', status, message }
    case 'interrupted':
    case 'server':
    case 'too-large':
      return { kind: 'failing', status, message }
    default:
      return { kind: 'no node', isPage: error.found === 'html', status }
  }
}

/** Whether the same request may succeed later without any change to it or to the node. */
export function isPassing({ kind }: NodeFault): boolean {
  return kind === 'silent' || kind === 'slow' || kind === 'limited' || kind === 'failing'
}

/** What failed, in one sentence. */
export function nodeFaultText(fault: NodeFault): string {
  switch (fault.kind) {
    case 'silent':
      return 'No response from the node.'
    case 'slow':
      return 'The response of the node takes too long.'
    case 'limited':
      return 'The node accepts fewer requests at the moment.'
    case 'failing':
      return `The server of the node reports an error${fault.status === null ? '' : ` (HTTP ${fault.status})`}.`
    case 'key':
      return `The node requires a valid API key${fault.status === null ? '' : ` (HTTP ${fault.status})`}.`
    case 'no node':
      return fault.isPage
        ? 'The URL of the node returns a web page, not JSON-RPC.'
        : 'The URL of the node does not answer JSON-RPC.'
    case 'wrong chain':
      return `The node is of the chain with ID ${fault.found}, not ${fault.expected}.`
    case 'missing method':
      return `The node doesn’t have ${fault.method}.`
    case 'other':
      return fault.message
  }
}
