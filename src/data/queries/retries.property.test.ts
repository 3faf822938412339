import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '#/api/client'
import { createRequestQueues } from '#/api/requestQueues'
import { isRetryable, QUERY_RETRIES } from '#/api/retryPolicy'
import { recoverAutomatically } from '#/data/queries/recovery'
import { firstPageQuery, itemQuery, listQuery } from '#/data/queries/resourceQueries'

const MINUTE_MS = 60_000

/** How every request fails: with a status and headers, without a response, or after the time limit. */
const failures = fc.record({
  status: fc.oneof(
    fc.constantFrom<(number | 'offline' | 'timeout')[]>('offline', 'timeout', 429, 500, 502, 503, 504),
    fc.integer({ min: 400, max: 599 }),
  ),
  retryAfter: fc.oneof(
    fc.constantFrom(null, '0', '0.5', '-5', '1', '59', '3600', '999999999', 'soon', '', '1e9', 'NaN', '0x10'),
    fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
    fc.double().map(String),
    fc.stringMatching(/^[ -~]*$/),
  ),
  reset: fc.oneof(fc.constantFrom(null, '-1', '0', '1', '450', '999999999999'), fc.integer().map(String)),
  remaining: fc.constantFrom(null, '0', '1', '5'),
})
type Failure = typeof failures extends fc.Arbitrary<infer T> ? T : never

/** A client whose requests all fail, and when each URL was requested. */
function failingClient({ status, retryAfter, reset, remaining }: Failure) {
  const times = new Map<string, number[]>()
  const requestQueues = createRequestQueues()
  const client = createClient({
    requestQueues,
    fetch: (url, { signal }) => {
      times.set(url, [...(times.get(url) ?? []), Date.now()])
      if (status === 'offline') return Promise.reject(new TypeError('Failed to fetch'))
      if (status === 'timeout')
        return new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')))
        })
      const headers = { 'retry-after': retryAfter, 'x-ratelimit-reset': reset, 'x-ratelimit-remaining': remaining }
      const given = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== null)
      return Promise.resolve(new Response('{}', { status, headers: given }))
    },
  })
  return { client, requestQueues, times }
}

/** Expects a request per second at most, twenty in the first minute, and forty in ten. */
function expectFewRequests(times: ReadonlyMap<string, readonly number[]>, start: number): void {
  for (const [url, all] of times) {
    expect(all.length, `${url} in ten minutes`).toBeLessThanOrEqual(40)
    expect(all.filter((time) => time < start + MINUTE_MS).length, `${url} in a minute`).toBeLessThanOrEqual(20)
    for (const [index, time] of all.entries()) {
      const delay = time - (all[index - 1] ?? -Infinity)
      expect(delay, `${url}, delay before request ${index}`).toBeGreaterThanOrEqual(1000)
    }
  }
}

describe('requests that fail, whatever the status and headers', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', { visibilityState: 'visible' })
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('addEventListener', () => undefined)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('are retried at most forty times in ten minutes by the pages', async () => {
    await fc.assert(
      fc.asyncProperty(failures, async (failure) => {
        const { client, requestQueues, times } = failingClient(failure)
        const chain = { id: '1', slug: 'one', name: 'One', baseUrl: 'https://api.test' }
        const connection = { client, chain, config: { chains: [chain] } } as never
        const request = { resource: 'transactions', params: {}, filters: {} } as const
        const queryClient = new QueryClient({ defaultOptions: { queries: QUERY_RETRIES } })
        const start = Date.now()
        const stops = [
          new QueryObserver(queryClient, itemQuery(connection, 'stats', {})).subscribe(() => undefined),
          new QueryObserver(queryClient, firstPageQuery(connection, request)).subscribe(() => undefined),
          new InfiniteQueryObserver(queryClient, listQuery(connection, request, '')).subscribe(() => undefined),
        ]
        recoverAutomatically(queryClient, requestQueues)
        await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
        for (const stop of stops) stop()
        queryClient.clear()
        vi.clearAllTimers()
        expect(times.size).toBe(2)
        expectFewRequests(times, start)
      }),
      { numRuns: 60 },
    )
  })

  it('are sent at most forty times in ten minutes, if they may succeed later, however often they are made', async () => {
    await fc.assert(
      fc.asyncProperty(failures, async (failure) => {
        const { client, times } = failingClient(failure)
        const start = Date.now()
        const root = { url: 'https://one.test/api/v2', form: 'instance' } as const
        let stopped = false
        const insist = async () => {
          while (!stopped && Date.now() < start + 10 * MINUTE_MS) {
            const error: unknown = await client.item(root, 'stats', {}).catch((thrown: unknown) => thrown)
            stopped = !isRetryable(error)
            await new Promise((resolve) => setTimeout(resolve, 200))
          }
        }
        void insist()
        await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
        stopped = true
        vi.clearAllTimers()
        expectFewRequests(times, start)
      }),
      { numRuns: 60 },
    )
  })
})
