import { isUnknownRoute, type AdminError, type ErrorKind, type FieldError, type Found } from './errors'
import { isObject } from '#/domain/isObject'

/** A failed answer as the transport saw it; `body` is its parsed JSON, undefined where it isn't JSON. */
export interface FailedResponse {
  readonly status: number
  readonly contentType: string | null
  readonly text: string
  readonly body: unknown
  /** Whether the request carried a credential: a 402 without one asks for it, a 402 with one says it is used up. */
  readonly credentialSent: boolean
}

/** Tells what a failed answer means, from its status and its body together (contract §7 and what servers were seen to send). */
export function kindOfResponse(answer: FailedResponse): ErrorKind {
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

/** A 404 about a record says so in JSON; a 404 about the endpoint or the network comes as HTML, as nothing, or in other words. */
function isRecordMissing(body: unknown, message: string): boolean {
  if (!isObject(body) || /not supported|\b(route|endpoint|page|path|url)\b/i.test(message)) return false
  return typeof body['message'] === 'string' || typeof body['error'] === 'string' || Array.isArray(body['errors'])
}

/** What came in place of the JSON that was due; null where it was JSON of a shape that says enough itself. */
export function foundIn({ body, text }: Pick<FailedResponse, 'body' | 'text'>): Found | null {
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
}: Pick<FailedResponse, 'body' | 'text' | 'contentType'>): string | null {
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

/**
 * What an administration error carries (contract §7), or null for any other body. A code in quotes, details that are no list, and
 * an error that stands under `error` are read as they are meant; nothing that stands beside them is lost.
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

function clamped(words: unknown): string {
  return typeof words === 'string' ? words.slice(0, MAX_MESSAGE) : ''
}

/** Milliseconds to wait, from a Retry-After header (seconds or a date), else what a server says of its limit; null for unknown. */
export function retryAfterIn(header: string | null, reset: number | null): number | null {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  const until = text === '' ? Number.NaN : Date.parse(text)
  return Number.isNaN(until) ? reset : Math.max(0, until - Date.now())
}
