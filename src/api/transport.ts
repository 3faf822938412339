import { adminErrorIn, ApiError, fieldErrorsIn, isUnknownRoute, kindOfAnswer, messageOf } from './errors'
import { parseJson } from './json'

/** The part of the platform's fetch that is used. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>

/** What a server said of its limits (contract §8); null where it said nothing that can be read, which never means zero. */
export interface Limits {
  /** Credits left in the plan. */
  readonly creditsRemaining: number | null
  /** Requests a second. */
  readonly limit: number | null
  /** Left of them. */
  readonly remaining: number | null
  /** Milliseconds until the limit resets. */
  readonly reset: number | null
}

/** One request: `url` without, `root.credential` with what authorizes it. */
export interface Request {
  fetch: Fetch
  /** Milliseconds for the whole answer. */
  timeout: number
  root: { readonly credential?: { readonly scheme: 'bearer' | 'apikey'; readonly key: string } }
  /** The resource's name and path, for errors. */
  resource: string
  path: string
  url: string
  signal?: AbortSignal | undefined
  init?: RequestInit
}

/** Sends a request and reads its JSON, with the text as it came; rejects with an ApiError for everything but a 2xx with JSON. */
export async function send(request: Request): Promise<{ body: unknown; text: string; limits: Limits }> {
  const { resource, path } = request
  const fail = (parts: Omit<ConstructorParameters<typeof ApiError>[0], 'resource' | 'path'>) =>
    new ApiError({ ...parts, resource, path })
  const { response, text } = await exchange(request, fail)
  const contentType = response.headers.get('content-type')
  const body = parsed(text)
  const answer = {
    status: response.status,
    contentType,
    text,
    body,
    credentialSent: request.root.credential !== undefined,
  }
  const limits = limitsIn(response.headers)
  if (response.ok && body !== undefined) {
    if (!isUnknownRoute(body)) return { body, text, limits }
    throw fail({ kind: 'unsupported', status: response.status, serverMessage: withoutKey(messageOf(answer), request) })
  }
  const kind = response.ok ? 'contract' : kindOfAnswer(answer)
  throw fail({
    kind,
    status: response.status,
    serverMessage: withoutKey(messageOf(answer), request),
    fields: fieldErrorsIn(body),
    // The reset header comes with every answer, but only here does it say when to come back.
    retryAfter: kind === 'rate-limited' || kind === 'server' ? retryAfterIn(response.headers, limits) : null,
    admin: adminErrorIn(body),
  })
}

async function exchange(
  { fetch, timeout, root, url, signal, init }: Request,
  fail: (parts: { kind: 'offline' | 'timeout' | 'aborted' | 'unauthorised' }) => ApiError,
): Promise<{ response: Response; text: string }> {
  if (signal?.aborted) throw fail({ kind: 'aborted' })
  const control = new AbortController()
  let timedOut = false
  const timer = setTimeout(() => {
    timedOut = true
    control.abort()
  }, timeout)
  const cancel = () => control.abort()
  signal?.addEventListener('abort', cancel)
  try {
    const headers = new Headers(init?.headers)
    headers.set('Accept', 'application/json')
    const { credential } = root
    if (credential?.scheme === 'bearer') authorize(headers, credential.key)
    const address = credential?.scheme === 'apikey' ? withApiKey(url, credential.key) : url
    const response = await fetch(address, {
      ...init,
      headers,
      // Cookies for this origin's own proxy only; another origin never gets one.
      credentials: 'same-origin',
      redirect: 'follow',
      signal: control.signal,
    })
    return { response, text: await response.text() }
  } catch (cause) {
    if (cause instanceof UnsendableKey) throw fail({ kind: 'unauthorised' })
    // The cause is left behind: its words can hold the address, and the address the key.
    throw fail({ kind: timedOut ? 'timeout' : signal?.aborted ? 'aborted' : 'offline' })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}

/** A key with characters that no header can carry was pasted wrongly. */
class UnsendableKey extends Error {}

function authorize(headers: Headers, key: string): void {
  try {
    headers.set('Authorization', `Bearer ${key}`)
  } catch {
    throw new UnsendableKey()
  }
}

function withApiKey(url: string, key: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}apikey=${encodeURIComponent(key)}`
}

/** A server may repeat the key it was sent. */
function withoutKey(message: string | null, { root }: Request): string | null {
  const key = root.credential?.key
  return key ? (message?.replaceAll(key, '…') ?? null) : message
}

function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/** Reads the integer headers of contract §8; -1 is the server's own "unknown". */
function limitsIn(headers: Headers): Limits {
  return {
    creditsRemaining: headerInteger(headers, 'x-credits-remaining'),
    limit: headerInteger(headers, 'x-ratelimit-limit'),
    remaining: headerInteger(headers, 'x-ratelimit-remaining'),
    reset: headerInteger(headers, 'x-ratelimit-reset'),
  }
}

function headerInteger(headers: Headers, name: string): number | null {
  const text = headers.get(name)?.trim() ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}

function retryAfterIn(headers: Headers, limits: Limits): number | null {
  const text = headers.get('retry-after')?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  const until = text === '' ? Number.NaN : Date.parse(text)
  return Number.isNaN(until) ? limits.reset : Math.max(0, until - Date.now())
}
