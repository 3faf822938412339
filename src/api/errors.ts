import { isObject } from '#/domain/isObject'
import type { Limits } from './transport'

/** What went wrong, as far as a page acts differently on it. */
export type ErrorKind =
  /** No answer at all: no network, a refused connection, or a browser that may not read the answer (CORS). */
  | 'offline'
  | 'timeout'
  /** The answer began and broke off: a lost connection, or a body that can't be unpacked. */
  | 'interrupted'
  | 'rate-limited'
  | 'unauthorised'
  | 'out-of-credits'
  | 'forbidden'
  | 'not-found'
  /** The server doesn't have this endpoint, or this network. */
  | 'unsupported'
  /** The request was refused as wrong. */
  | 'invalid'
  | 'server'
  /** An answer that isn't what the contract says at all: not JSON, or not a list where one is due. */
  | 'contract'
  /** Cancelled by whoever asked. */
  | 'aborted'

/** What came where JSON was due: a page for people, nothing, JSON that breaks off, other text, or JSON of another shape. */
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
  readonly code: number
  /** The whole of it, where the error's own is clamped. */
  readonly message: string
  readonly details: readonly unknown[]
  /** What else the server said beside these, under its own names. */
  readonly others: Readonly<Record<string, unknown>>
}

/** The parts of an ApiError; what is left out is unknown. */
export interface ErrorParts {
  kind: ErrorKind
  /** The resource or operation that failed. */
  resource: string
  /** The path asked for, below the root: never a query, never a credential. */
  path: string
  /** The server asked; '' is the page's own. */
  origin?: string
  status?: number | null
  found?: Found | null
  limits?: Limits | null
  serverMessage?: string | null
  fields?: readonly FieldError[]
  retryAfter?: number | null
  admin?: AdminError | null
}

const RETRYABLE: ReadonlySet<ErrorKind> = new Set<ErrorKind>([
  'offline',
  'timeout',
  'interrupted',
  'rate-limited',
  'server',
])

/** The one error of the fetch layer; it holds no credential and no query. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ErrorKind
  readonly resource: string
  readonly path: string
  /** The server asked, without any path; '' is the page's own. */
  readonly origin: string
  /** HTTP status, null where there was no answer. */
  readonly status: number | null
  /** What came in place of JSON, null where that says nothing more. */
  readonly found: Found | null
  /** What the server said of its limits as it refused. */
  readonly limits: Limits | null
  /** The server's own words, clamped; hostile text like any other. */
  readonly serverMessage: string | null
  readonly fields: readonly FieldError[]
  /** Milliseconds to wait before asking again, where the server said so. */
  readonly retryAfter: number | null
  /** When that is, Unix ms. */
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
    this.fields = parts.fields ?? []
    this.retryAfter = parts.retryAfter ?? null
    this.retryAt = this.retryAfter === null ? null : Date.now() + this.retryAfter
    this.admin = parts.admin ?? null
  }

  /** The same error with another time to wait, ms. */
  waiting(retryAfter: number): ApiError {
    return new ApiError(Object.assign({}, this, { retryAfter }))
  }

  /** Whether the same request may succeed later without any change to it. */
  get retryable(): boolean {
    return RETRYABLE.has(this.kind)
  }
}

/** Whether a body says that the server knows no such endpoint: `{message, result: null, status: "0"}` or its plain words. */
export function isUnknownRoute(body: unknown): boolean {
  if (!isObject(body)) return false
  const { message } = body
  if (typeof message === 'string' && /unknown (api|action|module|route|path|endpoint)/i.test(message)) return true
  return body['status'] === '0' && body['result'] === null && typeof message === 'string'
}
