import { describe, expect, it } from 'vitest'
import landmarks from './landmarks.json'
import { DEMO_ADMIN, DEMO_VIEWER } from './networks'
import { DEMO_KEY } from './plan'
import { openDemo } from './testDemo'

const marks = landmarks['8801']
const HASH = `0x${'ab'.repeat(32)}`
const ADDRESS = `0x${'ab'.repeat(20)}`
const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })

/** The pointers of the errors in a 422, in order. */
function pointersOf(body: unknown): string[] {
  const { errors } = body as { errors: { title: string; source: { pointer: string }; detail: string }[] }
  for (const error of errors)
    expect(error).toEqual({ title: 'Invalid value', source: error.source, detail: expect.any(String) })
  return errors.map((error) => error.source.pointer)
}

describe('credentials of the multichain API', () => {
  const ask = openDemo({ credentials: 'required' })
  const path = '/pro/8801/api/v2/blocks'

  it('accepts a key as a bearer token or as a query parameter', async () => {
    expect((await ask(path, bearer(DEMO_KEY))).status).toBe(200)
    expect((await ask(`${path}?apikey=${DEMO_KEY}`)).status).toBe(200)
  })

  it('responds with 402 without a key and 401 with a wrong one', async () => {
    expect(await ask(path)).toMatchObject({ status: 402, body: { error: expect.any(String) } })
    expect(await ask(path, bearer('wrong'))).toMatchObject({ status: 401, body: { error: 'Unauthorized' } })
    expect(await ask(`${path}?apikey=wrong`)).toMatchObject({ status: 401, body: { error: 'Unauthorized' } })
  })

  it('requires no key behind a proxy, and none for a chain’s own API', async () => {
    expect((await openDemo({ credentials: 'proxied' })(path)).status).toBe(200)
    expect((await ask('/8801/api/v2/blocks')).status).toBe(200)
  })

  it('rejects networks that it does not serve', async () => {
    for (const chain of ['1', '8802', 'x']) {
      expect(await ask(`/pro/${chain}/api/v2/blocks`, bearer(DEMO_KEY))).toMatchObject({
        status: 404,
        body: { error: 'Network not supported' },
      })
    }
  })

  it('lists them without a key', async () => {
    expect(await ask('/pro/api/json/config')).toMatchObject({
      status: 200,
      body: { chains: { 8801: 'http://demo.test/8801' } },
    })
  })
})

describe('a plan', () => {
  it('reports the rest in headers that other origins may read', async () => {
    const ask = openDemo({ allowance: { credits: 100, requestsPerSecond: 10 } })
    const first = await ask('/pro/8801/api/v2/blocks')
    const second = await ask('/pro/8801/api/v2/internal-transactions')
    const told = (name: string) => [first, second].map(({ headers }) => Number(headers.get(name)))
    expect(told('x-credits-remaining')).toEqual([80, 40])
    expect(told('x-ratelimit-limit')).toEqual([10, 10])
    expect(told('x-ratelimit-remaining')).toEqual([9, 8])
    for (const reset of told('x-ratelimit-reset')) expect(reset).toBeLessThanOrEqual(1000)
    expect(first.headers.get('access-control-expose-headers')).toContain('x-credits-remaining')
  })

  it('responds with 402 without credits, and with 429 above the rate limit', async () => {
    const poor = openDemo({ allowance: { credits: 30, requestsPerSecond: 10 } })
    expect((await poor('/pro/8801/api/v2/blocks')).status).toBe(200)
    expect(await poor('/pro/8801/api/v2/blocks')).toMatchObject({ status: 402, body: { error: expect.any(String) } })
    const slow = openDemo({ allowance: { credits: 1000, requestsPerSecond: 1 } })
    expect((await slow('/pro/8801/api/v2/blocks')).status).toBe(200)
    const refused = await slow('/pro/8801/api/v2/blocks')
    expect(refused).toMatchObject({ status: 429, body: { message: expect.any(String) } })
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('0')
  })
})

