import { adminErrorIn, fieldErrorsIn, foundIn, kindOfResponse, messageOf, retryAfterIn } from './failedResponse'
import { ApiError, type ErrorKind, isUnknownRoute } from './errors'
import { parseJson } from './json'
import { originOf } from './url'

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

const TIMEOUT = 20_000

/** One request: `url` without, `root.credential` with what authorizes it. */
export interface Request {
  fetch: Fetch
  /** Milliseconds after which an answer that is not complete is given up, counted from when it is sent; 20 s unless told. */
  timeout?: number | undefined
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
  const origin = originOf(request.url)
  const fail = (parts: Omit<ConstructorParameters<typeof ApiError>[0], 'resource' | 'path'>) =>
    new ApiError({ ...parts, resource, path, origin })
  const { response, text: sent } = await exchange(request, fail)
  const text = withoutKey(sent, request)
  const body = parsed(text)
  const limits = limitsIn(response.headers)
  const unknownRoute = isUnknownRoute(body)
  if (response.ok && body !== undefined && !unknownRoute) return { body, text, limits }
  const { status } = response
  const contentType = response.headers.get('content-type')
  const answer = { status, contentType, text, body, credentialSent: request.root.credential !== undefined }
  const serverMessage = messageOf(answer)
  if (response.ok && unknownRoute) throw fail({ kind: 'unsupported', status, serverMessage, limits })
  const kind = response.ok ? 'contract' : kindOfResponse(answer)
  throw fail({
    kind,
    status,
    found: foundIn(answer),
    limits,
    serverMessage,
    fields: fieldErrorsIn(body),
    // The reset header comes with every answer, but only here does it say when to come back.
    retryAfter:
      kind === 'rate-limited' || kind === 'server'
        ? retryAfterIn(response.headers.get('retry-after'), limits.reset)
        : null,
    admin: adminErrorIn(body),
  })
}

async function exchange(
  { fetch, timeout = TIMEOUT, root, url, signal, init }: Request,
  fail: (parts: { kind: ErrorKind; status?: number | null }) => ApiError,
): Promise<{ response: Response; text: string }> {
  if (signal?.aborted) throw fail({ kind: 'aborted' })
  const control = new AbortController()
  let timedOut = false
  const timer = setTimeout(() => {
    timedOut = true
    control.abort()
  }, timeout)
  const cancel = () => control.abort()
  let status: number | null = null
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
      // A key goes to the server that it is for and to no other, wherever that server sends the browser.
      redirect: credential ? 'error' : 'follow',
      // An address with a key in it is not left in the browser's own cache.
      ...(credential?.scheme === 'apikey' && { cache: 'no-store' as const }),
      signal: control.signal,
    })
    status = response.status
    return { response, text: await textOf(response) }
  } catch (cause) {
    if (cause instanceof UnsendableKey) throw fail({ kind: 'unauthorised' })
    // The cause is left behind: its words can hold the address, and the address the key.
    const kind = status === null ? 'offline' : 'interrupted'
    throw fail({ kind: timedOut ? 'timeout' : signal?.aborted ? 'aborted' : kind, status })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}

/** The text of a body: JSON is UTF-8, and what a server calls otherwise is looked into. */
async function textOf(response: Response): Promise<string> {
  const label = /charset\s*=\s*"?([\w.:-]+)/i.exec(response.headers.get('content-type') ?? '')?.[1]
  if (label === undefined || /^utf-?8$/i.test(label)) return response.text()
  const bytes = await response.arrayBuffer()
  const decoding = await import('./decodeText').catch(() => null)
  return decoding ? decoding.decoded(bytes, label) : new TextDecoder().decode(bytes)
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

/** Anything shorter is no secret, and would tear up what it happens to be a part of. */
const SHORTEST_KEY = 5

/** A server may repeat the key it was sent, in words, fields, rows or a cursor: nothing of it gets past here. */
function withoutKey(text: string, { root }: Request): string {
  const key = root.credential?.key ?? ''
  if (key.length < SHORTEST_KEY) return text
  return text.replaceAll(key, '…').replaceAll(encodeURIComponent(key), '…')
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
