import { type Limits, limitsIn } from './limits'
import { ApiError, type ErrorKind, isUnknownRoute } from './errors'
import { adminErrorIn, foundIn, isAboutNode, kindOfResponse, messageOf, retryAfterIn } from './failedResponse'
import { fieldErrorsIn } from './fieldErrors'
import { parseJson } from './json'
import { LongList } from './longList'
import { originOf } from './url'
import { createYielder } from './yieldToMain'

/** The part of the platform's fetch that is used. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>

const TIMEOUT_MS = 20_000

/** A larger body, as it is once unpacked, would freeze the page; a page of 50 records has about 0.2 MB. */
export const MAX_BODY_BYTES = 16_000_000

/** One request; `url` has no credential, which is in `root`. */
export interface Request {
  fetch: Fetch
  /** Time for the whole response, ms, from when the request is sent; 20 s by default. */
  timeout?: number | undefined
  /** A response with a larger body fails; MAX_BODY_BYTES by default. */
  maxBytes?: number | undefined
  /** Whether a long body is returned as a LongList, whose elements are not parsed yet. */
  isList?: boolean
  root: { readonly credential?: { readonly scheme: 'bearer' | 'apikey'; readonly key: string } }
  /** The resource's name and path, for errors. */
  resource: string
  path: string
  url: string
  signal?: AbortSignal | undefined
  init?: RequestInit
  /** Whether a response with this failed status is read like one with 200; none is by default. */
  accepts?: ((status: number, body: unknown) => boolean) | undefined
}

/** Sends a request and parses its JSON; also returns the text as it was sent. Rejects with an ApiError for all but JSON with a 2xx, or as `accepts` says. */
export async function send(request: Request): Promise<{ body: unknown; text: string; limits: Limits }> {
  const { resource, path } = request
  const origin = originOf(request.url)
  const fail = (parts: Omit<ConstructorParameters<typeof ApiError>[0], 'resource' | 'path'>) =>
    new ApiError({ ...parts, resource, path, origin })
  const { response, text: sent } = await exchange(request, fail)
  const text = withoutKey(sent, request)
  const body = (request.isList === true && response.ok ? LongList.in(text) : null) ?? parsed(text)
  const limits = limitsIn(response.headers)
  const unknownRoute = isUnknownRoute(body)
  const { status } = response
  const isAccepted = response.ok || (request.accepts?.(status, body) ?? false)
  if (isAccepted && body !== undefined && !unknownRoute) return { body, text, limits }
  const contentType = response.headers.get('content-type')
  const failed = { status, contentType, text, body, credentialSent: request.root.credential !== undefined }
  const serverMessage = messageOf(failed)
  if (response.ok && unknownRoute) throw fail({ kind: 'unsupported', status, serverMessage, limits })
  const kind = response.ok ? 'contract' : kindOfResponse(failed)
  throw fail({
    kind,
    status,
    found: foundIn(failed),
    limits,
    serverMessage,
    isOfNode: isAboutNode(body),
    fields: fieldErrorsIn(body),
    // Every response may have a reset header, but only after these errors does it mean a delay.
    retryAfter:
      kind === 'rate-limited' || kind === 'server'
        ? retryAfterIn(response.headers.get('retry-after'), limits.reset)
        : null,
    admin: adminErrorIn(body),
  })
}

async function exchange(
  { fetch, timeout = TIMEOUT_MS, maxBytes = MAX_BODY_BYTES, root, url, signal, init }: Request,
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
    const keyedUrl = credential?.scheme === 'apikey' ? withApiKey(url, credential.key) : url
    const response = await fetch(keyedUrl, {
      ...init,
      headers,
      // Cookies for a same-origin proxy only.
      credentials: 'same-origin',
      // A redirect would send the key to another server.
      redirect: credential ? 'error' : 'follow',
      // The browser's HTTP cache must not store a URL with a key.
      ...(credential?.scheme === 'apikey' && { cache: 'no-store' as const }),
      signal: control.signal,
    })
    status = response.status
    return { response, text: await textOf(response, maxBytes) }
  } catch (cause) {
    if (cause instanceof UnsendableKey) throw fail({ kind: 'unauthorized' })
    if (cause instanceof LargeBody) {
      control.abort()
      throw fail({ kind: 'too-large', status })
    }
    // The cause is not attached: its message may contain the URL, and the URL the key.
    const kind = status === null ? 'offline' : 'interrupted'
    throw fail({ kind: timedOut ? 'timeout' : signal?.aborted ? 'aborted' : kind, status })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}

/** The text of a body: UTF-8, as JSON is, unless the server declares another charset. Throws LargeBody above `maxBytes`. */
async function textOf(response: Response, maxBytes: number): Promise<string> {
  const charset = /charset\s*=\s*"?([\w.:-]+)/i.exec(response.headers.get('content-type') ?? '')?.[1]
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    const chunks: Uint8Array<ArrayBuffer>[] = []
    for await (const chunk of chunksOf(response, maxBytes)) chunks.push(chunk)
    return decodedText(await new Blob(chunks).arrayBuffer(), charset)
  }
  const decoder = new TextDecoder()
  const texts: string[] = []
  const yieldToMain = createYielder()
  for await (const chunk of chunksOf(response, maxBytes)) {
    texts.push(decoder.decode(chunk, { stream: true }))
    // A long body may have arrived as a whole.
    await yieldToMain()
  }
  return texts.join('') + decoder.decode()
}

/** A body that is larger than the page can take. */
class LargeBody extends Error {}

/** Reads a body, unpacked, and stops at `maxBytes`: the declared length says nothing about a compressed body. */
async function* chunksOf({ body }: Response, maxBytes: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader()
  let size = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > maxBytes) throw new LargeBody()
    yield part.value
  }
}

/** A key with characters that no header can have: it was pasted wrongly. */
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

/** A shorter key is no secret, and replacing it would damage texts that contain it by chance. */
const MIN_KEY_LENGTH = 5

/** Removes the key from a body: a server may repeat it in a message, a field or a cursor. */
function withoutKey(text: string, { root }: Request): string {
  const key = root.credential?.key ?? ''
  if (key.length < MIN_KEY_LENGTH) return text
  return text.replaceAll(key, '…').replaceAll(encodeURIComponent(key), '…')
}

function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/**
 * Decodes a body with a declared charset other than UTF-8: as UTF-8 if that is valid, because JSON is UTF-8 whatever a server
 * declares, else as declared.
 */
export function decodedText(bytes: ArrayBuffer, label: string): string {
  for (const encoding of /^utf-?16/i.test(label) ? [label] : ['utf-8', label]) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // The bytes are invalid in this charset, or the charset is unknown.
    }
  }
  return new TextDecoder().decode(bytes)
}
