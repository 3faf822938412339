import { encodeFunctionData, type Hex, parseAbi, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deploy, startAnvil } from '../../e2e/fixtures/anvil'
import { walk } from '#/conformance/walk'
import { isServed } from '#/served/responder'
import { keepInMemory } from './savedBlocks'
import { callOf, openNode, rowsOf, startTestChain, TEST_URL } from '#/testing/nodeChain'

let chain: Awaited<ReturnType<typeof startTestChain>>
let open: ReturnType<typeof openNode>
beforeAll(async () => {
  chain = await startTestChain()
  open = openNode(chain.node.url)
})
afterAll(() => chain?.node.close())

const decimal = (quantity: unknown) => String(BigInt(quantity as string))

/** The checksummed hashes of all addresses that the API lists. */
const allAddresses = async () => rowsOf(await open.get('/addresses')).map(({ hash }) => hash as Hex)

const balanceAbi = parseAbi(['function balanceOf(address) view returns (uint256)'])

async function balanceOf(token: unknown, holder: string): Promise<string> {
  const data = encodeFunctionData({ abi: balanceAbi, args: [holder as Hex] })
  return decimal(await chain.node.call('eth_call', { to: token, data }, 'latest'))
}

describe('what the API returns equals what the node returns', () => {
  it('balances, codes and numbers of transactions of all addresses', async () => {
    const listed = rowsOf(await open.get('/addresses'))
    expect(listed.length).toBeGreaterThan(15)
    for (const { hash, coin_balance: balance, is_contract: isContract } of listed) {
      expect(balance, String(hash)).toBe(decimal(await chain.node.call('eth_getBalance', hash, 'latest')))
      const code = await chain.node.call('eth_getCode', hash, 'latest')
      expect(isContract).toBe(code !== '0x')
      const { status, body } = await open.get(`/smart-contracts/${String(hash)}`)
      expect(status === 200 ? body['deployed_bytecode'] : '0x').toBe(code)
      const sent = rowsOf(await open.get(`/addresses/${String(hash)}/transactions?filter=from`)).length
      if (!isContract) expect(sent).toBe(Number(await chain.node.call('eth_getTransactionCount', hash, 'latest')))
    }
  })

  it('logs of all contracts', async () => {
    const wanted = (await chain.node.call('eth_getLogs', { fromBlock: '0x0' })) as { data: string; topics: string[] }[]
    const found = await Promise.all(
      Object.values(chain.contracts).map(async (hash) => rowsOf(await open.get(`/addresses/${hash}/logs`))),
    )
    const keyOf = (topics: unknown[], data: unknown) => [...topics.filter(Boolean), data].join()
    expect(
      found
        .flat()
        .map(({ topics, data }) => keyOf(topics as unknown[], data))
        .toSorted(),
    ).toEqual(wanted.map(({ topics, data }) => keyOf(topics, data)).toSorted())
  })

  it('holders of all tokens, also of wrapped coins, which emit no transfer', async () => {
    const tokens = rowsOf(await open.get('/tokens'))
    expect(tokens.map(({ symbol }) => symbol)).toEqual(expect.arrayContaining(['TUSD', 'WETH']))
    // Collections have no balance for the zero address.
    const addresses = (await allAddresses()).filter((hash) => hash !== zeroAddress)
    for (const { address_hash: token, type, holders_count: count } of tokens.filter(
      ({ type: of }) => of !== 'ERC-1155',
    )) {
      const held = await Promise.all(addresses.map(async (hash) => [hash, await balanceOf(token, hash)] as const))
      const holders = rowsOf(await open.get(`/tokens/${String(token)}/holders`))
      const found = holders.map(({ address, value }) => [(address as { hash: string }).hash, value] as const)
      expect(new Map(found), String(type)).toEqual(new Map(held.filter(([, value]) => value !== '0')))
      expect(count).toBe(String(holders.length))
    }
  })

  it('a transaction that failed, with its revert reason', async () => {
    const [latest] = rowsOf(await open.get('/transactions'))
    expect(latest).toMatchObject({ status: 'error', result: 'execution reverted' })
    expect(latest?.['revert_reason']).toEqual(expect.stringMatching(/^\w[^{]+$/))
  })

  it('an NFT with the metadata that its URI holds', async () => {
    const { body } = await open.get(`/tokens/${chain.contracts.Curios}/instances/7`)
    expect(body).toMatchObject({ id: '7', owner: { hash: expect.any(String) }, metadata: { name: 'Seven' } })
  })
})

it('the API follows the contract: pages lose nothing, and what a node has no facts of is an unknown route', async () => {
  const send = (url: string, init: RequestInit) => open.api.answer(new Request(url, init))
  const extent = { pages: 1, records: 1, rate: 10_000 }
  const findings = await walk({ url: `${TEST_URL}/api/v2`, form: 'instance' }, { fetch: send, extent })
  expect(findings.flatMap(({ losses }) => losses)).toEqual([])
  // Raw traces have quantities in hex, as nodes write them.
  expect(findings.filter(({ strict }) => strict.length > 0).map(({ name }) => name)).toEqual(['transactionRawTrace'])
  const lacking = findings.filter(({ name, outcome }) => isServed(name) && outcome === 'unsupported')
  expect(lacking.map(({ name }) => name)).toEqual([
    'marketChart',
    'userOperations',
    'beaconDeposits',
    'beaconDepositCounters',
    'transactionBlobs',
  ])
})

it('prices and market figures are absent', async () => {
  expect((await open.get('/stats')).body).toMatchObject({ coin_price: null, market_cap: null })
  const [transaction] = rowsOf(await open.get('/transactions'))
  expect(transaction).not.toHaveProperty('exchange_rate')
  expect((await open.get('/stats/charts/market')).status).toBe(501)
})

it('a balance that is set without a block is shown', async () => {
  await chain.node.call('anvil_setBalance', chain.other, '0x77')
  expect((await open.get(`/addresses/${chain.other}`)).body['coin_balance']).toBe('119')
  const stranger = '0x00000000000000000000000000000000000000aa'
  expect((await open.get(`/addresses/${stranger}`)).body).not.toHaveProperty('coin_balance')
  await chain.node.call('anvil_setBalance', stranger, '0x5')
  expect((await open.get(`/addresses/${stranger}`)).body['coin_balance']).toBe('5')
})

describe('blocks that are gone', () => {
  const heights = async () => rowsOf(await open.get('/blocks')).map(({ height, hash }) => [Number(height), hash])
  const onNode = async () => {
    const head = Number(await chain.node.call('eth_blockNumber'))
    const blocks = Array.from({ length: head + 1 }, async (_, height) => {
      const { hash } = (await chain.node.call('eth_getBlockByNumber', `0x${height.toString(16)}`, false)) as {
        hash: Hex
      }
      return [height, hash]
    })
    return (await Promise.all(blocks)).toReversed()
  }

  it.each([
    [
      'evm_revert',
      async () => {
        const snapshot = await chain.node.call('evm_snapshot')
        await chain.node.send({ to: chain.other, value: '0x1' })
        expect(await heights()).toEqual(await onNode())
        await chain.node.call('evm_revert', snapshot)
      },
    ],
    [
      'evm_revert, then another block at the same height',
      async () => {
        const snapshot = await chain.node.call('evm_snapshot')
        await chain.node.send({ to: chain.other, value: '0x1' })
        await heights()
        await chain.node.call('evm_revert', snapshot)
        await chain.node.send({ to: chain.other, value: '0x2' })
      },
    ],
    [
      'anvil_reorg',
      async () => {
        await chain.node.send({ to: chain.other, value: '0x3' })
        await chain.node.send({ to: chain.other, value: '0x4' })
        await heights()
        await chain.node.call('anvil_reorg', 2, [])
      },
    ],
    ['anvil_reset', () => chain.node.call('anvil_reset')],
  ])('%s: the list of blocks is that of the node', async (_, change) => {
    await heights()
    await change()
    expect(await heights()).toEqual(await onNode())
    const { transactions } = open.api.index.facts().recording
    const { total_transactions: count } = (await open.get('/stats')).body
    expect(count).toBe(String(transactions.length))
  })
})

it('a node that was started again has another chain at the same URL', async () => {
  const again = await startAnvil('31337')
  let url = chain.node.url
  const { get } = openNode(chain.node.url, { fetch: (_, init) => fetch(url, init) })
  const first = rowsOf(await get('/blocks'))
  url = again.url
  await again.send({ value: '0x1', to: chain.other })
  const blocks = rowsOf(await get('/blocks'))
  await again.close()
  expect(blocks).toHaveLength(2)
  expect(blocks.at(-1)?.['hash']).not.toBe(first.at(-1)?.['hash'])
})

describe('a node that offers less', () => {
  /** Responds to some calls instead of the node; the rest are sent to it. */
  function answering(answer: (call: { id: number; method: string }, calls: number) => object | null) {
    const sent: number[] = []
    const send = async (url: string, init: RequestInit) => {
      const body = JSON.parse(init.body as string) as { id: number; method: string }[] | { id: number; method: string }
      const calls = Array.isArray(body) ? body : [body]
      sent.push(calls.length)
      const answers = calls.map((call) => answer(call, calls.length))
      if (!answers.some(Boolean)) return fetch(url, init)
      const rest = calls.filter((_, place) => !answers[place])
      const real = rest.length > 0 ? await fetch(url, { ...init, body: JSON.stringify(rest) }) : null
      const others = ((await real?.json()) ?? []) as object[]
      const all = [...answers.flatMap((each) => each ?? []), ...others]
      return Response.json(Array.isArray(body) ? all : all[0])
    }
    return { sent, send }
  }
  const failing = ({ id }: { id: number }, code: number, message: string) => ({
    jsonrpc: '2.0',
    id,
    error: { code, message },
  })

  it('without traces: internal transactions are not implemented, transactions are there', async () => {
    await chain.node.send({ to: chain.other, value: '0x9' })
    const { send } = answering((call) =>
      /^(?:trace|debug)_/.test(call.method) ? failing(call, -32_601, 'Method not found') : null,
    )
    const saved = await keepInMemory('')
    const openAgain = () => openNode(chain.node.url, { fetch: send, openSaved: async () => saved })
    // The second one reads no block from the node.
    for (const { api, get } of [openAgain(), openAgain()]) {
      expect(await get('/internal-transactions')).toEqual({
        status: 501,
        body: { message: 'This node offers no traces.', source: 'node' },
      })
      expect(rowsOf(await get('/transactions'))).toHaveLength(1)
      expect(api.index.offersTraces()).toBe(false)
    }
  })

  it('that does not respond: a response waits for the error, and is no empty list', async () => {
    const send = async () => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      return new Response('', { status: 404 })
    }
    const { api } = openNode(chain.node.url, { fetch: send, patience: 5 })
    expect((await api.answer(new Request(`${TEST_URL}/api/v2/transactions`))).status).toBe(502)
  })

  it('without receipts of whole blocks, and with traces of single transactions only', async () => {
    const lacks = /^(?:eth_getBlockReceipts|trace_block|debug_traceBlockByNumber)$/
    const { send } = answering((call) => (lacks.test(call.method) ? failing(call, -32_601, 'Method not found') : null))
    const [found] = rowsOf(await openNode(chain.node.url, { fetch: send }).get('/transactions'))
    expect(found).toEqual(rowsOf(await open.get('/transactions'))[0])
  })

  it('with batches of two calls at most', async () => {
    const { send, sent } = answering((call, calls) =>
      calls > 2 ? failing(call, -32_600, 'Batch size too large: max 2') : null,
    )
    const { get } = openNode(chain.node.url, { fetch: send })
    expect(rowsOf(await get('/transactions'))).toHaveLength(1)
    expect(sent.filter((calls) => calls > 2).length).toBeLessThan(4)
  })

  it('with a limit of requests: waits as long as the node asks for', async () => {
    let refused = 0
    const send = async (url: string, init: RequestInit) =>
      (refused += 1) === 2 ? new Response('{}', { status: 429, headers: { 'Retry-After': '1' } }) : fetch(url, init)
    const start = performance.now()
    expect(rowsOf(await openNode(chain.node.url, { fetch: send }).get('/transactions'))).toHaveLength(1)
    expect(performance.now() - start).toBeGreaterThan(900)
  })

  it('that fails once while state is read: contracts are known later', async () => {
    let failures = 0
    const send = async (url: string, init: RequestInit) =>
      /eth_getCode/.test(init.body as string) && (failures += 1) === 1
        ? new Response('{}', { status: 402 })
        : fetch(url, init)
    const { api, get } = openNode(chain.node.url, { fetch: send })
    const contract = await deploy(chain.node, 'Mishaps')
    await expect(api.index.update()).rejects.toThrow('HTTP 402')
    const row = rowsOf(await get('/addresses')).find(({ hash }) => String(hash).toLowerCase() === contract)
    expect(row).toMatchObject({ is_contract: true })
  })

  it('that is down: a bad gateway', async () => {
    const { api } = openNode(chain.node.url, { fetch: async () => new Response('{}', { status: 403 }) })
    const response = await api.answer(new Request(`${TEST_URL}/api/v2/blocks`))
    expect(response.status).toBe(502)
  })

  it('that is slow: what is missing so far waits for the rest of the index', async () => {
    const send = async (url: string, init: RequestInit) => {
      if (/eth_call/.test(init.body as string)) await new Promise((resolve) => setTimeout(resolve, 100))
      return fetch(url, init)
    }
    const { api } = openNode(chain.node.url, { fetch: send, patience: 5 })
    const token = await deploy(chain.node, 'Coin', ['Test Dollar', 'TUSD', 6, 1_000n])
    await chain.node.send(callOf('Coin', token, 'transfer', [chain.other, 1n]))
    const response = await api.answer(new Request(`${TEST_URL}/api/v2/tokens/${token}/holders`))
    expect(rowsOf({ body: await response.json() })).toHaveLength(2)
  })
})
