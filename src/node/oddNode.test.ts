import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startAnvil } from '../../e2e/fixtures/anvil'
import { isObject } from '#/domain/isObject'
import { changedNode, openNode, rowsOf, startTestChain } from '#/testing/nodeChain'

let chain: Awaited<ReturnType<typeof startTestChain>>
beforeAll(async () => {
  chain = await startTestChain()
  await chain.node.call('anvil_mine', '0x20')
})
afterAll(() => chain?.node.close())

const FORMS = [
  ['with an index', 1_000],
  ['without an index', 10],
] as const

/** The same JSON with every text or number changed, except for data that looks like a quantity. */
function mapped(value: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => mapped(each, change))
  if (!isObject(value)) return change(value)
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      /^(?:input|output|data)$/.test(key) ? each : mapped(each, change),
    ]),
  )
}

/** Quantities as decimal text or numbers, and data in upper case. */
const WRITTEN = {
  'quantities as decimal text': (value: unknown) =>
    typeof value === 'string' && /^0x(?:0|[1-9a-f][\da-f]{0,15})$/.test(value) ? String(BigInt(value)) : value,
  'quantities as numbers': (value: unknown) =>
    typeof value === 'string' && /^0x(?:0|[1-9a-f][\da-f]{0,11})$/.test(value) ? Number(value) : value,
  'hex in upper case': (value: unknown) =>
    typeof value === 'string' && /^0x[\da-f]+$/.test(value) ? `0x${value.slice(2).toUpperCase()}` : value,
}

describe.each(FORMS)('%s', (_, maxBlocks) => {
  const open = (change: Parameters<typeof changedNode>[0] = (__, answer) => answer) =>
    openNode(chain.node.url, { maxBlocks, fetch: changedNode(change) })

  it.each(Object.entries(WRITTEN))(
    'a node that writes %s: the same blocks, transactions, transfers',
    async (__, change) => {
      const plain = open()
      const other = open(({ method }, answer) =>
        method === 'eth_call' ? answer : { ...answer, result: mapped(answer['result'], change) },
      )
      const { Coin } = chain.contracts
      for (const path of [
        '/blocks',
        '/transactions',
        '/token-transfers',
        '/internal-transactions',
        `/tokens/${Coin}/transfers`,
        `/addresses/${Coin}/logs`,
      ]) {
        const wanted = await plain.get(path)
        expect(rowsOf(wanted).length, path).toBeGreaterThan(0)
        expect((await other.get(path)).body, path).toEqual(wanted.body)
      }
    },
  )

  it('a receipt that the node does not have, or not yet: no success, no fee paid, until it has it', async () => {
    const { transactionHash: hash } = await chain.node.send({ to: chain.other, value: '0x5' })
    await chain.node.call('anvil_mine', '0x10')
    let isPruned = true
    const { get } = open(({ method, params, id }, answer) => {
      if (/^(?:trace|debug)_/.test(method))
        return { jsonrpc: '2.0', id, error: { code: -32_601, message: 'Method not found' } }
      if (!isPruned) return answer
      if (method === 'eth_getTransactionReceipt' && params[0] === hash) return { ...answer, result: null }
      const receipts = answer['result']
      if (method !== 'eth_getBlockReceipts' || !Array.isArray(receipts)) return answer
      return {
        ...answer,
        result: receipts.filter(({ transactionHash }: { transactionHash: string }) => transactionHash !== hash),
      }
    })
    const [row] = rowsOf(await get('/transactions'))
    expect(row).toMatchObject({ hash, fee: { type: 'maximum' } })
    for (const field of ['status', 'result', 'gas_used', 'transaction_burnt_fee'])
      expect(row?.[field] ?? null, field).toBe(null)
    for (const tab of ['logs', 'token-transfers'])
      expect(await get(`/transactions/${hash}/${tab}`)).toMatchObject({
        status: 410,
        body: { message: 'The node has no receipt of this transaction: it may have pruned it.' },
      })
    const { body } = await get(`/blocks/${String(row?.['block_number'])}`)
    expect(body['transaction_fees'] ?? null).toBe(null)
    isPruned = false
    const again = open()
    expect(rowsOf(await again.get('/transactions'))[0]).toMatchObject({ hash, status: 'ok', fee: { type: 'actual' } })
  })

  it('an error for a receipt is an error, not a transaction without logs', async () => {
    const { get } = open(({ method, id }, answer) =>
      /Receipt/.test(method) ? { jsonrpc: '2.0', id, error: { code: -32_000, message: 'request timed out' } } : answer,
    )
    expect(await get('/transactions')).toMatchObject({ status: 502, body: { message: 'request timed out' } })
  })

  it('no price per gas in receipts: that of the base fee', async () => {
    const plain = rowsOf(await open().get('/transactions'))
    const { get } = open(({ method }, answer) => {
      if (!/Receipt/.test(method)) return answer
      return {
        ...answer,
        result: [answer['result']].flat().map((receipt) => ({ ...(receipt as object), effectiveGasPrice: undefined })),
      }
    })
    expect(rowsOf(await get('/transactions'))).toEqual(plain)
  })

  it('a block without validator and base fee: null, not zero', async () => {
    const { get } = open((call, answer) =>
      /getBlockBy/.test(call.method) && isObject(answer['result'])
        ? {
            ...answer,
            result: {
              ...answer['result'],
              miner: null,
              baseFeePerGas: undefined,
              totalDifficulty: undefined,
              size: undefined,
            },
          }
        : answer,
    )
    const [block] = rowsOf(await get('/blocks'))
    for (const field of ['miner', 'base_fee_per_gas', 'burnt_fees', 'priority_fee', 'size'])
      expect(block?.[field] ?? null, field).toBe(null)
  })

  it('a balance or code that the node fails to return is an error, not 0', async () => {
    for (const failing of ['eth_getBalance', 'eth_getCode']) {
      let isFailing = true
      const { get } = open(({ method, id }, answer) =>
        method === failing && isFailing
          ? { jsonrpc: '2.0', id, error: { code: -32_000, message: 'internal' } }
          : answer,
      )
      expect((await get(`/addresses/${chain.other}`)).status, failing).toBe(502)
      isFailing = false
      expect((await get(`/addresses/${chain.other}`)).body['coin_balance']).toMatch(/^\d+$/)
    }
  })

  it('a transaction whose trace failed: an error, and those of others are its own', async () => {
    const rows = rowsOf(await open().get('/transactions'))
    const [failed, other] = [rows.at(-1)?.['hash'], rows.at(-2)?.['hash']]
    const { get } = open(({ method, params, id }, answer) => {
      if (method.startsWith('trace_'))
        return {
          jsonrpc: '2.0',
          id,
          error: {
            code: -32_600,
            message: "The method 'trace_block' is found but the namespace 'Trace' is disabled for http",
          },
        }
      if (method === 'debug_traceTransaction' && params[0] === failed)
        return { jsonrpc: '2.0', id, error: { code: -32_000, message: 'execution timeout' } }
      const traces = answer['result']
      if (method !== 'debug_traceBlockByNumber' || !Array.isArray(traces)) return answer
      return {
        ...answer,
        result: traces.map((trace: { txHash: string }) =>
          trace.txHash === failed ? { txHash: failed, error: 'execution timeout' } : trace,
        ),
      }
    })
    expect(await get(`/transactions/${String(failed)}/internal-transactions`)).toMatchObject({
      status: 410,
      body: { message: expect.stringMatching(/^No trace of block 1: /) as string },
    })
    expect((await get(`/transactions/${String(other)}/raw-trace`)).body).toHaveLength(1)
  })

  it('a server that refuses methods with HTTP 403: what they are for is missing, the rest is there', async () => {
    const send = async (url: string, init: RequestInit) =>
      /"(?:trace|debug|ots|anvil|hardhat)_/.test(init.body as string)
        ? new Response('<h1>Forbidden</h1>', { status: 403 })
        : fetch(url, init)
    const { get } = openNode(chain.node.url, { maxBlocks, fetch: send })
    expect(rowsOf(await get('/transactions')).length).toBeGreaterThan(5)
    expect(await get('/internal-transactions')).toMatchObject({
      status: 501,
      body: { message: 'This node offers no traces.' },
    })
  })
})