describe('missing records', () => {
  const ask = openDemo()

  it.each([
    `/transactions/${HASH}`,
    `/transactions/${HASH}/logs`,
    `/blocks/${HASH}`,
    '/blocks/99999999/transactions',
    `/tokens/${ADDRESS}`,
    `/tokens/${ADDRESS}/holders`,
    `/tokens/${marks.charts}/instances/99999999/transfers`,
  ])('%s is a 404', async (path) => {
    expect(await ask(`/8801/api/v2${path}`)).toMatchObject({ status: 404, body: { message: 'Not found' } })
  })

  it('an unused address is a 200 without values', async () => {
    const { status, body } = await ask(`/8801/api/v2/addresses/${ADDRESS}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ hash: ADDRESS, name: null, is_contract: false, has_logs: false })
    expect(body).not.toHaveProperty('coin_balance')
  })

  it('an unknown route is a 400, also a multichain one in the chain’s own API', async () => {
    const unknown = { status: 400, body: { message: 'Unknown API v2 action' } }
    expect(await ask('/8801/api/v2/nothing')).toMatchObject(unknown)
    expect(await ask('/pro/8801/api/v2/blocks/1/nothing')).toMatchObject(unknown)
    expect(await ask(`/8801/api/v2/tokens/${marks.almanac}/instances/0/holders`)).toMatchObject(unknown)
  })
})

describe('invalid parameters', () => {
  const ask = openDemo()
  const holders = `/pro/8801/api/v2/tokens/${marks.almanac}/instances/0/holders`

  it.each([
    ['/8801/api/v2/addresses/0x123', ['/address_hash_param']],
    ['/8801/api/v2/transactions/0x123', ['/transaction_hash_param']],
    ['/8801/api/v2/blocks/abc', ['/block_hash_or_number_param']],
    [`/pro/8801/api/v2/tokens/${marks.almanac}/instances/-1/holders`, ['/token_id_param']],
    ['/8801/api/v2/blocks?page=2', ['/page']],
    ['/8801/api/v2/blocks?page=2&limit=3', ['/page', '/limit']],
    ['/8801/api/v2/stats?page=2', ['/page']],
    ['/8801/api/v2/blocks?block_number=x', ['/block_number']],
    ['/8801/api/v2/blocks?apikey=x', ['/apikey']],
    [`/8801/api/v2/addresses/${ADDRESS}/nft?type=ERC-20`, ['/type']],
    [`/8801/api/v2/addresses/${ADDRESS}/transactions?filter=both`, ['/filter']],
    ['/8801/api/v2/internal-transactions?block_number=3', ['/transaction_index', '/index']],
    ['/8801/api/v2/addresses?fetched_coin_balance=1&hash=0x12&items_count=50', ['/hash']],
    [`${holders}?items_count=0`, ['/items_count']],
    [`${holders}?items_count=-1`, ['/items_count']],
    [`${holders}?items_count=101`, ['/items_count']],
    [`/8801/api/v2/transactions/${HASH}?x=1`, ['/x']],
  ])('%s is a 422', async (path, pointers) => {
    const { status, body } = await ask(path)
    expect(status).toBe(422)
    expect(pointersOf(body)).toEqual(pointers)
  })

  it('a page of holders has the requested number', async () => {
    for (const count of [1, 7, 50]) {
      const { body } = await ask(`${holders}?items_count=${count}`)
      expect((body as { items: unknown[] }).items).toHaveLength(count)
    }
  })
})

describe('another origin', () => {
  const ask = openDemo({ credentials: 'required' })

  it('may read every response', async () => {
    for (const path of [
      '/8801/api/v2/stats',
      '/pro/8801/api/v2/stats',
      '/8801/api/v2/nothing',
      '/merits/admin/api/v1/networks',
    ]) {
      expect((await ask(path)).headers.get('access-control-allow-origin')).toBe('*')
      const preflight = await ask(path, { method: 'OPTIONS' })
      expect(preflight.status).toBe(204)
      expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization')
    }
  })
})

describe('administration', () => {
  const path = '/merits/admin/api/v1/networks/8801'
  const patch = (ask: ReturnType<typeof openDemo>, body: unknown, token = DEMO_ADMIN, at = path) =>
    ask(at, { method: 'PATCH', body: JSON.stringify(body), ...bearer(token) })

  it('saves only the changed fields', async () => {
    const ask = openDemo()
    const before = (await ask(path, bearer(DEMO_VIEWER))).body as Record<string, unknown>
    expect(before).toMatchObject({ chain_id: '8801', name: 'Meridian', active: true })
    expect(await patch(ask, { active: false, block_timestamp_skew: 12 })).toMatchObject({ status: 200, body: {} })
    const { body: after } = await ask(path, bearer(DEMO_VIEWER))
    expect(after).toEqual({ ...before, active: false, block_timestamp_skew: 12 })
    const { body: list } = await ask('/merits/admin/api/v1/networks', bearer(DEMO_ADMIN))
    expect(list).toMatchObject({ items: [after, { chain_id: '8802' }] })
  })

  it('rejects with a gRPC code', async () => {
    const ask = openDemo()
    expect(await ask(path, { method: 'PATCH', body: '{}' })).toMatchObject({ status: 401, body: { code: 16 } })
    expect(await patch(ask, {}, 'wrong')).toMatchObject({ status: 401, body: { code: 16 } })
    expect(await patch(ask, {}, DEMO_VIEWER)).toMatchObject({ status: 403, body: { code: 7 } })
    expect(await patch(ask, {}, DEMO_ADMIN, '/merits/admin/api/v1/networks/1')).toMatchObject({
      status: 404,
      body: { code: 5 },
    })
  })

  it('lists invalid fields, and changes nothing', async () => {
    const ask = openDemo()
    const { status, body } = await patch(ask, { name: ' ', active: 'yes', rpc_url: 'ftp://x', colour: 'red' })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 3, details: [{ '@type': 'type.googleapis.com/google.rpc.BadRequest' }] })
    const [{ fieldViolations }] = (body as { details: [{ fieldViolations: { field: string }[] }] }).details
    expect(fieldViolations.map(({ field }) => field)).toEqual(['active', 'colour'])
    const unfit = await patch(ask, { name: ' ', rpc_url: 'ftp://x', domain: 'a b', block_timestamp_skew: -1 })
    expect(unfit.body).toMatchObject({
      details: [{ fieldViolations: ['name', 'domain', 'rpc_url', 'block_timestamp_skew'].map((field) => ({ field })) }],
    })
    expect((await ask(path, { method: 'PATCH', body: '{', ...bearer(DEMO_ADMIN) })).body).toMatchObject({ code: 3 })
    expect((await ask(path, bearer(DEMO_ADMIN))).body).toMatchObject({ name: 'Meridian', active: true })
  })
})
