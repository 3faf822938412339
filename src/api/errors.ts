import { isObject } from './reader'
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
    const { kind, resource, path, origin, status, found, limits, serverMessage, fields, admin } = this
    return new ApiError({
      kind,
      resource,
      path,
      origin,
      status,
      found,
      limits,
      serverMessage,
      fields,
      admin,
      retryAfter,
    })
  }

  /** Whether the same request may succeed later without any change to it. */
  get retryable(): boolean {
    return RETRYABLE.has(this.kind)
  }
}

/** A failed answer as the transport saw it; `body` is its parsed JSON, undefined where it isn't JSON. */
export interface FailedAnswer {
  readonly status: number
  readonly contentType: string | null
  readonly text: string
  readonly body: unknown
  /** Whether the request carried a credential: a 402 without one asks for it, a 402 with one says it is used up. */
  readonly credentialSent: boolean
}

/** Tells what a failed answer means, from its status and its body together (contract §7 and what servers were seen to send). */
export function kindOfAnswer(answer: FailedAnswer): ErrorKind {
  const { status, body } = answer
  const message = messageOf(answer) ?? ''
  if (status < 500 && isUnknownRoute(body)) return 'unsupported'
  switch (status) {
    case 401:
      return 'unauthorised'
    case 402:
      return answer.credentialSent || /credit|quota|exceed/i.test(message) ? 'out-of-credits' : 'unauthorised'
    case 403:
      return 'forbidden'
    case 404:
      return isRecordMissing(body, message) ? 'not-found' : 'unsupported'
    case 405:
    case 410:
    case 501:
      return 'unsupported'
    case 408:
      return 'timeout'
    case 429:
      return /credit/i.test(message) ? 'out-of-credits' : 'rate-limited'
    default:
      return status >= 400 && status < 500 ? 'invalid' : 'server'
  }
}

/** Whether a body says that the server knows no such endpoint: `{message, result: null, status: "0"}` or its plain words. */
export function isUnknownRoute(body: unknown): boolean {
  if (!isObject(body)) return false
  const { message } = body
  if (typeof message === 'string' && /unknown (api|action|module|route|path|endpoint)/i.test(message)) return true
  return body['status'] === '0' && body['result'] === null && typeof message === 'string'
}

/** A 404 about a record says so in JSON; a 404 about the endpoint or the network comes as HTML, as nothing, or in other words. */
function isRecordMissing(body: unknown, message: string): boolean {
  if (!isObject(body) || /not supported|\b(route|endpoint|page|path|url)\b/i.test(message)) return false
  return typeof body['message'] === 'string' || typeof body['error'] === 'string' || Array.isArray(body['errors'])
}

/** What came in place of the JSON that was due; null where it was JSON of a shape that says enough itself. */
export function foundIn({ body, text }: Pick<FailedAnswer, 'body' | 'text'>): Found | null {
  if (body !== undefined) return typeof body === 'string' && looksLikeHtml(body) ? 'html' : null
  const start = text.trimStart()
  if (start === '') return 'nothing'
  return looksLikeHtml(start) ? 'html' : /^[[{"]/.test(start) ? 'part' : 'text'
}

function looksLikeHtml(text: string): boolean {
  return text.trimStart().startsWith('<')
}

const MAX_MESSAGE = 300

/** The server's words in a failed answer, or null: `message`, `error`, `errors[]`, a bare JSON string or plain text, never HTML. */
export function messageOf({
  body,
  text,
  contentType,
}: Pick<FailedAnswer, 'body' | 'text' | 'contentType'>): string | null {
  const words = body === undefined ? plainText(text, contentType) : wordsIn(body)
  const clean = words?.replace(/\s+/g, ' ').trim() ?? ''
  if (clean === '') return null
  return clean.length > MAX_MESSAGE ? `${clean.slice(0, MAX_MESSAGE)}…` : clean
}

function wordsIn(body: unknown): string | null {
  if (typeof body === 'string') return looksLikeHtml(body) ? null : body
  if (!isObject(body)) return null
  for (const key of ['message', 'error']) {
    const words = body[key]
    if (typeof words === 'string' && words !== '') return words
    if (isObject(words) && typeof words['message'] === 'string') return words['message']
  }
  const details = fieldErrorsIn(body).map(({ title, detail }) => detail || title)
  if (details.length > 0) return [...new Set(details)].join(' ')
  const { errors } = body
  if (Array.isArray(errors)) return errors.find((entry): entry is string => typeof entry === 'string') ?? null
  return isObject(errors) && typeof errors['detail'] === 'string' ? errors['detail'] : null
}

function plainText(text: string, contentType: string | null): string | null {
  if (contentType !== null && !/^text\/plain\b/i.test(contentType)) return null
  return looksLikeHtml(text) ? null : text
}

/** The entries of a 422 body (contract §7); several may name one parameter, and parts that are missing are empty text. */
export function fieldErrorsIn(body: unknown): FieldError[] {
  if (!isObject(body) || !Array.isArray(body['errors'])) return []
  return body['errors']
    .filter(isObject)
    .slice(0, 50)
    .map((entry) => ({
      title: clamped(entry['title']),
      pointer: clamped(isObject(entry['source']) ? entry['source']['pointer'] : ''),
      detail: clamped(entry['detail']),
    }))
}

/** What an administration error carries (contract §7; `details` may be absent), or null for any other body. */
export function adminErrorIn(body: unknown): AdminError | null {
  if (!isObject(body) || typeof body['code'] !== 'number') return null
  const { message, details } = body
  return {
    code: body['code'],
    message: typeof message === 'string' ? message : '',
    details: Array.isArray(details) ? details : [],
  }
}

function clamped(words: unknown): string {
  return typeof words === 'string' ? words.slice(0, MAX_MESSAGE) : ''
}
