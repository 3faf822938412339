import { isUnknownRoute, type AdminError, type ErrorKind, type Found } from './errors'
import { fieldErrorsIn, MAX_MESSAGE_LENGTH } from './fieldErrors'
import { isObject } from '#/domain/isObject'
import { MAX_RETRY_AFTER_MS, MIN_RETRY_DELAY_MS } from './retryPolicy'

/** A failed response; `body` is its parsed JSON, undefined if it isn't JSON. */
export interface FailedResponse {
  readonly status: number
  readonly contentType: string | null
  readonly text: string
  readonly body: unknown
  /** Whether the request had a credential: a 402 means that it is missing without one, and used up with one. */
  readonly credentialSent: boolean
}

/** Classifies a failed response by its status and body (contract §7, and what servers were seen to send). */
export function kindOfResponse(answer: FailedResponse): ErrorKind {
  const { status, body } = answer
  const message = messageOf(answer) ?? ''
  if (isAboutNode(body)) return status === 501 ? 'unsupported' : 'node'
  // The endpoint has read the request: its body has the shape of an unknown route on some servers.
  if (status === 413) return 'invalid'
  if (status < 500 && isUnknownRoute(body)) return 'unsupported'
  switch (status) {
    case 401:
      return 'unauthorized'
    case 402:
      return answer.credentialSent || /credit|quota|exceed/i.test(message) ? 'out-of-credits' : 'unauthorized'
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

/** Whether the API of a chain that is read from its node says something about the node. */
export function isAboutNode(body: unknown): boolean {
  return isObject(body) && body['source'] === 'node'
}

/** Whether a 404 is about a record, with a message in JSON; for a missing endpoint or network it has HTML, no body, or other words. */
function isRecordMissing(body: unknown, message: string): boolean {
  if (!isObject(body) || /not supported|^cannot get\b|\b(route|endpoint|page|path|url)\b/i.test(message)) return false
  const { detail } = body
  // "Not Found" is what frameworks have there for an unknown route.
  if (typeof detail === 'string' && !/^not found\W*$/i.test(detail)) return true
  return typeof body['message'] === 'string' || typeof body['error'] === 'string' || Array.isArray(body['errors'])
}

/** What the body is instead of the expected JSON; null if it is JSON. */
export function foundIn({ body, text }: Pick<FailedResponse, 'body' | 'text'>): Found | null {
  if (body !== undefined) return typeof body === 'string' && looksLikeHtml(body) ? 'html' : null
  const start = text.trimStart()
  if (start === '') return 'nothing'
  return looksLikeHtml(start) ? 'html' : /^[[{"]/.test(start) ? 'part' : 'text'
}

function looksLikeHtml(text: string): boolean {
  return text.trimStart().startsWith('<')
}

/** The message in a failed response: of one of the usual names, of `errors`, a bare JSON string or plain text, never HTML; null if there is none. */
export function messageOf({
  body,
  text,
  contentType,
}: Pick<FailedResponse, 'body' | 'text' | 'contentType'>): string | null {
  const words = body === undefined ? plainText(text, contentType) : wordsIn(body)
  const clean = words?.replace(/\s+/g, ' ').trim() ?? ''
  if (clean === '') return null
  return clean.length > MAX_MESSAGE_LENGTH ? `${clean.slice(0, MAX_MESSAGE_LENGTH)}…` : clean
}

/** Under which names servers have a message: the contract's (§7), those of API gateways, and of problem details (RFC 9457). */
const MESSAGE_NAMES = ['message', 'error', 'error_description', 'msg']
const LATER_NAMES = ['detail', 'title', 'description', 'reason']

function wordsIn(body: unknown): string | null {
  if (typeof body === 'string') return looksLikeHtml(body) ? null : body
  if (!isObject(body)) return null
  const details = fieldErrorsIn(body).map(({ title, detail }) => detail || title)
  const { errors } = body
  const listed = [...details, ...(Array.isArray(errors) ? textsIn(errors) : [])]
  return (
    firstWords(body, MESSAGE_NAMES) ??
    (listed.length > 0 ? [...new Set(listed)].join(' ') : null) ??
    (isObject(errors) ? firstWords(errors, LATER_NAMES) : null) ??
    firstWords(body, LATER_NAMES)
  )
}

/** The first text of these names, or texts in an array; an object has it in turn. */
function firstWords(body: Readonly<Record<string, unknown>>, names: readonly string[]): string | null {
  for (const name of names) {
    const given = body[name]
    const words = isObject(given) ? given['message'] : Array.isArray(given) ? textsIn(given).join(' ') : given
    if (typeof words === 'string' && words !== '') return words
  }
  return null
}

function textsIn(list: readonly unknown[]): string[] {
  return list.filter((entry) => typeof entry === 'string')
}

function plainText(text: string, contentType: string | null): string | null {
  if (contentType !== null && !/^text\/plain\b/i.test(contentType)) return null
  return looksLikeHtml(text) ? null : text
}

/** What a list's body reports as an error next to its items; null if nothing. */
export function reportedErrors(body: unknown): unknown {
  if (!isObject(body)) return null
  const { errors, error } = body
  if (Array.isArray(errors) ? errors.length > 0 : hasKeys(errors)) return errors
  return (typeof error === 'string' && error !== '') || hasKeys(error) ? error : null
}

function hasKeys(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length > 0
}

/**
 * The administration error in a body (contract §7); null for any other body. Also reads a code in quotes, details that are no list,
 * and an error under `error`; other fields are preserved.
 */
export function adminErrorIn(body: unknown): AdminError | null {
  if (!isObject(body)) return null
  const { code: told, message, details, ...others } = body
  const code = typeof told === 'string' && /^\d{1,9}$/.test(told) ? Number(told) : told
  if (typeof code !== 'number') return 'error' in body ? adminErrorIn(body['error']) : null
  return {
    code,
    message: typeof message === 'string' ? message : '',
    details: Array.isArray(details) ? details : details === undefined || details === null ? [] : [details],
    others: typeof message === 'string' || message === undefined ? others : { message, ...others },
  }
}

/**
 * The delay that a server asks for, ms: its Retry-After header (seconds or a date), else the reset of its rate limit; null where
 * neither can be read. Never below the shortest delay before a retry, nor above the longest that a server can ask for.
 */
export function retryAfterIn(header: string | null, reset: number | null): number | null {
  const text = header?.trim() ?? ''
  const seconds = /^[-+]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  const delay = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000
  const asked = Number.isNaN(delay) ? reset : delay
  return asked === null ? null : Math.min(Math.max(asked, MIN_RETRY_DELAY_MS), MAX_RETRY_AFTER_MS)
}
