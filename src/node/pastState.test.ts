import { afterAll, beforeAll, expect, it } from 'vitest'
import { openNode, rowsOf, startTestChain } from '#/testing/nodeChain'

let chain: Awaited<ReturnType<typeof startTestChain>>
beforeAll(async () => {
  chain = await startTestChain()
})
afterAll(() => chain?.node.close())

/** The API of the node, which responds to calls of one method with an error. */
function refusing(refused: string, code: number, message: string) {
  const answer = async (call: { id: number; method: string }) =>
    call.method === refused
      ? { jsonrpc: '2.0', id: call.id, error: { code, message } }
      : (await fetch(chain.node.url, { method: 'POST', body: JSON.stringify(call), headers })).json()
  return openNode(chain.node.url, {
    fetch: async (_, init) => {
      const asked = JSON.parse(init.body as string) as { id: number; method: string }[] | { id: number; method: string }
      return Response.json(await (Array.isArray(asked) ? Promise.all(asked.map(answer)) : answer(asked)))
    },
  })
}
const headers = { 'Content-Type': 'application/json' }

const PATHS = {
  debug_traceTransaction: (hash: string) => `/transactions/${hash}/state-changes`,
  eth_getBalance: () => `/addresses/${chain.other}/coin-balance-history`,
}

it.each([
  ['debug_traceTransaction', 'missing trie node 12ab (path )'],
  ['eth_getBalance', 'historical state 12ab is not available'],
] as const)(
  '%s of a block whose state is gone: the message names the block, and other records stay',
  async (method, gone) => {
    const { get } = refusing(method, -32_000, gone)
    const [{ hash } = {}] = rowsOf(await get('/transactions'))
    const { status, body } = await get(PATHS[method](String(hash)))
    expect([status, body['message']]).toEqual([
      410,
      expect.stringMatching(/^No state for block \d+: the node has pruned it/),
    ])
  },
)

it.each([
  ['debug_traceTransaction', -32_601, 'Method not found', 501, 'This node offers no state changes.'],
  [
    'debug_traceTransaction',
    -32_000,
    'ReferenceError: prestateTracer is not a tracer',
    501,
    'This node offers no state changes.',
  ],
  ['debug_traceTransaction', -32_000, 'execution timeout', 502, 'execution timeout'],
  ['eth_getBalance', -32_601, 'Method not found', 501, 'This node has no balances at earlier blocks.'],
] as const)('%s with error %i, %s: status %i', async (method, code, said, status, message) => {
  const { get } = refusing(method, code, said)
  const [{ hash } = {}] = rowsOf(await get('/transactions'))
  expect(await get(PATHS[method](String(hash)))).toMatchObject({ status, body: { message } })
})
