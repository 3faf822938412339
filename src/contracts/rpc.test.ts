import type { RpcNode } from './node'
import { expect, test } from 'vitest'
import { ApiError } from '#/api/errors'
import { createRequestQueues } from '#/api/requestQueues'
import type { Fetch } from '#/api/transport'
import { callNode } from './rpc'

const node: RpcNode = { url: 'https://node.test/v3/secret', source: 'configured', host: 'node.test' }
const call = { method: 'eth_call', params: [] as unknown[] }

/** Sends calls to a node that responds as `respond` says; returns the outcomes and what was sent. */
async function ask(
  calls: number,
  respond: (sent: unknown) => Response | Promise<Response>,
  given: Partial<RpcNode> = {},
) {
  const bodies: unknown[] = []
  const requests: { url: string; headers: Headers }[] = []
  const fetch: Fetch = async (url, { body, headers }) => {
    const sent: unknown = JSON.parse(body as string)
    bodies.push(sent)
    requests.push({ url, headers: new Headers(headers) })
    return respond(sent)
  }
  const parts = { fetch, requestQueues: createRequestQueues() }
  const outcomes = await callNode(
    parts,
    { ...node, ...given },
    Array.from({ length: calls }, (_, index) => ({ ...call, params: [index] })),
  ).catch((error: unknown) => error)
  return { outcomes, bodies, requests }
}

const json = (body: unknown, status = 200) => Response.json(body, { status })
const idsIn = (sent: unknown) => (sent as { id: number }[]).map(({ id }) => id)

test('calls are sent in one batch, and matched by ID in whatever order they come back', async () => {
  const { outcomes, bodies } = await ask(3, (sent) =>
    json(
      idsIn(sent)
        .toReversed()
        .map((id) => ({ jsonrpc: '2.0', id: String(id), result: `0x${id}` })),
    ),
  )
  expect(outcomes).toMatchObject([{ result: '0x1' }, { result: '0x2' }, { result: '0x3' }])
  expect(bodies).toHaveLength(1)
})

test('more calls than a batch may have are sent in several', async () => {
  const { outcomes, bodies } = await ask(120, (sent) => json(idsIn(sent).map((id) => ({ id, result: '0x' }))))
  expect(outcomes).toHaveLength(120)
  expect(bodies.map((sent) => idsIn(sent).length)).toEqual([50, 50, 20])
})

test('a node without batches gets each call as a request', async () => {
  const { outcomes } = await ask(2, (sent) =>
    Array.isArray(sent)
      ? json({ error: { code: -32_600, message: 'no batches' } }, 400)
      : json({ id: 1, result: '0x5' }),
  )
  expect(outcomes).toMatchObject([{ result: '0x5' }, { result: '0x5' }])
})

/** Blockscout’s endpoint with its default limit. */
const ofFive = (sent: unknown) =>
  Array.isArray(sent) && sent.length > 5
    ? json({ message: 'Payload Too Large. Max batch size is 5' }, 413)
    : json(Array.isArray(sent) ? idsIn(sent).map((id) => ({ id, result: '0x' })) : { id: 1, result: '0x' })

test('a batch is split to the size that the node names, also later', async () => {
  const bodies: unknown[] = []
  const fetch: Fetch = async (_, { body }) => {
    bodies.push(JSON.parse(body as string))
    return ofFive(bodies.at(-1))
  }
  const parts = { fetch, requestQueues: createRequestQueues() }
  const calls = Array.from({ length: 12 }, (_, index) => ({ ...call, params: [index] }))
  for (const sizes of [
    [12, 5, 5, 2],
    [5, 5, 2],
  ]) {
    bodies.length = 0
    expect(await callNode(parts, node, calls)).toEqual(calls.map(() => ({ result: '0x', error: null })))
    expect(bodies.map((sent) => idsIn(sent).length)).toEqual(sizes)
  }
})

test('a 413 without a size halves the batch, down to single calls', async () => {
  const { outcomes, bodies } = await ask(4, (sent) =>
    Array.isArray(sent)
      ? new Response('<html>413 Request Entity Too Large', { status: 413, headers: { 'Content-Type': 'text/html' } })
      : json({ id: 1, result: '0x5' }),
  )
  expect(outcomes).toMatchObject(Array.from({ length: 4 }, () => ({ result: '0x5' })))
  expect(bodies.map((sent) => (Array.isArray(sent) ? sent.length : 'alone'))).toEqual([
    4,
    2,
    2,
    ...Array(4).fill('alone'),
  ])
})

test('a 413 for a single call is an error, not a missing endpoint', async () => {
  const { outcomes } = await ask(1, () => json({ message: 'Payload Too Large', result: null, status: '0' }, 413))
  expect(outcomes).toMatchObject({ kind: 'invalid', status: 413 })
})

