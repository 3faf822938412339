import type { Limits } from './limits'
import { ApiError, type ErrorKind } from './errors'
import type { LoggedRequest, QueuedRequest } from './queuedRequest'
import type { QueueEnvironment } from './requestQueue'
import { createRequestQueues } from './requestQueues'
import { createTestClock } from './testClock'

/** Headers of a response without rate limits. */
export const silent: Limits = { creditsRemaining: null, limit: null, remaining: null, reset: null }
/** Any answer of such a server. */
export const answer = { limits: silent }

/** A failure, as a 429 unless there was no answer at all. */
export function fault(kind: ErrorKind, retryAfter: number | null = null, limits = silent): ApiError {
  const status = kind === 'offline' ? null : 429
  return new ApiError({ kind, resource: 'blocks', path: '/blocks', status, retryAfter, limits })
}

/** A requestQueues on a clock, its own unless given, and a log of what it sent in what order. */
export function scene(surroundings: Partial<QueueEnvironment> = {}, clock = createTestClock()) {
  const calls: LoggedRequest[] = []
  const requestQueues = createRequestQueues({
    ...clock,
    random: () => 0,
    online: () => true,
    observe: (call) => void calls.push(call),
    ...surroundings,
  })
  const sent: string[] = []
  const ask = <T extends { limits: Limits }>(
    key: string,
    send: (signal: AbortSignal) => Promise<T>,
    extra: Partial<QueuedRequest<T>> = {},
  ): Promise<T> =>
    requestQueues.enqueue<T>({
      origin: 'https://one.test',
      key,
      resource: 'blocks',
      path: '/blocks',
      assumedRate: null,
      credits: 20,
      priority: () => 'screen',
      ...extra,
      send: (signal) => {
        sent.push(key)
        return send(signal)
      },
    })
  /** Asks, and takes any answer 100 ms later. */
  const get = (key: string, extra: Partial<QueuedRequest<typeof answer>> = {}) =>
    ask(key, () => clock.after(100).then(() => answer), extra)
  return { clock, requestQueues, sent, calls, ask, get }
}

/** How a promise ended: 'answered', the kind of its error, or 'open'. */
export function outcomes(promises: Promise<unknown>[]): string[] {
  const ends = promises.map(() => 'open')
  for (const [index, promise] of promises.entries()) {
    promise.then(
      () => (ends[index] = 'answered'),
      (error: unknown) => (ends[index] = error instanceof ApiError ? error.kind : 'thrown'),
    )
  }
  return ends
}
