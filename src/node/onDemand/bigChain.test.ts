import type { Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNode, rowsOf, startTestChain } from '#/testing/nodeChain'

type Body = Record<string, unknown>

interface NodeBlock {
  hash: Hex
  number: Hex
  parentHash: Hex
  miner: Hex
  transactions: { hash: Hex; from: Hex; to: Hex | null; nonce: Hex; value: Hex }[]
}

let chain: Awaited<ReturnType<typeof startTestChain>>
let blocks: NodeBlock[]
let open: ReturnType<typeof openNode>
beforeAll(async () => {
  chain = await startTestChain()
  await chain.node.call('anvil_mine', '0x200')
  for (let value = 1; value < 60; value += 1)
    await chain.node.send({ to: chain.other, value: `0x${value.toString(16)}` })
  await chain.node.call('anvil_mine', '0x40')
  const head = Number(await chain.node.call('eth_blockNumber'))
  const heights = Array.from({ length: head + 1 }, (_, height) => `0x${height.toString(16)}`)
  blocks = (await Promise.all(
    heights.map((height) => chain.node.call('eth_getBlockByNumber', height, true)),
  )) as NodeBlock[]
  open = openNode(chain.node.url, { maxBlocks: 50 })
}, 60_000)
afterAll(() => chain?.node.close())

const lower = (value: unknown) => String((value as { hash?: string } | null)?.hash ?? value).toLowerCase()

/** All rows of a list, page by page, and how many pages had none. */
async function allRows(path: string, { get } = open): Promise<{ rows: Body[]; empty: number; pages: number }> {
  const rows: Body[] = []
  let [pages, empty] = [0, 0]
  for (let next: Body | null = {}; next !== null; pages += 1) {
    const query: string = new URLSearchParams(
      Object.entries(next).map(([key, value]) => [key, String(value)] as [string, string]),
    ).toString()
    const { body, status } = await get(`${path}?${query}`)
    expect(status).toBe(200)
    rows.push(...rowsOf({ body }))
    if (rowsOf({ body }).length === 0) empty += 1
    next = body['next_page_params'] as Body | null
    expect(pages).toBeLessThan(100)
  }
  return { rows, empty, pages }
}

describe('every record of the chain, by its name, is that of the node', () => {
  it('blocks, by height and by hash', async () => {
    for (const block of blocks.filter((_, place) => place % 7 === 0 || place < 30)) {
      const { body } = await open.get(`/blocks/${Number(block.number)}`)
      expect(body).toMatchObject({
        height: Number(block.number),
        hash: block.hash,
        parent_hash: block.parentHash,
        transactions_count: block.transactions.length,
      })
      expect((await open.get(`/blocks/${block.hash}`)).body).toEqual(body)
      const listed = rowsOf(await open.get(`/blocks/${block.hash}/transactions`))
      expect(listed.map(({ hash }) => hash)).toEqual(block.transactions.map(({ hash }) => hash).toReversed())
    }
  })

  it('transactions, with their logs', async () => {
    for (const sent of blocks.flatMap(({ transactions }) => transactions)) {
      const receipt = (await chain.node.call('eth_getTransactionReceipt', sent.hash)) as Body
      const { body } = await open.get(`/transactions/${sent.hash}`)
      expect(lower(body['from'])).toBe(sent.from)
      expect(body).toMatchObject({
        hash: sent.hash,
        nonce: Number(sent.nonce),
        value: String(BigInt(sent.value)),
        block_number: Number(receipt['blockNumber']),
        status: receipt['status'] === '0x1' ? 'ok' : 'error',
        gas_used: String(Number(receipt['gasUsed'])),
        confirmations: blocks.length - Number(receipt['blockNumber']),
      })
      const logs = rowsOf(await open.get(`/transactions/${sent.hash}/logs`))
      expect(logs.map(({ index }) => index)).toEqual(
        (receipt['logs'] as Body[]).map(({ logIndex }) => Number(logIndex)),
      )
    }
  })

  it('addresses: balance and code; counts that are not known are absent', async () => {
    for (const hash of [chain.owner, chain.other, ...Object.values(chain.contracts)]) {
      const { body } = await open.get(`/addresses/${hash}`)
      expect(body['coin_balance']).toBe(
        String(BigInt((await chain.node.call('eth_getBalance', hash, 'latest')) as Hex)),
      )
      expect(body['is_contract']).toBe((await chain.node.call('eth_getCode', hash, 'latest')) !== '0x')
      for (const field of ['transactions_count', 'has_logs', 'has_tokens']) expect(body).not.toHaveProperty(field)
    }
    expect((await open.get(`/addresses/${chain.owner}/counters`)).status).toBe(501)
    const created = blocks.flatMap(({ transactions }) => transactions).find(({ to }) => to === null)
    expect((await open.get(`/addresses/${chain.contracts.Coin}`)).body).toMatchObject({
      creator_address_hash: expect.stringMatching(new RegExp(chain.owner, 'i')),
      creation_transaction_hash: created?.hash,
    })
  })

  it('tokens and NFTs', async () => {
    const { body: token } = await open.get(`/tokens/${chain.contracts.Coin}`)
    expect(token).toMatchObject({ symbol: 'TUSD', decimals: '6', type: 'ERC-20', total_supply: expect.any(String) })
    expect(token).not.toHaveProperty('holders_count')
    expect((await open.get(`/tokens/${chain.contracts.Mishaps}`)).status).toBe(404)
    expect((await open.get(`/tokens/${chain.other}`)).status).toBe(404)
    const { body } = await open.get(`/tokens/${chain.contracts.Curios}/instances/7`)
    expect(body).toMatchObject({ id: '7', owner: { hash: expect.any(String) }, metadata: { name: 'Seven' } })
    expect((await open.get(`/tokens/${chain.contracts.Curios}/instances/8`)).status).toBe(404)
  })

  it('is not found only where the node says so', async () => {
    expect((await open.get(`/transactions/0x${'1'.repeat(64)}`)).status).toBe(404)
    expect((await open.get(`/blocks/${blocks.length}`)).status).toBe(404)
    expect((await open.get(`/blocks/0x${'1'.repeat(64)}`)).status).toBe(404)
    expect((await open.get('/transactions/0x12')).status).toBe(422)
  })

  it('is found by search', async () => {
    const block = blocks[3]
    const types = async (text: string) =>
      rowsOf(await open.get(`/search?q=${text}`)).map(({ type, block_number: height }) => [type, height])
    expect(await types(String(block?.hash))).toEqual([['block', 3]])
    expect(await types('3')).toEqual([['block', 3]])
    expect(await types(String(block?.transactions[0]?.hash))).toEqual([['transaction', undefined]])
    expect(await types(chain.other)).toEqual([['address', undefined]])
    expect((await types(chain.contracts.Coin)).map(([type]) => type)).toEqual(['token', 'contract'])
    const message = 'A node has no search by name, only by block, hash and address.'
    expect(await open.get('/search?q=TUSD')).toMatchObject({ status: 410, body: { message } })
  })
})

