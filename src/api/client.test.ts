import type { ApiRoot } from './apiRoot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClient } from './client'
import { ApiError } from './errors'

const instance: ApiRoot = { url: 'https://explorer.test/api/v2', form: 'instance' }
const json = (body: unknown, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    headers: { 'content-type': 'application/json', ...headers },
  })

function recording(answer: () => Response | Promise<Response>) {
  const requests: { url: string; init: RequestInit; headers: Headers }[] = []
  const client = createClient({
    now: () => 5,
    timeout: 1000,
    fetch: async (url, init) => {
      requests.push({ url, init, headers: new Headers(init.headers) })
      return answer()
    },
  })
  return { client, requests }
}

afterEach(() => void vi.useRealTimers())

describe('list', () => {
  it('reads a page: rows, cursor, fields next to the rows, rate limits', async () => {
    const { client } = recording(() =>
      json(
        '{"items":[{"hash":"0x' +
          '1'.repeat(40) +
          '","coin_balance":"5"}],"exchange_rate":"1.5","total_supply":null,"next_page_params":{"token_id":12345678901234567890123,"items_count":50}}',
        {
          'x-credits-remaining': '99',
          'x-ratelimit-limit': '-1',
          'x-ratelimit-remaining': '4',
        },
      ),
    )
    const page = await client.list(instance, 'addresses', {})
    expect(page).toMatchObject({
      next: { token_id: 12345678901234567890123n, items_count: 50 },
      top: { exchange_rate: '1.5', total_supply: null },
      mismatches: [],
      limits: { creditsRemaining: 99, limit: null, remaining: 4, reset: null },
      receivedAt: 5,
    })
    expect(page.rows).toHaveLength(1)
    expect(page.rows[0]?.value?.coin_balance).toBe(5n)
  })

  it('reads a long page in slices: the first 50 rows are passed on while the rest is read', async () => {
    const items = Array.from({ length: 5000 }, (_, index) => ({
      hash: `0x${index}`,
      note: 'x'.repeat(100),
      fee: index === 4000 ? [7] : null,
    }))
    const { client } = recording(() => json({ items, next_page_params: { index: 5000 } }))
    const read: number[] = []
    const page = await client.list(instance, 'transactions', {}, { onRows: (rows) => read.push(rows.length) })
    expect(read).toHaveLength(3)
    expect(read[0]).toBe(50)
    expect(page.rows.map(({ raw }) => raw)).toEqual(items)
    expect(page).toMatchObject({ next: { index: 5000 }, mismatches: [{ path: 'items[4000].fee' }] })
  })

  it('fails for a long body that is cut short, and stops reading when it is aborted', async () => {
    const items = Array.from({ length: 5000 }, (_, index) => ({ hash: `0x${index}`, note: 'x'.repeat(100) }))
    const cut = recording(() => json(JSON.stringify({ items }).slice(0, -200)))
    await expect(cut.client.list(instance, 'transactions', {})).rejects.toMatchObject({
      kind: 'contract',
      found: 'part',
    })
    const whole = recording(() => json({ items }))
    const control = new AbortController()
    const onRows = () => control.abort()
    await expect(
      whole.client.list(instance, 'transactions', {}, { onRows, signal: control.signal }),
    ).rejects.toMatchObject({ kind: 'aborted' })
  })

  it('reads a bare array for any list', async () => {
    const { client } = recording(() => json([{ hash: '0xa' }, { hash: '0xb' }]))
    for (const name of ['mainPageTransactions', 'transactions'] as const) {
      const page = await client.list(instance, name, {})
      expect(page.rows.map(({ id }) => id)).toEqual(['0xa', '0xb'])
      expect(page.next).toBeNull()
    }
  })

  it('keeps rows that can’t be read or identified, each with its raw JSON and its own id', async () => {
    const items = [{ hash: '0xa' }, null, 7, {}, { hash: '0xA' }, null]
    const { client } = recording(() => json({ items, next_page_params: 'soon' }))
    const { rows, mismatches, next } = await client.list(instance, 'transactions', {})
    expect(rows.map(({ raw }) => raw)).toEqual(items)
    expect(rows.map(({ value }) => value !== null)).toEqual([true, false, false, false, true, false])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(6)
    expect(mismatches.map(({ path }) => path)).toEqual([
      'items[1]',
      'items[2]',
      'items[3]',
      'items[5]',
      'next_page_params',
    ])
    expect(next).toBeNull()
  })

  it('fails for an error next to an empty list, and notes one next to rows', async () => {
    const errors = [{ title: 'Invalid value', source: { pointer: '/x' }, detail: 'Broken index' }]
    const failing = recording(() => json({ items: [], next_page_params: null, errors }))
    await expect(failing.client.list(instance, 'withdrawals', {})).rejects.toMatchObject({
      kind: 'server',
      status: 200,
      serverMessage: 'Broken index',
    })
    const partial = recording(() => json({ items: [{ hash: '0xa' }], errors }))
    const { rows, mismatches } = await partial.client.list(instance, 'transactions', {})
    expect(rows).toHaveLength(1)
    expect(mismatches.map(({ path }) => path)).toContain('errors')
    const fine = recording(() => json({ items: [], next_page_params: null, errors: [], error: null }))
    expect((await fine.client.list(instance, 'transactions', {})).rows).toEqual([])
  })

  it('says that rows may be missing where the API has not processed them, also if it sends null instead of rows', async () => {
    const meta = { status: 2, message: 'Internal transactions are being indexed' }
    for (const items of [[], null]) {
      const { client } = recording(() => json({ items, next_page_params: null, meta }))
      const page = await client.list(instance, 'transactionInternalTransactions', { hash: '0x1' })
      expect(page).toMatchObject({ rows: [], unprocessed: { message: meta.message }, mismatches: [] })
    }
    for (const other of [{ status: 1, message: null }, null, undefined, {}]) {
      const { client } = recording(() => json({ items: [], next_page_params: null, meta: other }))
      expect((await client.list(instance, 'addressInternalTransactions', { hash: '0x1' })).unprocessed).toBeNull()
    }
    const missing = recording(() => json({ items: null, next_page_params: null, meta: { status: 1, message: null } }))
    await expect(missing.client.list(instance, 'internalTransactions', {})).rejects.toMatchObject({ kind: 'contract' })
  })

  it('sends filters with each page, and no other parameter', async () => {
    const { client, requests } = recording(() => json({ items: [], next_page_params: null }))
    await client.list(
      instance,
      'addressNft',
      { hash: '0x1' },
      { filters: { type: ['ERC-721'] }, cursor: { token_id: 2n ** 64n } },
    )
    expect(requests[0]?.url).toBe(
      'https://explorer.test/api/v2/addresses/0x1/nft?token_id=18446744073709551616&type=ERC-721',
    )
    expect([...(requests[0]?.headers.keys() ?? [])]).toEqual(['accept'])
    expect(requests[0]?.init).toMatchObject({ credentials: 'same-origin', redirect: 'follow' })
  })

  it('refuses a parameter that would leave its path, before sending', async () => {
    const { client, requests } = recording(() => json([]))
    await expect(client.list(instance, 'tokenHolders', { hash: '..' })).rejects.toMatchObject({
      kind: 'invalid',
      path: '/tokens/{hash}/holders',
    })
    expect(requests).toEqual([])
  })
})

