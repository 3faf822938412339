import { afterEach, describe, expect, it, vi } from 'vitest'
import { begin, withHeadStart } from './earlyFetch'

const url = 'https://one.test/api/v2/transactions'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  globalThis.headStart = undefined
})

/** A network that notes what it is asked, and who gave up. */
function network() {
  const asked: { url: string; init: RequestInit }[] = []
  const send = vi.fn(async (to: string, init: RequestInit) => {
    asked.push({ url: to, init })
    return new Response(String(asked.length))
  })
  vi.stubGlobal('fetch', send)
  return { asked, app: withHeadStart(send) }
}

const textOf = async (response: Promise<Response>) => (await response).text()

describe('a head start', () => {
  it('is taken once', async () => {
    const { app, asked } = network()
    void begin(url)
    expect(await textOf(app(url, {}))).toBe('1')
    expect(await textOf(app(url, {}))).toBe('2')
    expect(asked).toHaveLength(2)
  })

  it('asks as one who has no key', () => {
    const { asked } = network()
    void begin(url)
    const headers = new Headers(asked[0]?.init.headers)
    expect([...headers.keys()]).toEqual(['accept'])
    expect(asked[0]?.init.credentials).toBe('same-origin')
  })

  it.each([
    ['another address', `${url}?type=a`, {}],
    ['a request with a key', url, { headers: { Authorization: 'Bearer key' } }],
    ['a request that changes something', url, { method: 'PATCH' }],
  ])('is not taken by %s', async (_, to, init) => {
    const { app, asked } = network()
    void begin(url)
    await app(to, init)
    expect(asked).toHaveLength(2)
  })

  it('is given up when it is not wanted any more, or was not for long', async () => {
    const { app, asked } = network()
    vi.useFakeTimers()
    void begin(url)
    const control = new AbortController()
    await app(url, { signal: control.signal })
    expect(asked[0]?.init.signal?.aborted).toBe(false)
    control.abort()
    expect(asked[0]?.init.signal?.aborted).toBe(true)

    void begin(url)
    vi.advanceTimersByTime(60_000)
    await app(url, {})
    expect(asked[1]?.init.signal?.aborted).toBe(true)
    expect(asked).toHaveLength(3)
  })

  it('fails its taker when it failed', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    begin(url).catch(() => undefined)
    await expect(withHeadStart(fetch)(url, {})).rejects.toThrow('Failed to fetch')
  })
})