it('logs of transactions that the node does not find by hash: their blocks have them', async () => {
  const plain = openNode(chain.node.url, { maxBlocks: 10 })
  const { get } = openNode(chain.node.url, {
    maxBlocks: 10,
    fetch: changedNode(({ method }, answer) =>
      method === 'eth_getTransactionByHash' ? { ...answer, result: null } : answer,
    ),
  })
  const path = `/tokens/${chain.contracts.Coin}/transfers`
  const wanted = rowsOf(await plain.get(path))
  expect(wanted.length).toBeGreaterThan(0)
  expect(rowsOf(await get(path))).toEqual(wanted)
})

it('a receipt that comes a moment after its block: the index waits for it', async () => {
  const node = await startAnvil('31337')
  onTestFinished(() => node.close())
  let isLate = false
  const { api, get } = openNode(node.url, {
    fetch: changedNode(({ method }, answer) =>
      isLate && /Receipt/.test(method) ? { ...answer, result: null } : answer,
    ),
  })
  await node.send({ to: node.account, value: '0x1' })
  expect(rowsOf(await get('/transactions'))).toHaveLength(1)
  isLate = true
  await node.send({ to: node.account, value: '0x2' })
  expect(rowsOf(await get('/transactions'))).toHaveLength(1)
  expect(api.index.progress()).toEqual({ indexed: 2, total: 3 })
  isLate = false
  expect(rowsOf(await get('/transactions'))).toMatchObject([{ value: '2', status: 'ok' }, { value: '1' }])
})

it('an error for the genesis block: the chain is not taken for another', async () => {
  let isFailing = false
  const { api, get } = openNode(chain.node.url, {
    fetch: changedNode(({ method, params, id }, answer) =>
      isFailing && method === 'eth_getBlockByNumber' && params[0] === '0x0'
        ? { jsonrpc: '2.0', id, error: { code: -32_603, message: 'internal' } }
        : answer,
    ),
  })
  await get('/blocks')
  isFailing = true
  const snapshot = await chain.node.call('evm_snapshot')
  await chain.node.call('anvil_mine', '0x2')
  await expect(api.refresh()).rejects.toThrow()
  isFailing = false
  await get('/blocks')
  expect(api.index.restarts()).toBe(0)
  await chain.node.call('evm_revert', snapshot)
})

it('of several nodes behind one URL one is behind: no block of a chain that is not local is dropped for it', async () => {
  let isBehind = false
  const { api, get } = openNode(chain.node.url, {
    id: '999',
    fetch: changedNode(({ method, params }, answer) => {
      if (method === 'eth_chainId') return { ...answer, result: '0x3e7' }
      if (method === 'web3_clientVersion') return { ...answer, result: 'Geth/v1.16.0' }
      return isBehind && params[0] === 'latest' && method === 'eth_getBlockByNumber'
        ? { ...answer, result: older }
        : answer
    }),
  })
  const blocks = rowsOf(await get('/blocks'))
  const older = await chain.node.call(
    'eth_getBlockByNumber',
    `0x${(Number(blocks[0]?.['height']) - 1).toString(16)}`,
    false,
  )
  isBehind = true
  await api.index.update()
  expect(api.index.facts().head).toBe(blocks[0]?.['height'])
})
