import type { Fetch } from '#/api/transport'

/** A request in flight. */
interface EarlyRequest {
  response: Promise<Response>
  controller: AbortController
  /** When it was sent, by performance.now(). */
  startedAt: number
}

declare global {
  /** Requests that index.html started before the app was loaded, by URL. */
  var earlyRequests: Map<string, EarlyRequest> | undefined
}

/** A response that was not taken over within this time may be outdated. */
const MAX_AGE_MS = 30_000

/** Starts a request as the client would send it without a key, for the app to take over. */
export function startEarly(url: string): Promise<Response> {
  const controller = new AbortController()
  const headers = { Accept: 'application/json' }
  const response = fetch(url, { headers, credentials: 'same-origin', signal: controller.signal })
  globalThis.earlyRequests ??= new Map()
  globalThis.earlyRequests.set(url, { response, controller, startedAt: performance.now() })
  return response
}

/** A `fetch` that takes over the early requests, each once and only for a GET with the same headers, and sends all others. */
export function withEarlyFetch(send: Fetch): Fetch {
  return (url, init) => {
    const early = globalThis.earlyRequests?.get(url)
    const names = [...new Headers(init.headers).keys()]
    const isPlain = (init.method ?? 'GET') === 'GET' && names.every((name) => name === 'accept')
    if (!early || !isPlain) return send(url, init)
    globalThis.earlyRequests?.delete(url)
    if (performance.now() - early.startedAt > MAX_AGE_MS) {
      early.controller.abort()
      return send(url, init)
    }
    if (init.signal?.aborted) early.controller.abort()
    init.signal?.addEventListener('abort', () => early.controller.abort())
    return early.response
  }
}
