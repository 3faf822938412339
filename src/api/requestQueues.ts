import type { Answer, QueuedRequest } from './queuedRequest'
import { createRequestQueue, type RequestQueueState, type QueueEnvironment } from './requestQueue'

/** The request queues of all servers. */
export interface RequestQueues {
  /** Sends a request in its turn; rejects as `send` does, or with an ApiError if it is not sent. */
  enqueue<T extends Answer>(request: QueuedRequest<T>): Promise<T>
  /** Sends a server nothing until then, Unix ms: it refused another tab. */
  pause(origin: string, until: number): void
  /** Ends the pause of a server, and the delays of its retries: you want them sent now. */
  resume(origin: string): void
  /** Shortens the delays that no server asked for: the network may be back, or the tab is visible again. */
  retrySoon(): void
  states(): RequestQueueState[]
}

const browserEnvironment: QueueEnvironment = {
  now: () => Date.now(),
  later: (ms, callback) => {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
  online: () => globalThis.navigator?.onLine ?? true,
  observe: () => undefined,
  claim: null,
}

/** Creates the request queues, one for each server. */
export function createRequestQueues(given: Partial<QueueEnvironment> = {}): RequestQueues {
  const environment = { ...browserEnvironment, ...given }
  const queues = new Map<string, ReturnType<typeof createRequestQueue>>()
  const queueOf = (origin: string) => {
    const queue = queues.get(origin) ?? createRequestQueue(origin, environment)
    queues.set(origin, queue)
    return queue
  }
  return {
    enqueue: (request) => queueOf(request.origin).enqueue(request),
    pause: (origin, until) => queueOf(origin).pause(until),
    resume: (origin) => queues.get(origin)?.resume(),
    retrySoon: () => {
      for (const queue of queues.values()) queue.retrySoon()
    },
    states: () => Array.from(queues.values(), (queue) => queue.state()),
  }
}
