import type { RpcNode } from './node'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRequestQueues } from '#/api/requestQueues'
import type { Fetch } from '#/api/transport'
import { isObject } from '#/domain/isObject'
import { callNode } from './rpc'

const node: RpcNode = { url: 'https://node.test/', source: 'configured', host: 'node.test' }

interface Sent {
  readonly id: number
  readonly params: readonly [number]
}

const text = (words: string, status: number) => new Response(words, { status })
const error = (message: string, code = -32_600, id: unknown = null) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
})

/** How nodes refuse a batch that is larger than `limit`. */
const REFUSALS: Readonly<Record<string, (limit: number, first: Sent) => Response>> = {
  Blockscout: (limit) => Response.json({ message: `Payload Too Large. Max batch size is ${limit}` }, { status: 413 }),
  'an older Blockscout': (limit) =>
    Response.json(
      { message: `Payload Too Large. Max batch size is ${limit}`, result: null, status: '0' },
      { status: 413 },
    ),
  'an unknown route': (limit) =>
    Response.json({ message: `Max batch size is ${limit}`, result: null, status: '0' }, { status: 200 }),
  'Blockscout, with an ID': (limit) =>
    Response.json({ jsonrpc: '2.0', id: 0, error: `Payload Too Large. Max batch size is ${limit}` }),
  nginx: () => new Response('<html>413', { status: 413, headers: { 'Content-Type': 'text/html' } }),
  'text, 400': (limit) => text(`batch size too large, max ${limit}`, 400),
  'text, 403': (limit) => text(`batch size too large, max ${limit}`, 403),
  'text, 200': (limit) => text(`batch limit ${limit} exceeded`, 200),
  'an error, 200': (limit) => Response.json(error(`batch limit ${limit} exceeded`, -32_005)),
  'an error, 403': (limit) => Response.json(error(`batch size too large, max ${limit}`), { status: 403 }),
  'an error with data': (limit) =>
    Response.json({
      error: { code: -32_010, message: 'The batch was too large', data: `Exceeded max limit of ${limit}` },
    }),
  Geth: (_, { id }) => Response.json([error('batch too large', -32_600, id)]),
  'no words, 400': () => Response.json({}, { status: 400 }),
  'no words, 500': () => text('', 500),
  'another error': () => Response.json(error('Invalid Request')),
  'another error in a list': () => Response.json([error('Invalid Request')]),
}

/** What the node answers to a call, whatever batch it is in. */
const answerTo = ({ id, params: [n] }: Sent, isText: boolean) => ({
  jsonrpc: '2.0',
  id: isText ? String(id) : id,
  ...(n % 3 === 0 ? { error: { code: 3, message: `execution reverted: ${n}` } } : { result: `0x${n}` }),
})

test('any limit, refusal, order and form of IDs gives the same outcomes, and no larger batch is sent twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        refusal: fc.constantFrom(...Object.keys(REFUSALS)),
        limit: fc.integer({ min: 1, max: 60 }),
        count: fc.integer({ min: 1, max: 70 }),
        isText: fc.boolean(),
        seed: fc.integer({ min: 1, max: 1000 }),
        isListAlone: fc.boolean(),
      }),
      async ({ refusal, limit, count, isText, seed, isListAlone }) => {
        const batches: number[] = []
        const fetch: Fetch = async (_, { body }) => {
          const sent: unknown = JSON.parse(body as string)
          if (!Array.isArray(sent)) {
            const answer = answerTo(sent as Sent, isText)
            return Response.json(isListAlone ? [answer] : answer)
          }
          batches.push(sent.length)
          const calls = sent.filter(isObject) as unknown as Sent[]
          if (calls.length > limit || limit === 1) return REFUSALS[refusal]!(limit, calls[0]!)
          const order = ({ id }: Sent) => (id * 7919 * seed) % 101
          return Response.json(calls.toSorted((a, b) => order(a) - order(b)).map((call) => answerTo(call, isText)))
        }
        const parts = { fetch, requestQueues: createRequestQueues() }
        const calls = Array.from({ length: count }, (_, n) => ({ method: 'eth_call', params: [n] }))
        const expected = calls.map((_, n) =>
          n % 3 === 0
            ? { error: { code: 3, serverMessage: `execution reverted: ${n}` } }
            : { result: `0x${n}`, error: null },
        )
        expect(await callNode(parts, node, calls)).toMatchObject(expected)
        batches.length = 0
        expect(await callNode(parts, node, calls)).toMatchObject(expected)
        expect(batches.filter((size) => size > limit)).toEqual([])
      },
    ),
    { numRuns: 300 },
  )
})
