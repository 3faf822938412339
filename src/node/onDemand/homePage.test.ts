import { expect, it, onTestFinished } from 'vitest'
import { openNode, startTestChain, TEST_URL } from '#/testing/nodeChain'

type Body = Record<string, unknown>

it.each([
  ['without an index', 50],
  ['before the index', 20_000],
])('the home page needs three requests to the node %s', async (_, maxBlocks) => {
  const chain = await startTestChain()
  onTestFinished(() => chain.node.close())
  await chain.node.call('anvil_mine', '0x80')
  for (let sends = 0; sends < 10; sends += 1) await chain.node.send({ to: chain.contracts.WrappedCoin, value: '0x1' })
  const sent: string[][] = []
  const send = async (url: string, init: RequestInit) => {
    const body = JSON.parse(init.body as string) as { method: string } | { method: string }[]
    sent.push([body].flat().map(({ method }) => method))
    return fetch(url, init)
  }
  const { api } = openNode(chain.node.url, { maxBlocks, fetch: send })
  const get = async (path: string) =>
    (await api.answer(new Request(`${TEST_URL}/api/v2${path}`))).json() as Promise<Body[]>
  const others = ['/stats', '/main-page/indexing-status', '/stats/charts/transactions'].map(get)
  const [latest, transactions] = await Promise.all([get('/main-page/blocks'), get('/main-page/transactions')])
  const { length } = sent
  await Promise.all(others)
  const head = Number(await chain.node.call('eth_blockNumber'))
  expect(latest.map(({ height }) => height)).toEqual([0, 1, 2, 3].map((depth) => head - depth))
  expect(transactions.map(({ to, method }) => [(to as Body)['is_contract'], method])).toEqual(
    Array.from({ length: 6 }, () => [true, undefined]),
  )
  expect(length).toBeLessThanOrEqual(3)
})
