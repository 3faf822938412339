import { describe, expect, it } from 'vitest'
import { ApiError, type ErrorKind } from './errors'
import {
  backoffDelay,
  backoffOf,
  isPermanent,
  isRetryable,
  mayRetry,
  QUERY_RETRIES,
  notePrefetchError,
} from './retryPolicy'

const failure = (kind: ErrorKind, retryAfter: number | null = null) =>
  new ApiError({ kind, resource: 'blocks', path: '/blocks', retryAfter })

describe('retries', () => {
  it.each<[ErrorKind, boolean]>([
    ['offline', true],
    ['timeout', true],
    ['interrupted', true],
    ['rate-limited', true],
    ['server', true],
    ['unauthorized', false],
    ['out-of-credits', false],
    ['not-found', false],
    ['unsupported', false],
    ['invalid', false],
    ['contract', false],
    ['too-large', false],
    ['aborted', false],
  ])('after "%s": %s', (kind, expected) => {
    expect(isRetryable(failure(kind))).toBe(expected)
    expect(isPermanent(failure(kind))).toBe(!expected)
  })

  it('come after 1, 2, 4 seconds, and at last once a minute', () => {
    const delays = [1, 2, 3, 20].map((failures) => backoffDelay(backoffOf(failure('server')), failures, () => 0))
    expect(delays).toEqual([1000, 2000, 4000, 60_000])
  })

  it('of a query are two, none after a prefetch or where the API asks for a longer wait than 3 seconds', () => {
    const { retry } = QUERY_RETRIES
    expect([0, 1, 2].map((failures) => retry(failures, failure('server')))).toEqual([true, true, false])
    expect(retry(0, failure('server', 5000))).toBe(false)
    expect(retry(0, new Error('not of the API'))).toBe(false)
    const error = failure('server')
    notePrefetchError(error)
    expect(retry(0, error)).toBe(false)
  })

  it('of an export are five, with waits of two minutes at most', () => {
    expect(mayRetry('export', 5, failure('timeout'), 120_000)).toBe(true)
    expect(mayRetry('export', 6, failure('timeout'), 1000)).toBe(false)
    expect(mayRetry('export', 1, failure('timeout'), 120_001)).toBe(false)
  })

  it('of one of many chains is one, and none after a timeout', () => {
    expect([1, 2].map((failures) => mayRetry('chain', failures, failure('server')))).toEqual([true, false])
    expect(mayRetry('chain', 1, failure('timeout'))).toBe(false)
  })
})
