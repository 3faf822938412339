import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Anvil, startAnvil } from '../../e2e/fixtures/anvil'
import type { NodeState } from '#/contracts/nodeState'
import type { NodeApiOptions } from '#/node/nodeApi'
import { openNode, TEST_URL } from '#/testing/nodeChain'

let node: Anvil
beforeAll(async () => {
  node = await startAnvil('31337')
  await node.send({ to: node.account, value: '0x1' })
})
afterAll(() => node?.close())

/** What the API of the node says that it lacks, and the status of its response to a request for a path. */
async function openLacks(options: Partial<NodeApiOptions> = {}) {
  const { api, get } = openNode(node.url, options)
  await api.index.update()
  const state = async () => (await (await api.answer(new Request(`${TEST_URL}/state`))).json()) as NodeState
  const lacks = (await state()).lacks
  return { lacks: Object.keys(lacks), reasons: lacks, statusOf: async (path: string) => (await get(path)).status }
}

/** A node that has no traces. */
const withoutTraces: NonNullable<NodeApiOptions['fetch']> = async (url, init) => {
  const calls = JSON.parse(init.body as string) as { id: number; method: string } | { id: number; method: string }[]
  const all = Array.isArray(calls) ? calls : [calls]
  const received = (await (await fetch(url, { ...init, body: JSON.stringify(all) })).json()) as { id: number }[]
  const answers = all.map(({ id, method }) =>
    /^(?:trace|debug)_/.test(method)
      ? { jsonrpc: '2.0', id, error: { code: -32_601, message: 'Method not found' } }
      : received.find((answer) => answer.id === id),
  )
  return Response.json(Array.isArray(calls) ? answers : answers[0])
}

it('a chain with an index lacks what is of other services only', async () => {
  const { lacks, statusOf } = await openLacks()
  expect(lacks).toEqual(expect.arrayContaining(['beaconDeposits', 'blob', 'userOperations']))
  expect(lacks).not.toEqual(expect.arrayContaining(['addresses']))
  expect(lacks).not.toEqual(expect.arrayContaining(['internalTransactions']))
  expect(await statusOf('/internal-transactions')).toBe(200)
})

it('without traces it lacks internal transactions, too', async () => {
  const { lacks, reasons, statusOf } = await openLacks({ fetch: withoutTraces })
  expect(lacks).toEqual(expect.arrayContaining(['internalTransactions', 'addressInternalTransactions']))
  expect(reasons.internalTransactions).toBe('This node offers no traces.')
  expect(await statusOf('/internal-transactions')).toBe(501)
})

it('a chain without an index lacks lists of accounts, tokens and holders', async () => {
  const { lacks, statusOf } = await openLacks({ maxBlocks: 1 })
  expect(lacks).toEqual(expect.arrayContaining(['addresses', 'tokens', 'tokenHolders', 'addressInternalTransactions']))
  for (const name of ['blocks', 'transactions', 'address', 'addressTransactions'])
    expect(lacks).not.toEqual(expect.arrayContaining([name]))
  expect(await statusOf('/addresses')).toBe(501)
  expect(await statusOf('/blocks')).toBe(200)
})
