import { encodeFunctionData, type Hex, parseAbi, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAnvil } from '../../e2e/fixtures/anvil'
import { walk } from '#/conformance/walk'
import { isServed } from '#/served/responder'
import { openNode, rowsOf, startTestChain, TEST_URL } from '#/testing/nodeChain'

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
  expect((await open.get('/stats/charts/market')).status).toBe(400)
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
