import { afterEach, describe, expect, it, vi } from 'vitest'
import { startEarly, withEarlyFetch } from './earlyFetch'

const url = 'https://one.test/api/v2/transactions'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  globalThis.earlyRequests = undefined
})

/** A network that records its requests. */
function network() {
  const asked: { url: string; init: RequestInit }[] = []
  const send = vi.fn(async (to: string, init: RequestInit) => {
    asked.push({ url: to, init })
    return new Response(String(asked.length))
  })
  vi.stubGlobal('fetch', send)
  return { asked, app: withEarlyFetch(send) }
}

const textOf = async (response: Promise<Response>) => (await response).text()

describe('an early request', () => {
  it('is taken over once', async () => {
    const { app, asked } = network()
    void startEarly(url)
    expect(await textOf(app(url, {}))).toBe('1')
    expect(await textOf(app(url, {}))).toBe('2')
    expect(asked).toHaveLength(2)
  })

  it('is not taken over by a request with another header', async () => {
    const { app } = network()
    void startEarly(url)
    expect(await textOf(app(url, { headers: { Accept: 'application/json', 'updated-gas-oracle': 'true' } }))).toBe('2')
  })

  it('is sent without a key', () => {
    const { asked } = network()
    void startEarly(url)
    const headers = new Headers(asked[0]?.init.headers)
    expect([...headers.keys()]).toEqual(['accept'])
    expect(asked[0]?.init.credentials).toBe('same-origin')
  })

  it.each([
    ['another URL', `${url}?type=a`, {}],
    ['a request with a key', url, { headers: { Authorization: 'Bearer key' } }],
    ['a request that changes something', url, { method: 'PATCH' }],
  ])('is not taken over by %s', async (_, to, init) => {
    const { app, asked } = network()
    void startEarly(url)
    await app(to, init)
    expect(asked).toHaveLength(2)
  })

  it('is aborted with the request that took it over, and when it is too old', async () => {
    const { app, asked } = network()
    vi.useFakeTimers()
    void startEarly(url)
    const control = new AbortController()
    await app(url, { signal: control.signal })
    expect(asked[0]?.init.signal?.aborted).toBe(false)
    control.abort()
    expect(asked[0]?.init.signal?.aborted).toBe(true)

    void startEarly(url)
    vi.advanceTimersByTime(60_000)
    await app(url, {})
    expect(asked[1]?.init.signal?.aborted).toBe(true)
    expect(asked).toHaveLength(3)
  })

  it('rejects where it failed', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    startEarly(url).catch(() => undefined)
    await expect(withEarlyFetch(fetch)(url, {})).rejects.toThrow('Failed to fetch')
  })
})