describe('item', () => {
  it('reads a record and keeps its raw JSON', async () => {
    const raw = { hash: '0xab', value: '10', gas_limit: '21000', fee: { type: 'actual', value: null }, odd: 1 }
    const { client } = recording(() => json(raw))
    const found = await client.item(instance, 'transaction', { hash: '0xab' })
    expect(found).toMatchObject({
      value: { hash: '0xab', value: 10n, gas_limit: 21000n, fee: { type: 'actual', value: null } },
      raw,
      mismatches: [],
    })
  })

  it('fails with a contract error if the body is no object', async () => {
    const { client } = recording(() => json([]))
    await expect(client.item(instance, 'stats', {})).rejects.toMatchObject({ kind: 'contract' })
  })
})

const rootWith = (scheme: 'bearer' | 'apikey', key = 'k&1'): ApiRoot => ({
  url: 'https://pro.test/1/api/v2',
  form: 'multichain',
  credential: { scheme, key },
})

describe('credentials', () => {
  it('go into the header or the query, by scheme', async () => {
    const { client, requests } = recording(() => json([]))
    await client.list(rootWith('bearer'), 'blocks', {})
    await client.list(rootWith('apikey'), 'blocks', {})
    await client.list(rootWith('apikey'), 'search', {}, { filters: { q: 'x' } })
    expect(requests.map(({ url, headers }) => [url, headers.get('authorization')])).toEqual([
      ['https://pro.test/1/api/v2/blocks', 'Bearer k&1'],
      ['https://pro.test/1/api/v2/blocks?apikey=k%261', null],
      ['https://pro.test/1/api/v2/search?q=x&apikey=k%261', null],
    ])
  })

  it('that no header can hold are unauthorized, not a network error', async () => {
    const { client, requests } = recording(() => json([]))
    await expect(client.list(rootWith('bearer', 'a\nb'), 'blocks', {})).rejects.toMatchObject({ kind: 'unauthorized' })
    expect(requests).toEqual([])
  })

  it('stay out of the error of a failed request', async () => {
    const { client } = recording(() => Promise.reject(new TypeError('Failed to fetch https://pro.test?apikey=k%261')))
    const error = await client.list(rootWith('apikey'), 'blocks', {}).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ kind: 'offline', status: null })
    const { stack, message, cause } = error as ApiError
    expect([stack, message, cause].join()).not.toContain('k%261')
  })
})

