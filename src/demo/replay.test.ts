import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReplayState } from '#/api/replay'
import { RESOURCES, type ResourceName } from '#/api/resources'
import { isServed } from '#/served/responder'
import type { RecordedFile } from '#/served/recording'
import { createChainStore } from '#/served/store'
import { storeAt } from './cut'
import { factsIn } from './node'
import { openDemo, recordedChain, subjectsOf, walkPages } from './testDemo'

const FILES = [
  ...(['accounts', 'addresses', 'blobs', 'blocks', 'calldata', 'calls', 'chain', 'contracts', 'deposits'] as const),
  ...(['holdings', 'instances', 'logs', 'operations', 'state', 'tokens', 'transactions', 'transfers'] as const),
  'withdrawals',
] as const satisfies RecordedFile[]

const ROOT = '/8801/api/v2'
const BLOCKS = 30

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: 0 }))
afterEach(() => void vi.useRealTimers())

/** Opens the demo with a replay of the last 30 blocks. */
async function replaying() {
  const ask = openDemo()
  const post = async (blocks: unknown) => ask('/8801/replay', { method: 'POST', body: JSON.stringify({ blocks }) })
  const { head, height } = (await post(BLOCKS)).body as ReplayState
  return {
    ask,
    post,
    head,
    height,
    state: async () => (await ask('/8801/replay')).body as ReplayState,
  }
}

describe('a chain that is cut', () => {
  it.each(['8801', '8802'])('at its last block is as recorded: %s', async (chain) => {
    const whole = await recordedChain(chain, ...FILES)
    const moment = { height: whole.chain.head, time: whole.chain.recordedAt }
    const cut = await storeAt(createChainStore(chain, factsIn('public/demo')), moment).load(...FILES)
    for (const file of FILES) expect(cut[file]).toEqual(whole[file])
  })

  it.each(['8801', '8802'])('has balances and holdings that add up to the supplies of its time: %s', async (chain) => {
    const store = createChainStore(chain, factsIn('public/demo'))
    const { blocks, chain: end, tokens: all } = await store.load('blocks', 'chain', 'tokens')
    const height = end.head - BLOCKS
    const time = blocks[height]?.timestamp ?? 0
    const { addresses, chain: then, holdings, tokens } = await storeAt(store, { height, time }).load(...FILES)
    expect(then).toMatchObject({ head: height, recordedAt: time })
    expect(addresses.reduce((sum, { balance }) => sum + BigInt(balance), 0n)).toBe(BigInt(then.totalSupply ?? 0))
    expect(then.totalSupply).not.toBe(end.totalSupply)
    const fungible = tokens.filter(({ type, holdersCount = 0 }) => type === 'ERC-20' && holdersCount > 0)
    for (const { address, totalSupply } of fungible) {
      const own = holdings.filter(({ token }) => token === address)
      expect(String(own.reduce((sum, { value }) => sum + BigInt(value), 0n))).toBe(totalSupply)
    }
    expect(tokens.map(({ totalSupply }) => totalSupply)).not.toEqual(all.map(({ totalSupply }) => totalSupply))
  })
})

