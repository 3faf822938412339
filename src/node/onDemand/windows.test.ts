import { expect, it, onTestFinished } from 'vitest'
import { startAnvil } from '../../../e2e/fixtures/anvil'
import { openNode, rowsOf } from '#/testing/nodeChain'

it('a list that is continued goes on through blocks without a row, and says which it searched', async () => {
  const node = await startAnvil('31337')
  onTestFinished(() => node.close())
  const { transactionHash: hash } = await node.send({ to: node.account, value: '0x1' })
  await node.call('anvil_mine', '0x898')
  const { get } = openNode(node.url, { maxBlocks: 50 })
  const first = await get('/transactions')
  expect(rowsOf(first)).toEqual([])
  const { from, to } = first.body['searched_blocks'] as { from: number; to: number }
  expect([from, to]).toEqual([expect.any(Number), 2201])
  // It is shown soon: only Search older takes long.
  expect(from).toBeGreaterThan(1_000)
  const older = await get(`/transactions?to_block=${from - 1}`)
  expect(rowsOf(older)).toMatchObject([{ hash }])
  expect(older.body).toMatchObject({ searched_blocks: { from: 0, to: from - 1 }, next_page_params: null })
}, 30_000)
