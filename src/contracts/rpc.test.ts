import { expect, test } from 'vitest'
import { ApiError } from '#/api/errors'
import { createRequestQueues } from '#/api/requestQueues'
import type { Fetch } from '#/api/transport'
import { callNode, type RpcNode } from './rpc'

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

test('a node without batches is sent each call on its own', async () => {
  const { outcomes } = await ask(2, (sent) =>
    Array.isArray(sent)
      ? json({ error: { code: -32_600, message: 'no batches' } }, 400)
      : json({ id: 1, result: '0x5' }),
  )
  expect(outcomes).toMatchObject([{ result: '0x5' }, { result: '0x5' }])
})

test('an error of one call leaves the others; a missing response is an error', async () => {
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
