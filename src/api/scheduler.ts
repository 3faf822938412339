import {
  type Answer,
  createRequestQueue,
  type QueuedRequest,
  type RequestQueueState,
  type QueueEnvironment,
} from './requestQueue'

/** Sends requests at the pace of each server. */
export interface Scheduler {
  /** Sends a request in its turn; rejects with what `send` rejects with, or with an ApiError when it isn't sent. */
  ask<T extends Answer>(errand: QueuedRequest<T>): Promise<T>
  /** Sends a server nothing until then, Unix ms: it refused another tab. */
  pause(origin: string, until: number): void
  /** Ends a pause of a server: the reader wants it asked now. */
  resume(origin: string): void
  lanes(): RequestQueueState[]
}

const platform: QueueEnvironment = {
  now: Date.now,
  later: (ms, callback) => {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
  online: () => globalThis.navigator?.onLine ?? true,
  observe: () => undefined,
  claim: null,
}

/** Makes a scheduler, with a lane of its own for every server. */
export function createScheduler(given: Partial<QueueEnvironment> = {}): Scheduler {
  const surroundings = { ...platform, ...given }
  const lanes = new Map<string, ReturnType<typeof createRequestQueue>>()
  const laneOf = (origin: string) => {
    const lane = lanes.get(origin) ?? createRequestQueue(origin, surroundings)
    lanes.set(origin, lane)
    return lane
  }
  return {
    ask: (errand) => laneOf(errand.origin).ask(errand),
    pause: (origin, until) => laneOf(origin).pause(until),
    resume: (origin) => lanes.get(origin)?.resume(),
    lanes: () => Array.from(lanes.values(), (lane) => lane.state()),
  }
}
