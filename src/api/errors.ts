import type { Limits } from './limits'
import { isObject } from '#/domain/isObject'

/** The kinds of errors that pages handle differently. */
export type ErrorKind =
  /** No response: no network, a refused connection, or a response that CORS hides. */
  | 'offline'
  | 'timeout'
  /** The response was incomplete: a lost connection, or a body that cannot be decompressed. */
  | 'interrupted'
  | 'rate-limited'
  | 'unauthorized'
  | 'out-of-credits'
  | 'forbidden'
  | 'not-found'
  /** The server doesn't have this endpoint, or this network. */
  | 'unsupported'
  /** The server rejected the request as invalid. */
  | 'invalid'
  | 'server'
  /** The node that a chain is read from failed, which the message explains. */
  | 'node'
  /** A response that isn't what the contract says at all: not JSON, or no list where one is due. */
  | 'contract'
  /** The body was larger than the page can take; loading it anyway takes an explicit decision. */
  | 'too-large'
  /** Canceled by the caller. */
  | 'aborted'

/** What the body was instead of the expected JSON: a web page, nothing, truncated JSON, other text, or JSON of another shape. */
export type Found = 'html' | 'nothing' | 'part' | 'text' | 'other'

/** One entry of a 422 (contract §7): which parameter, and why. */
export interface FieldError {
  readonly title: string
  /** A JSON pointer to the parameter, e.g. `/address_hash_param`. */
  readonly pointer: string
  readonly detail: string
}

/** What an administration error carries besides its message (contract §7). */
export interface AdminError {
  /** A gRPC status code; null if the error has none. */
  readonly code: number | null
  /** The whole message; the error's own is truncated. */
  readonly message: string
  readonly details: readonly unknown[]
  /** Other fields of the error, by the server's names. */
  readonly others: Readonly<Record<string, unknown>>
}

/** The parts of an ApiError; omitted ones are unknown. */
export interface ErrorParts {
  kind: ErrorKind
  /** The resource or operation that failed. */
  resource: string
  /** The requested path below the root, without query or credential. */
  path: string
  /** The origin of the server; '' for the page's own. */
  origin?: string
  status?: number | null
  found?: Found | null
  limits?: Limits | null
  serverMessage?: string | null
  isOfNode?: boolean
  fields?: readonly FieldError[]
  retryAfter?: number | null
  retryAt?: number | null
  admin?: AdminError | null
}

/** The error of all API requests; it has no credential and no query. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ErrorKind
  readonly resource: string
  readonly path: string
  /** The origin of the server; '' for the page's own. */
  readonly origin: string
  /** HTTP status; null without a response. */
  readonly status: number | null
  /** What the body was instead of JSON; null if that explains nothing. */
  readonly found: Found | null
  /** The limits that the response reported. */
  readonly limits: Limits | null
  /** The server's message, truncated; untrusted text. */
  readonly serverMessage: string | null
  /** Whether the message is about the node that the chain is read from, in the app’s own words. */
  readonly isOfNode: boolean
  readonly fields: readonly FieldError[]
  /** Delay that the server asked for, ms; null where it asked for none. */
  readonly retryAfter: number | null
  /** When it is retried automatically, Unix ms; null where that would not help. */
  readonly retryAt: number | null
  readonly admin: AdminError | null

  constructor(parts: ErrorParts) {
    const status = parts.status ?? null
    super(`${parts.resource}: ${parts.kind}${status === null ? '' : ` (HTTP ${status})`} at ${parts.path}`)
    this.kind = parts.kind
    this.resource = parts.resource
    this.path = parts.path
    this.origin = parts.origin ?? ''
    this.status = status
    this.found = parts.found ?? null
    this.limits = parts.limits ?? null
    this.serverMessage = parts.serverMessage ?? null
    this.isOfNode = parts.isOfNode ?? parts.kind === 'node'
    this.fields = parts.fields ?? []
    this.retryAfter = parts.retryAfter ?? null
    this.retryAt = parts.retryAt ?? (this.retryAfter === null ? null : Date.now() + this.retryAfter)
    this.admin = parts.admin ?? null
  }

  /** The same error with another delay before the retry, ms; `asked` if it is the server that asks for it. */
  delayed(delay: number, asked = this.retryAfter !== null): ApiError {
    return new ApiError(Object.assign({}, this, { retryAfter: asked ? delay : null, retryAt: Date.now() + delay }))
  }
}

/** Whether an error says that the API lacks an endpoint: some respond 'not found' for one that they lack. */
export function isLacking(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.kind === 'unsupported' || error.kind === 'not-found')
}

/** Whether an error says that a host lacks a whole service, which may be answered by anything. */
export function isServiceLacking(error: unknown): error is ApiError {
  return isLacking(error) || (error instanceof ApiError && /^(?:invalid|contract|forbidden)$/.test(error.kind))
}

/** Whether a body means an unknown endpoint: `{message, result: null, status: "0"}`, or a message that says so. */
export function isUnknownRoute(body: unknown): boolean {
  if (!isObject(body)) return false
  const { message } = body
  if (typeof message === 'string' && /unknown (api|action|module|route|path|endpoint)/i.test(message)) return true
  return body['status'] === '0' && body['result'] === null && typeof message === 'string'
}