test('one error for a whole batch is that of each call, after the first was sent as a single one', async () => {
  const { outcomes, bodies } = await ask(9, () =>
    json({ id: null, error: { code: -32_001, message: 'No such project' } }),
  )
  expect(outcomes).toMatchObject(Array.from({ length: 9 }, () => ({ error: { serverMessage: 'No such project' } })))
  expect(bodies).toHaveLength(2)
})

test.each([400, 403, 404, 500])('a JSON-RPC error with status %s is an error of its call', async (status) => {
  const error = { code: -32_601, message: 'Method not found' }
  const { outcomes } = await ask(1, () => json({ jsonrpc: '2.0', id: 1, error }, status))
  expect(outcomes).toMatchObject([{ error: { code: -32_601, serverMessage: 'Method not found' } }])
  const batch = await ask(2, () =>
    json(
      [
        { id: 1, error },
        { id: 2, result: '0x' },
      ],
      status,
    ),
  )
  expect(batch.outcomes).toMatchObject([{ error: { code: -32_601 } }, { result: '0x' }])
})

test('a method that the node refuses with text is an error of its call only', async () => {
  const { outcomes } = await ask(3, (sent) =>
    JSON.stringify(sent).includes('[1]')
      ? new Response('eth_call is not allowed', { status: 403 })
      : json(Array.isArray(sent) ? idsIn(sent).map((id) => ({ id, result: '0x' })) : { id: 1, result: '0x' }),
  )
  expect(outcomes).toMatchObject([
    { result: '0x' },
    { error: { serverMessage: 'eth_call is not allowed' } },
    { result: '0x' },
  ])
})

test.each([403, 405, 501])(
  'a server that refuses one method with status %s, and answers others, lacks it',
  async (status) => {
    const fetch: Fetch = async (_, { body }) => {
      if (/trace_block/.test(body as string)) return new Response('<h1>Refused</h1>', { status })
      const sent: unknown = JSON.parse(body as string)
      return json(Array.isArray(sent) ? idsIn(sent).map((id) => ({ id, result: '0x' })) : { id: 1, result: '0x' })
    }
    const parts = { fetch, requestQueues: createRequestQueues() }
    const calls = ['eth_chainId', 'trace_block', 'eth_call'].map((method) => ({ method, params: [] }))
    const wanted = [{ result: '0x' }, { error: { missingMethod: 'trace_block' } }, { result: '0x' }]
    expect(await callNode(parts, node, calls)).toMatchObject(wanted)
  },
)

test.each([403, 405])('a server that refuses all methods with status %s has another fault', async (status) => {
  expect((await ask(3, () => new Response('', { status }))).outcomes).toMatchObject({ status })
})

test('an error of the node or of the API key is not an error of the call', async () => {
  const body = { jsonrpc: '2.0', id: 1, error: { code: -32_000, message: 'Not now' } }
  expect((await ask(1, () => json(body, 500))).outcomes).toMatchObject({ kind: 'server', serverMessage: 'Not now' })
  expect((await ask(1, () => json(body, 429))).outcomes).toMatchObject({ kind: 'rate-limited' })
  expect((await ask(1, () => json(body, 401))).outcomes).toMatchObject({ kind: 'unauthorized' })
})

test('a method that a node lacks is not sent again, and the error names it', async () => {
  const sent: string[] = []
  const fetch: Fetch = async (_, { body }) => {
    const { id, method } = JSON.parse(body as string) as { id: number; method: string }
    sent.push(method)
    return json({ id, ...(method === 'eth_getLogs' ? { error: 'eth_getLogs is disabled' } : { result: '0x' }) })
  }
  const parts = { fetch, requestQueues: createRequestQueues() }
  const calls = (method: string) => [{ method, params: [] }]
  const missing = [{ error: { missingMethod: 'eth_getLogs', serverMessage: 'eth_getLogs is disabled' } }]
  expect(await callNode(parts, node, calls('eth_getLogs'))).toMatchObject(missing)
  expect(await callNode(parts, node, calls('eth_getLogs'))).toMatchObject(missing)
  expect(await callNode(parts, node, calls('eth_call'))).toMatchObject([{ result: '0x' }])
  await callNode(parts, { ...node, url: 'https://other.test/' }, calls('eth_getLogs'))
  expect(sent).toEqual(['eth_getLogs', 'eth_call', 'eth_getLogs'])
})

test('a method that the node once served is not missing', async () => {
  let times = 0
  const fetch: Fetch = async () => {
    times += 1
    return json({ id: 1, ...(times === 2 ? { error: { code: -32_601, message: 'not found' } } : { result: '0x' }) })
  }
  const parts = { fetch, requestQueues: createRequestQueues() }
  const read = (n: number) => callNode(parts, node, [{ ...call, params: [n] }])
  await read(1)
  expect(await read(2)).toMatchObject([{ error: { code: -32_601, missingMethod: null } }])
  expect(await read(3)).toMatchObject([{ result: '0x' }])
})

