import { expect, it, onTestFinished } from 'vitest'
import { startAnvil } from '../../../e2e/fixtures/anvil'
import { openNode, rowsOf } from '#/testing/nodeChain'

it.each([
  ['with an index', 1_000],
  ['without an index', 50],
])('%s, a transaction in the pool is listed as pending, and opens as such until it is mined', async (_, maxBlocks) => {
  const node = await startAnvil('31337')
  onTestFinished(() => node.close())
  await node.call('anvil_mine', '0x40')
  await node.call('evm_setAutomine', false)
  const hash = await node.call('eth_sendTransaction', { from: node.account, to: node.account, value: '0x7' })
  const open = openNode(node.url, { maxBlocks })
  expect(rowsOf(await open.get('/transactions?filter=pending'))).toMatchObject([{ hash, value: '7', status: null }])
  expect((await open.get(`/transactions/${String(hash)}`)).body).toMatchObject({
    hash,
    block_number: null,
    status: null,
  })
  const sent = { from: node.account, to: node.account, value: '0x8', nonce: '0x5' }
  const queued = await node.call('eth_sendTransaction', sent)
  const waiting = rowsOf(await open.get('/transactions?filter=pending'))
  expect(waiting.map((row) => row['hash'])).toEqual(expect.arrayContaining([hash, queued]))
  expect(waiting).toHaveLength(2)
  expect((await open.get(`/transactions/${String(queued)}`)).body).toMatchObject({ nonce: 5, block_number: null })
  await node.call('evm_mine')
  expect(rowsOf(await open.get('/transactions?filter=pending'))).toMatchObject([{ hash: queued }])
  expect((await open.get(`/transactions/${String(hash)}`)).body).toMatchObject({ block_number: 65, status: 'ok' })
})
