import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { type Anvil, startAnvil } from '../../e2e/fixtures/anvil'
import type { Fetch } from '#/api/transport'
import type { NodeState } from '#/contracts/nodeState'
import { openNode, rowsOf, TEST_URL } from '#/testing/nodeChain'

let node: Anvil
beforeAll(async () => {
  node = await startAnvil('31337')
})
afterAll(() => node?.close())

/** The API of a node, with a function that reads the state of its chain. */
function openState(send: Fetch = fetch) {
  const { api } = openNode(node.url, { fetch: (url, init) => send(url, init) })
  return {
    api,
    state: async () => {
      await api.index.update().catch(() => undefined)
      return (await (await api.answer(new Request(`${TEST_URL}/state`))).json()) as NodeState
    },
  }
}

/** How many looks, a tenth of a second apart, found that something is not so yet. */
async function looksUntil(isReached: () => Promise<boolean>): Promise<number> {
  let looks = 0
  for (; !(await isReached()); looks += 1) await new Promise((resolve) => setTimeout(resolve, 100))
  return looks
}

it('the average block time is that of few blocks, too, and unknown with one', async () => {
  const { get } = openNode(node.url)
  expect((await get('/stats')).body['average_block_time']).toBeNull()
  const { timestamp } = (await node.call('eth_getBlockByNumber', 'latest', false)) as { timestamp: string }
  const snapshot = await node.call('evm_snapshot')
  await node.call('evm_setNextBlockTimestamp', Number(timestamp) + 4)
  await node.call('evm_mine')
  expect((await get('/stats')).body['average_block_time']).toBe(4_000)
  await node.call('evm_revert', snapshot)
})

it('a new block changes the head, a revert the past, a reset also starts another chain', async () => {
  const { state } = openState()
  const first = await state()
  expect(first).toMatchObject({ past: 0, restarts: 0, isLocal: true, problem: null })
  const snapshot = await node.call('evm_snapshot')
  await node.call('evm_mine')
  const mined = await state()
  expect(mined).toEqual({ ...first, head: expect.stringMatching(/^0x[\da-f]{64}$/) as string })
  expect(mined.head).not.toBe(first.head)
  await node.call('evm_revert', snapshot)
  expect(await state()).toEqual({ ...first, past: 1 })
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  await node.call('anvil_reset')
  expect(await state()).toMatchObject({ past: 2, restarts: 1 })
})

it('a new block is read by two requests, without those of the start', async () => {
  const sent: string[] = []
  const { api } = openState((url, init) => {
    sent.push(...((init.body as string).match(/\b(?:eth|trace|web3)_\w+/g) ?? []))
    return fetch(url, init)
  })
  await api.index.update()
  const before = sent.splice(0).length
  await node.call('evm_mine')
  await api.index.update()
  expect(before).toBeGreaterThan(5)
  expect(sent).toEqual(['eth_getBlockByNumber', 'eth_getBlockByNumber'])
})

it('a node that does not respond from the start is said, and is found once it is started', async () => {
  let isDown = true
  const { api } = openState((url, init) => (isDown ? Promise.reject(new TypeError('refused')) : fetch(url, init)))
  const state = async () => (await (await api.answer(new Request(`${TEST_URL}/state`))).json()) as NodeState
  for (let look = 0; look < 3; look += 1)
    expect(await state()).toMatchObject({ head: null, problem: { kind: 'silent' } })
  isDown = false
  expect(await looksUntil(async () => (await state()).head !== null)).toBeLessThan(30)
}, 20_000)

it('a node that does not respond is said within 20 looks, and is found again within 30 when it is back', async () => {
  let isDown = false
  const { api } = openState((url, init) => (isDown ? Promise.reject(new TypeError('refused')) : fetch(url, init)))
  const state = async () => (await (await api.answer(new Request(`${TEST_URL}/state`))).json()) as NodeState
  await api.index.update()
  expect((await state()).problem).toBeNull()
  isDown = true
  expect(await looksUntil(async () => (await state()).problem !== null)).toBeLessThan(20)
  // Down for longer, its delays are ended at each look.
  for (let look = 0; look < 4; look += 1) await state()
  isDown = false
  expect(await looksUntil(async () => (await state()).problem === null)).toBeLessThan(30)
}, 20_000)

it('a chain that grows stays indexed, and is read on demand once it is too long', async () => {
  const grown = await startAnvil('31337')
  onTestFinished(() => grown.close())
  const { api, get } = openNode(grown.url, { maxBlocks: 40 })
  const state = async () => (await (await api.answer(new Request(`${TEST_URL}/state`))).json()) as NodeState
  await grown.call('anvil_mine', '0xa')
  expect((await get('/blocks')).body).not.toHaveProperty('searched_blocks')
  const first = await state()
  expect(first).toMatchObject({ hasOutgrown: false, past: 0 })
  await grown.call('anvil_mine', '0x40')
  expect((await get('/blocks')).body).not.toHaveProperty('searched_blocks')
  expect(api.index.progress()).toEqual({ indexed: 75, total: 75 })
  await grown.call('anvil_mine', '0x200')
  expect((await get('/blocks')).body).toMatchObject({ searched_blocks: { from: 537, to: 586 } })
  expect(api.index.progress()?.indexed).toBe(75)
  expect(await state()).toMatchObject({ hasOutgrown: true, past: 1 })
  expect(await state()).toMatchObject({ past: 1 })
  await grown.send({ to: grown.account, value: '0x1' })
  expect(rowsOf(await get('/transactions'))).toHaveLength(1)
  expect((await state()).head).not.toBe(first.head)
})