describe('lists continue to the first block, and have each row once', () => {
  it('blocks', async () => {
    const { rows, empty } = await allRows('/blocks')
    expect(rows.map(({ hash }) => hash)).toEqual(blocks.map(({ hash }) => hash).toReversed())
    expect(empty).toBe(0)
  })

  it('transactions', async () => {
    const { rows } = await allRows('/transactions')
    const wanted = blocks.flatMap(({ transactions }) => transactions.map(({ hash }) => hash)).toReversed()
    expect(rows.map(({ hash }) => hash)).toEqual(wanted)
  })

  it('token transfers and internal transactions, as the index of the whole chain has them', async () => {
    const whole = openNode(chain.node.url)
    for (const path of ['/token-transfers', '/internal-transactions']) {
      const wanted = await allRows(path, whole)
      expect(wanted.rows.length).toBeGreaterThan(0)
      const keyOf = (row: Body) => [row['transaction_hash'], row['log_index'] ?? row['index'], row['total']]
      expect((await allRows(path)).rows.map(keyOf)).toEqual(wanted.rows.map(keyOf))
    }
  })

  it('each page says which blocks were searched; an empty one has a cursor', async () => {
    const head = blocks.length - 1
    const { body } = await open.get('/token-transfers')
    expect(body['searched_blocks']).toMatchObject({ to: head })
    const { from } = body['searched_blocks'] as { from: number }
    if (from > 0) expect(body['next_page_params']).not.toBeNull()
  })
})