test('a node without batches and without the first method serves the others', async () => {
  const error = { code: -32_601, message: 'Method not found' }
  const fetch: Fetch = async (_, { body }) => {
    const sent = JSON.parse(body as string) as { method?: string }
    return json(sent.method === 'eth_call' ? { id: 1, result: '0x' } : { id: null, error })
  }
  const parts = { fetch, requestQueues: createRequestQueues() }
  const outcomes = await callNode(parts, node, [{ method: 'eth_chainId', params: [] }, call])
  expect(outcomes).toMatchObject([{ error: { missingMethod: 'eth_chainId' } }, { result: '0x' }])
})

test('one response to a batch belongs to its call, and the others are sent one by one', async () => {
  const { outcomes, bodies } = await ask(3, (sent) =>
    Array.isArray(sent)
      ? json({ id: 2, result: '0x2' })
      : json({ id: 1, result: `0x${(sent as { params: number[] }).params[0]! + 1}` }),
  )
  expect(outcomes).toMatchObject([{ result: '0x1' }, { result: '0x2' }, { result: '0x3' }])
  expect(bodies).toHaveLength(3)
})

test('an error without an ID belongs to the calls without a response', async () => {
  const { outcomes } = await ask(3, () =>
    json([null, { id: null, error: 'Not read' }, { id: 3, result: '0x3' }, { id: '1', result: '0x1' }]),
  )
  expect(outcomes).toMatchObject([{ result: '0x1' }, { error: { serverMessage: 'Not read' } }, { result: '0x3' }])
})

test('a contract that reverts with words about batches does not change the batch', async () => {
  const { outcomes, bodies } = await ask(2, () =>
    json([
      { id: 1, error: { code: 3, message: 'execution reverted: max batch size is 1' } },
      { id: 2, result: '0x2' },
    ]),
  )
  expect(outcomes).toMatchObject([{ error: { revertData: '0x' } }, { result: '0x2' }])
  expect(bodies).toHaveLength(1)
})

test('an error of one call does not change the others; a missing response is an error', async () => {
  const { outcomes } = await ask(3, () =>
    json([
      { id: 1, result: '0x' },
      { id: 2, error: { code: 3, message: 'execution reverted', data: '0x' } },
    ]),
  )
  expect(outcomes).toMatchObject([
    { error: null },
    { error: { revertData: '0x' } },
    { error: { code: null, revertData: null } },
  ])
})

test.each([
  ['HTML', () => new Response('<html>', { status: 200 }), 'contract'],
  ['JSON of another kind', () => json({ hello: 1 }), 'contract'],
  ['an empty batch', () => json([]), 'contract'],
  ['nothing', () => new Response(''), 'contract'],
  ['429', () => json({}, 429), 'rate-limited'],
  ['a rate limit inside of 200', () => json({ id: 1, error: { code: -32_005, message: 'limit' } }), 'rate-limited'],
  ['502', () => new Response('Bad gateway', { status: 502 }), 'server'],
  ['no response', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
])('a node that sends %s is an error', async (_, respond, kind) => {
  const { outcomes } = await ask(1, respond)
  expect(outcomes).toBeInstanceOf(ApiError)
  expect(outcomes).toMatchObject({ kind, origin: 'https://node.test', path: 'eth_call' })
  // The URL of a node may contain the operator's key.
  expect(JSON.stringify(outcomes)).not.toContain('secret')
})

test('a response of 100 MB is stopped at 16 MB', async () => {
  let sent = 0
  const chunk = new Uint8Array(1_000_000).fill(32)
  const body = new ReadableStream({
    pull: (stream) => {
      sent += 1
      if (sent > 100) stream.close()
      else stream.enqueue(chunk)
    },
  })
  const { outcomes } = await ask(1, () => new Response(body))
  expect(outcomes).toMatchObject({ kind: 'too-large' })
  expect(sent).toBeLessThan(20)
})

test('a canceled call is aborted', async () => {
  const control = new AbortController()
  const fetch: Fetch = (_, { signal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
  const sent = callNode({ fetch, requestQueues: createRequestQueues() }, node, [call], control.signal)
  control.abort()
  await expect(sent).rejects.toMatchObject({ kind: 'aborted' })
})

test('only the multichain API gets its key', async () => {
  const respond = () => json({ id: 1, result: '0x' })
  const { requests } = await ask(1, respond, { source: 'multichain', credential: { scheme: 'bearer', key: 'my-key' } })
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer my-key')
  expect((await ask(1, respond)).requests[0]?.headers.has('authorization')).toBe(false)
})
