import type { Fetch } from '#/api/transport'

/** A request that is on its way, and what gives it up. */
interface Begun {
  response: Promise<Response>
  control: AbortController
  /** As performance.now() has it. */
  at: number
}

declare global {
  /** What index.html asked for before the app was there, by address. */
  var headStart: Map<string, Begun> | undefined
  /** Asks for the code of the page at a path; only index.html as it is published knows which files that is in. */
  var fetchCode: ((pathname: string) => void) | undefined
}

/** An answer that nobody took for so long may be outdated, ms. */
const lasting = 30_000

/** Sends a request as the client would that has no key, for the app to take once it is there. */
export function begin(url: string): Promise<Response> {
  const control = new AbortController()
  const headers = { Accept: 'application/json' }
  const response = fetch(url, { headers, credentials: 'same-origin', signal: control.signal })
  // Whoever takes it hears of it.
  response.catch(() => undefined)
  globalThis.headStart ??= new Map()
  globalThis.headStart.set(url, { response, control, at: performance.now() })
  return response
}

/** Breaks off a request that was begun for nothing, so that nobody takes its answer. */
export function giveUp(url: string): void {
  globalThis.headStart?.get(url)?.control.abort()
  globalThis.headStart?.delete(url)
}

/** A `fetch` that takes what was begun already, each of it once and for a request without a key alone, and sends all else. */
export function withHeadStart(send: Fetch): Fetch {
  return (url, init) => {
    const begun = globalThis.headStart?.get(url)
    if (!begun) return send(url, init)
    const plain = (init.method ?? 'GET') === 'GET' && !new Headers(init.headers).has('Authorization')
    if (!plain) return send(url, init)
    globalThis.headStart?.delete(url)
    if (performance.now() - begun.at > lasting) {
      begun.control.abort()
      return send(url, init)
    }
    if (init.signal?.aborted) begun.control.abort()
    init.signal?.addEventListener('abort', () => begun.control.abort())
    return begun.response
  }
}