describe('what an address did is searched in the node', () => {
  const own = () => chain.owner.toLowerCase()
  const hashes = (rows: Body[]) => rows.map(({ hash }) => hash)
  const sentBy = (isWanted: (sent: NodeBlock['transactions'][number]) => boolean) =>
    blocks.flatMap(({ transactions }) => transactions.filter(isWanted).map(({ hash }) => hash)).toReversed()
  /** A node without some methods, and without state before a height. */
  const lacking = (methods: RegExp, stateFrom = 0) =>
    openNode(chain.node.url, {
      maxBlocks: 50,
      fetch: async (url, init) => {
        const body = JSON.parse(init.body as string) as { method: string; params: string[]; id: number }[] | object
        const answers = (await (await fetch(url, init)).json()) as Body[] | Body
        const calls = [body].flat() as { method: string; params: string[]; id: number }[]
        const all = [answers].flat().map((answer) => {
          const { method, params, id } = calls.find((call) => call.id === answer['id']) ?? {
            method: '',
            params: [],
            id: 0,
          }
          const isGone = method === 'eth_getTransactionCount' && Number(params[1]) < stateFrom
          if (!methods.test(method) && !isGone) return answer
          const error = isGone
            ? { code: -32_000, message: 'missing trie node' }
            : { code: -32_601, message: 'Method not found' }
          return { jsonrpc: '2.0', id, error }
        })
        return Response.json(Array.isArray(body) ? all : all[0])
      },
    })

  it('transactions sent and received, by the methods of Otterscan', async () => {
    const { rows } = await allRows(`/addresses/${chain.other}/transactions`)
    const isParty = ({ from, to }: { from: Hex; to: Hex | null }) =>
      [from, to].includes(chain.other.toLowerCase() as Hex)
    expect(hashes(rows)).toEqual(sentBy(isParty))
  })

  it('transactions sent, by the nonce, and says that there are only these', async () => {
    const sent = lacking(/^ots_/)
    const { rows } = await allRows(`/addresses/${chain.owner}/transactions`, sent)
    expect(hashes(rows)).toEqual(sentBy(({ from }) => from === own()))
    const { body } = await sent.get(`/addresses/${chain.owner}/transactions`)
    expect(body['searched_blocks']).toMatchObject({ only: 'sent' })
    expect((await sent.get(`/addresses/${chain.contracts.Coin}/transactions`)).body).toMatchObject({
      items: [],
      next_page_params: null,
    })
  })

  it('the state of old blocks is gone: those that can be found, then an error that names the block', async () => {
    const pruned = lacking(/^ots_/, blocks.length - 100)
    const { body } = await pruned.get(`/addresses/${chain.owner}/transactions`)
    expect(rowsOf({ body }).length, JSON.stringify(body).slice(0, 200)).toBeGreaterThan(5)
    const { to_block: to } = body['next_page_params'] as { to_block: number }
    // Neither has a contract sent any, nor an address with nonce 0.
    for (const hash of [chain.contracts.Coin, `0x${'1'.repeat(40)}`]) {
      const none = { items: [], next_page_params: null, searched_blocks: { from: 0, only: 'sent' } }
      expect((await pruned.get(`/addresses/${hash}/transactions`)).body).toMatchObject(none)
    }
    const older = await pruned.get(`/addresses/${chain.owner}/transactions?to_block=${to}`)
    expect(older.status).toBe(410)
    expect(older.body['message']).toMatch(`No state for block ${to - 1}: the node has pruned it.`)
    expect(to).toBe(blocks.length - 100)
  })

  it('token transfers, tokens, NFTs and logs, as the index of the whole chain has them', async () => {
    const whole = openNode(chain.node.url)
    const { Coin, Curios, Almanac } = chain.contracts
    const keyOf = (row: Body) =>
      JSON.stringify([row['transaction_hash'], row['log_index'] ?? row['index'], row['total'], row['value'], row['id']])
    for (const path of [
      `/addresses/${chain.owner}/token-transfers`,
      `/addresses/${chain.other}/tokens`,
      `/addresses/${chain.owner}/tokens`,
      `/addresses/${chain.other}/nft`,
      `/addresses/${Coin}/logs`,
      `/tokens/${Coin}/transfers`,
      `/tokens/${Almanac}/transfers`,
      `/tokens/${Curios}/instances/7/transfers`,
    ]) {
      const { rows } = await allRows(path, whole)
      expect(rows.length, path).toBeGreaterThan(0)
      expect((await allRows(path)).rows.map(keyOf).toSorted(), path).toEqual(rows.map(keyOf).toSorted())
    }
  })

  it('a range of logs that the node refuses is split', async () => {
    const send = async (url: string, init: RequestInit) => {
      const calls = [JSON.parse(init.body as string)].flat() as { method: string; params: Body[]; id: number }[]
      const tooLarge = calls.find(({ method, params: [filter] }) => {
        return method === 'eth_getLogs' && Number(filter?.['toBlock']) - Number(filter?.['fromBlock']) >= 100
      })
      if (!tooLarge) return fetch(url, init)
      const error = { code: -32_602, message: 'block range limit 100' }
      return Response.json(calls.map(({ id }) => ({ jsonrpc: '2.0', id, error })))
    }
    const limited = openNode(chain.node.url, { maxBlocks: 50, fetch: send })
    const path = `/addresses/${chain.owner}/token-transfers`
    expect((await allRows(path, limited)).rows).toEqual((await allRows(path)).rows)
  })
})

it('no count is that of the blocks that were read', async () => {
  const { body } = await open.get('/stats')
  expect(body).toMatchObject({ average_block_time: expect.any(Number), coin_price: null })
  for (const field of ['total_transactions', 'total_addresses', 'transactions_today', 'gas_used_today'])
    expect(body).not.toHaveProperty(field)
  expect((await open.get('/stats/charts/transactions')).status).toBe(501)
  expect(await open.get('/tokens')).toMatchObject({ status: 501, body: { message: 'A node has no list of tokens.' } })
})
