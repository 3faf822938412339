import type { ApiRoot } from './apiRoot'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createClient } from './client'
import { retryAfterIn } from './failedResponse'
import { isRetryable } from './retryPolicy'
import { ApiError, type ErrorKind } from './errors'

const key = 'secret-key-123'
const withKey: ApiRoot = {
  url: 'https://pro.test/1/api/v2',
  form: 'multichain',
  credential: { scheme: 'apikey', key },
}
const without: ApiRoot = { url: 'https://explorer.test/api/v2', form: 'instance' }

async function failing(
  status: number,
  body: string,
  contentType = 'application/json',
  headers: Record<string, string> = {},
  root = without,
) {
  const client = createClient({
    fetch: async () => new Response(body, { status, headers: { 'content-type': contentType, ...headers } }),
  })
  const thrown = await client.list(root, 'blocks', {}).catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(ApiError)
  return thrown as ApiError
}

const html = '<!doctype html><html><body>Attention required</body></html>'

describe('ApiError', () => {
  const cases: [string, number, string, ErrorKind, string | null][] = [
    ['no key', 402, '{"error":"Payment required"}', 'unauthorized', 'Payment required'],
    ['credits used up', 402, '{"error":"Credits exhausted"}', 'out-of-credits', 'Credits exhausted'],
    ['a bad key', 401, '{"error":"Unauthorized"}', 'unauthorized', 'Unauthorized'],
    ['an unknown network', 404, '{"error":"Network not supported"}', 'unsupported', 'Network not supported'],
    ['an upstream fault', 502, '{"error":"bad gateway","source":"upstream"}', 'server', 'bad gateway'],
    [
      'a wrong parameter',
      422,
      '{"errors":[{"title":"Invalid value","source":{"pointer":"/a"},"detail":"Bad"}]}',
      'invalid',
      'Bad',
    ],
    ['a wrong parameter, older', 422, '{"message":"Invalid parameter(s)"}', 'invalid', 'Invalid parameter(s)'],
    ['a record not found', 404, '{"message":"Not found"}', 'not-found', 'Not found'],
    ['a problem (RFC 9457)', 500, '{"type":"about:blank","title":"Gone","detail":"No disk"}', 'server', 'No disk'],
    ['several messages', 400, '{"statusCode":400,"message":["a","b"],"error":"Bad Request"}', 'invalid', 'a b'],
    ['reasons in a list', 400, '{"errors":["a","b","a"]}', 'invalid', 'a b'],
    [
      'reasons by field',
      422,
      '{"errors":{"index":["is invalid"],"q":"is too long"}}',
      'invalid',
      'is invalid is too long',
    ],
    ['an error of an OAuth proxy', 401, '{"error_description":"Expired"}', 'unauthorized', 'Expired'],
    ['a record not found, in error', 404, '{"error":"Not found"}', 'not-found', 'Not found'],
    ['an unknown route as JSON', 404, '{"errors":{"detail":"Not Found"}}', 'unsupported', 'Not Found'],
    ['an unknown route of a framework', 404, '{"detail":"Not Found"}', 'unsupported', 'Not Found'],
    [
      'an unknown route of another framework',
      404,
      '{"statusCode":404,"message":"Cannot GET /api/v2/blocks","error":"Not Found"}',
      'unsupported',
      'Cannot GET /api/v2/blocks',
    ],
    ['a record not found, in detail', 404, '{"title":"Not Found","detail":"No block 7"}', 'not-found', 'No block 7'],
    ['an unknown route as nothing', 404, '', 'unsupported', null],
    ['an unknown action', 400, '{"message":"Unknown API v2 action"}', 'unsupported', 'Unknown API v2 action'],
    [
      'an unknown route, older',
      400,
      '{"message":"Params are wrong","result":null,"status":"0"}',
      'unsupported',
      'Params are wrong',
    ],
    [
      'an unknown route answered as success',
      200,
      '{"message":"Unknown","result":null,"status":"0"}',
      'unsupported',
      'Unknown',
    ],
    [
      'a request that is too large',
      413,
      '{"message":"Payload Too Large. Max batch size is 5","result":null,"status":"0"}',
      'invalid',
      'Payload Too Large. Max batch size is 5',
    ],
    ['a refused request', 400, '{"message":"Invalid number"}', 'invalid', 'Invalid number'],
    [
      'too many requests',
      429,
      '{"message":"Too many requests, slow down"}',
      'rate-limited',
      'Too many requests, slow down',
    ],
    ['credits used up, as 429', 429, '{"error":"No credits left"}', 'out-of-credits', 'No credits left'],
    ['a bare string', 500, '"Internal server error"', 'server', 'Internal server error'],
    ['not implemented', 501, '', 'unsupported', null],
    ['what a node lacks', 501, '{"message":"No traces","source":"node"}', 'unsupported', 'No traces'],
    ['a disabled service', 403, '{"message":"Service is disabled"}', 'forbidden', 'Service is disabled'],
    ['an object in place of a list', 200, '{"hash":"0x1"}', 'contract', null],
    ['items of another type', 200, '{"items":{}}', 'contract', null],
    ['null in place of a list', 200, 'null', 'contract', null],
    ['broken JSON', 200, '{"items":[', 'contract', null],
    [
      'nesting beyond the stack',
      200,
      `{"a":1234567890123456789,"items":${'['.repeat(1e5)}${']'.repeat(1e5)}}`,
      'contract',
      null,
    ],
    ['an empty answer', 204, '', 'contract', null],
  ]
  it.each(cases)('%s', async (_, status, body, kind, serverMessage) => {
    const client = createClient({
      fetch: async () =>
        new Response(status === 204 ? null : body, {
          status,
          headers: { 'content-type': 'application/json; charset=utf-8' },
        }),
    })
    const error = await client.list(without, 'blocks', {}).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'ApiError', kind, status, serverMessage, resource: 'blocks', path: '/blocks' })
  })

  it('never shows HTML, whatever its content type', async () => {
    for (const [status, kind] of [
      [403, 'forbidden'],
      [404, 'unsupported'],
      [503, 'server'],
      [200, 'contract'],
    ] as const) {
      for (const type of ['text/html', 'application/json', 'text/plain']) {
        expect(await failing(status, html, type)).toMatchObject({ kind, serverMessage: null })
        expect(await failing(status, JSON.stringify(html), type)).toMatchObject({ serverMessage: null })
      }
    }
    expect((await failing(502, 'upstream timed out', 'text/plain')).serverMessage).toBe('upstream timed out')
  })

  it('shortens the API’s message and has all field errors', async () => {
    expect((await failing(500, JSON.stringify('x'.repeat(5000)))).serverMessage).toHaveLength(301)
    const error = await failing(
      422,
      JSON.stringify({
        errors: [
          { title: 'T', source: { pointer: '/p' }, detail: 'one' },
          { source: null, detail: 'two' },
          'three',
          null,
        ],
      }),
    )
    expect(error.fields).toEqual([
      { title: 'T', pointer: '/p', detail: 'one' },
      { title: '', pointer: '', detail: 'two' },
    ])
    expect(error.serverMessage).toBe('one two three')
  })

  it('has the retry delay of the response, limited to one second to one hour', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    expect((await failing(429, '{}', 'application/json', { 'retry-after': '3' })).retryAfter).toBe(3000)
    expect((await failing(429, '{}', 'application/json', { 'x-ratelimit-reset': '4500' })).retryAfter).toBe(4500)
    expect((await failing(429, '{}', 'application/json', { 'x-ratelimit-reset': '-1' })).retryAfter).toBeGreaterThan(0)
    const date = new Date(Date.now() + 60_000).toUTCString()
    expect((await failing(503, '{}', 'application/json', { 'retry-after': date })).retryAfter).toBeGreaterThan(50_000)
    for (const header of ['0', '0.5', '-5', 'Thu, 01 Jan 2026 00:00:00 GMT'])
      expect(retryAfterIn(header, null), header).toBe(1000)
    for (const header of ['999999999', '99999999999999', new Date(Date.now() + 2 * 86_400_000).toUTCString()])
      expect(retryAfterIn(header, null), header).toBe(3_600_000)
    expect(retryAfterIn('soon', null)).toBeNull()
    expect(retryAfterIn(null, 1)).toBe(1000)
    for (const [status, retryable] of [
      [429, true],
      [503, true],
      [404, false],
      [422, false],
      [401, false],
    ] as const) {
      expect(isRetryable(await failing(status, '{"message":"m"}')), String(status)).toBe(retryable)
    }
  })

  it('is a missing key if none was sent, else used-up credits', async () => {
    expect(await failing(402, '{"error":"x"}', 'application/json', {}, withKey)).toMatchObject({
      kind: 'out-of-credits',
    })
  })

  it('holds no credential, even where the server repeats it', async () => {
    const error = await failing(
      401,
      JSON.stringify({ error: `Key ${key} is unknown` }),
      'application/json',
      {},
      withKey,
    )
    expect(error.serverMessage).toBe('Key … is unknown')
    expect(JSON.stringify([error, error.message, error.stack, String(error.cause)])).not.toContain(key)
  })
})
