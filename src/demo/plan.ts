import { Fault } from './fault'

/** Who may use the multichain API: callers with a key, or anyone, as behind a reverse proxy that adds the key. */
export type Credentials = 'required' | 'proxied'

/** The one key that the demo's multichain API accepts. */
export const DEMO_KEY = 'demo-key'

/** What the plan of the demo's key allows. */
export interface Allowance {
  credits: number
  requestsPerSecond: number
}

/** A plan that is used up call by call. */
export interface Plan {
  /** Throws the 401 or 402 of a request without a good key; a key may come as a header or as a query parameter. */
  authorise(request: Request): void
  /** Pays for a call, and gives the headers that tell what is left; throws a 402 or 429 when that is nothing. */
  charge(credits: number): Record<string, string>
}

/** Starts a plan with all of its allowance. */
export function createPlan(credentials: Credentials, { credits, requestsPerSecond }: Allowance): Plan {
  let left = credits
  let windowStart = 0
  let used = 0

  return {
    authorise(request) {
      if (credentials === 'proxied') return
      const bearer = /^Bearer\s+(.*)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
      const key = bearer ?? new URL(request.url).searchParams.get('apikey') ?? ''
      if (key === '') throw new Fault(402, { error: 'An API key is required' })
      if (key !== DEMO_KEY) throw new Fault(401, { error: 'Unauthorized' })
    },

    charge(cost) {
      const now = Date.now()
      if (now - windowStart >= 1000) [windowStart, used] = [now, 0]
      const rate = {
        'x-ratelimit-limit': String(requestsPerSecond),
        'x-ratelimit-remaining': String(Math.max(0, requestsPerSecond - used - 1)),
        'x-ratelimit-reset': String(windowStart + 1000 - now),
      }
      if (used >= requestsPerSecond) throw new Fault(429, { message: 'Too many requests' }, rate)
      if (left < cost) throw new Fault(402, { error: 'Out of credits' }, rate)
      used += 1
      left -= cost
      return { ...rate, 'x-credits-remaining': String(left) }
    },
  }
}
