import { expect, it, onTestFinished } from 'vitest'
import { startAnvil } from '../../../e2e/fixtures/anvil'
import { changedNode, openNode, rowsOf } from '#/testing/nodeChain'

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

it('a pending block may have no number, as that of hardhat 2, whose pool has another method', async () => {
  const node = await startAnvil('31337')
  onTestFinished(() => node.close())
  await node.call('evm_setAutomine', false)
  const hash = await node.call('eth_sendTransaction', { from: node.account, to: node.account, value: '0x7' })
  const queued = {
    hash: `0x${'1'.repeat(64)}`,
    from: node.account,
    to: node.account,
    nonce: '0x9',
    value: '0x1',
    input: '0x',
  }
  const { get } = openNode(node.url, {
    fetch: changedNode(({ method, params, id }, answer) => {
      if (method === 'txpool_content')
        return { id, error: { code: -32_004, message: 'Method txpool_content is not supported' } }
      if (method === 'eth_pendingTransactions') return { id, result: [queued] }
      if (params[0] !== 'pending') return answer
      return { ...answer, result: { ...(answer['result'] as object), number: null, hash: null, nonce: null } }
    }),
  })
  expect(rowsOf(await get('/transactions?filter=pending'))).toMatchObject([
    { hash: queued.hash, nonce: 9 },
    { hash, status: null },
  ])
})
