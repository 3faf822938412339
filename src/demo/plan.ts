import { ErrorResponse } from '#/served/responses'

/** Whether the multichain API requires a key, or accepts all requests, like a proxy that adds the key. */
export type Credentials = 'required' | 'proxied'

/** The one key that the demo's multichain API accepts. */
export const DEMO_KEY = 'demo-key'

/** What the plan of the demo's key allows. */
export interface Allowance {
  credits: number
  requestsPerSecond: number
}

/** A plan whose credits are spent by requests. */
export interface Plan {
  /** Throws a 401 or 402 if the request has no valid key, in a header or a query parameter. */
  authorize(request: Request): void
  /** Spends credits, and returns the headers with the rest; throws a 402 without credits, a 429 above the rate limit. */
  charge(credits: number): Record<string, string>
}

/** Creates a plan with all of its credits. */
export function createPlan(credentials: Credentials, { credits, requestsPerSecond }: Allowance): Plan {
  let left = credits
  let windowStart = 0
  let used = 0

  return {
    authorize(request) {
      if (credentials === 'proxied') return
      const bearer = /^Bearer\s+(.*)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
      const key = bearer ?? new URL(request.url).searchParams.get('apikey') ?? ''
      if (key === '') throw new ErrorResponse(402, { error: 'An API key is required' })
      if (key !== DEMO_KEY) throw new ErrorResponse(401, { error: 'Unauthorized' })
    },

    charge(cost) {
      const now = Date.now()
      // A clock that was set back starts a window, too: until it is there again, all windows would be one.
      if (now < windowStart || now - windowStart >= 1000) [windowStart, used] = [now, 0]
      const rate = {
        'x-ratelimit-limit': String(requestsPerSecond),
        'x-ratelimit-remaining': String(Math.max(0, requestsPerSecond - used - 1)),
        'x-ratelimit-reset': String(windowStart + 1000 - now),
      }
      if (used >= requestsPerSecond) throw new ErrorResponse(429, { message: 'Too many requests' }, rate)
      if (left < cost) throw new ErrorResponse(402, { error: 'Out of credits' }, rate)
      used += 1
      left -= cost
      return { ...rate, 'x-credits-remaining': String(left) }
    },
  }
}