describe('a replay', () => {
  it('goes back by 30 blocks, which come again at their pace', async () => {
    const { ask, head, height, state } = await replaying()
    expect(height).toBe(head - BLOCKS)
    const { blocks } = await recordedChain('8801', 'blocks')
    const [first, second] = [blocks[height], blocks[height + 1]]
    const gap = Number(second?.timestamp) - Number(first?.timestamp)
    expect((await ask(`${ROOT}/blocks/${height + 1}`)).status).toBe(404)
    expect(await state()).toMatchObject({ height, nextIn: gap })
    vi.setSystemTime(gap * 1000 - 1)
    expect(await state()).toMatchObject({ height, isReplaying: true, nextIn: 1 })
    vi.setSystemTime(gap * 1000)
    expect(await state()).toMatchObject({
      height: height + 1,
      hash: second?.hash,
      past: 1,
    })
    expect((await ask(`${ROOT}/blocks/${height + 1}`)).body).toMatchObject({
      hash: second?.hash,
    })
    const { rows } = await walkPages(ask, `${ROOT}/main-page/blocks`)
    expect(rows.slice(0, 2)).toMatchObject([{ height: height + 1 }, { height }])
  })

  it('cuts long pauses of the recording to 15 seconds', async () => {
    const { ask } = await replaying()
    await ask('/8802/replay', {
      method: 'POST',
      body: JSON.stringify({ blocks: 2 }),
    })
    // The testnet had no block for 242 seconds before its last block but one.
    vi.setSystemTime(15_000)
    const { head } = await recordedChain('8802', 'chain').then(({ chain }) => chain)
    expect((await ask('/8802/replay')).body).toMatchObject({
      height: head - 1,
      isReplaying: true,
    })
  })

  it('has a transaction as pending from when it was seen until its block', async () => {
    const { ask, height } = await replaying()
    const { blocks, transactions } = await recordedChain('8801', 'blocks', 'transactions')
    const start = blocks[height]?.timestamp ?? 0
    const sent = transactions.find(({ block = 0, seenAt = 0 }) => block > height + 1 && seenAt > start)
    const { hash, block = 0, seenAt = 0 } = sent ?? {}
    const isPending = async () =>
      (await walkPages(ask, `${ROOT}/transactions?filter=pending`)).rows.some((row) => row['hash'] === hash)
    const at = (time: number) => vi.setSystemTime((time - start) * 1000)
    at(seenAt - 1)
    expect((await ask(`${ROOT}/transactions/${hash}`)).status).toBe(404)
    at(seenAt)
    expect(await isPending()).toBe(true)
    expect((await ask(`${ROOT}/transactions/${hash}`)).body).toMatchObject({
      result: 'pending',
      block_number: null,
    })
    at(blocks[block]?.timestamp ?? 0)
    expect(await isPending()).toBe(false)
    expect((await ask(`${ROOT}/transactions/${hash}`)).body).toMatchObject({
      status: 'ok',
      block_number: block,
    })
  })

  it('is followed by the node of the chain', async () => {
    const { ask, post, head, height } = await replaying()
    const call = {
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_blockNumber',
      params: [],
    }
    const latest = async () =>
      (
        await ask('/8801/api/eth-rpc', {
          method: 'POST',
          body: JSON.stringify(call),
        })
      ).body
    expect(await latest()).toMatchObject({
      result: `0x${height.toString(16)}`,
    })
    await post(0)
    expect(await latest()).toMatchObject({ result: `0x${head.toString(16)}` })
  })

  it('ends at any time', async () => {
    const { ask, post, head, state } = await replaying()
    expect((await post(0)).body).toMatchObject({
      height: head,
      isReplaying: false,
      past: 2,
    })
    expect(await state()).toMatchObject({ height: head, isReplaying: false, nextIn: null })
    expect((await ask(`${ROOT}/blocks/${head}`)).status).toBe(200)
    for (const blocks of [-1, 1.5, '30', undefined]) expect((await post(blocks)).status).toBe(422)
  })

  it('ends with the bodies of the recording', async () => {
    const { ask, post, head, state } = await replaying()
    const recorded = openDemo()
    await post(BLOCKS)
    await ask(`${ROOT}/blocks`)
    vi.setSystemTime(BLOCKS * 15_000)
    expect(await state()).toMatchObject({
      height: head,
      isReplaying: false,
      past: 2,
    })
    const names = (Object.keys(RESOURCES) as ResourceName[]).filter((name) => isServed(name))
    for (const name of names) {
      const { service } = RESOURCES[name].kind === 'item' ? RESOURCES[name] : { service: 'api/v2' }
      for (const subject of await subjectsOf('8801', name, 500)) {
        const path = `/pro/8801/${service}${subject}`
        expect([path, await ask(path)]).toEqual([path, await recorded(path)])
      }
    }
  })
})