describe('a body of unlimited size', () => {
  /** Sends a megabyte of spaces at each read; counts them, and whether the request was aborted. */
  function flooding() {
    const seen = { megabytes: 0, isAborted: false }
    const client = createClient({
      fetch: async (_url, { signal }) => {
        signal?.addEventListener('abort', () => (seen.isAborted = true))
        const body = new ReadableStream<Uint8Array>({
          pull(control) {
            seen.megabytes += 1
            control.enqueue(new Uint8Array(1_000_000).fill(32))
          },
        })
        return new Response(body)
      },
    })
    return { client, seen }
  }

  it('is stopped while it is read, with an error of its own', async () => {
    const { client, seen } = flooding()
    await expect(client.list(instance, 'blocks', {})).rejects.toMatchObject({ kind: 'too-large' })
    expect(seen.isAborted).toBe(true)
    expect(seen.megabytes).toBeLessThan(20)
  })

  it('is read for as long as the time limit allows where large bodies are accepted', async () => {
    const client = createClient({ fetch: async () => new Response(' '.repeat(17_000_000) + '[]') })
    const error: unknown = await client.list(instance, 'blocks', {}).catch((thrown: unknown) => thrown)
    if (!(error instanceof ApiError)) throw new Error('It was read')
    client.prepareRetry(error)
    await expect(client.list(instance, 'blocks', {})).resolves.toMatchObject({ rows: [] })
    await expect(client.list(instance, 'transactions', {})).rejects.toMatchObject({ kind: 'too-large' })
  })
})

describe('canceling', () => {
  const hanging = createClient({
    timeout: 1000,
    fetch: (_url, { signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      ),
  })

  it('after the timeout', async () => {
    vi.useFakeTimers()
    const answer = expect(hanging.list(instance, 'blocks', {})).rejects.toMatchObject({ kind: 'timeout' })
    await vi.advanceTimersByTimeAsync(1000)
    await answer
  })

  it('while the body is loading', async () => {
    vi.useFakeTimers()
    const client = createClient({
      timeout: 1000,
      fetch: async (_url, { signal }) => {
        const body = new ReadableStream({
          start: (control) => signal?.addEventListener('abort', () => control.error(new Error('cut'))),
        })
        return new Response(body)
      },
    })
    const answer = expect(client.list(instance, 'blocks', {})).rejects.toMatchObject({ kind: 'timeout' })
    await vi.advanceTimersByTimeAsync(1000)
    await answer
  })

  it('by a signal, before or during the request', async () => {
    const control = new AbortController()
    const during = expect(hanging.list(instance, 'blocks', {}, { signal: control.signal })).rejects.toMatchObject({
      kind: 'aborted',
    })
    control.abort()
    await during
    const { client } = recording(() => json([]))
    const { signal } = control
    await expect(client.item(instance, 'stats', {}, { signal })).rejects.toMatchObject({ kind: 'aborted' })
  })
})
