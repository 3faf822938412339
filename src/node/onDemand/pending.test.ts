import { expect, it } from 'vitest'
import { startAnvil } from '../../../e2e/fixtures/anvil'
import { openNode, rowsOf } from '#/testing/nodeChain'

it('a transaction in the pool is listed as pending, and opens as such', async () => {
  const node = await startAnvil('31337')
  await node.call('anvil_mine', '0x40')
  await node.call('evm_setAutomine', false)
  const hash = await node.call('eth_sendTransaction', { from: node.account, to: node.account, value: '0x7' })
  const open = openNode(node.url, { maxBlocks: 50 })
  expect(rowsOf(await open.get('/transactions?filter=pending'))).toMatchObject([{ hash, value: '7', status: null }])
  expect((await open.get(`/transactions/${String(hash)}`)).body).toMatchObject({
    hash,
    block_number: null,
    status: null,
  })
  await node.close()
})
