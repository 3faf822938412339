import { decodeFunctionResult, encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { isObject } from '#/domain/isObject'
import landmarks from './landmarks.json'
import { openDemo, recordedChain } from './testDemo'

const demo = openDemo()

/** Sends a JSON-RPC request to the endpoint of a chain; returns its body. */
async function ask(body: unknown, path = '/8801/api/eth-rpc'): Promise<unknown> {
  return (await demo(path, { method: 'POST', body: JSON.stringify(body) })).body
}

async function call(method: string, ...params: unknown[]): Promise<unknown> {
  const body = await ask({ jsonrpc: '2.0', id: 1, method, params })
  return isObject(body) ? (body['result'] ?? body['error']) : body
}

const abi = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function name() view returns (string)',
  'function totalSupply() view returns (uint256)',
  'function transfer(address, uint256) returns (bool)',
])

test('a call runs the recorded code on the recorded storage, as the other endpoints report it', async () => {
  const { tokens, holdings } = await recordedChain('8801', 'tokens', 'holdings')
  for (const token of tokens.filter(({ type, name }) => type === 'ERC-20' && name).slice(0, 8)) {
    const read = async (data: string) =>
      (await call('eth_call', { to: token.address, data }, 'latest')) as `0x${string}`
    const name = await read(encodeFunctionData({ abi, functionName: 'name' }))
    expect(decodeFunctionResult({ abi, functionName: 'name', data: name })).toBe(token.name)
    const holding = holdings.find((each) => each.token === token.address && each.tokenId === undefined)
    if (!holding) continue
    const data = encodeFunctionData({ abi, functionName: 'balanceOf', args: [holding.holder as `0x${string}`] })
    expect(BigInt(await read(data))).toBe(BigInt(holding.value))
  }
})

test('what a call writes does not last', async () => {
  const { tokens, holdings } = await recordedChain('8801', 'tokens', 'holdings')
  const holding = holdings.find(({ token, tokenId }) => {
    return tokenId === undefined && tokens.find(({ address }) => address === token)?.type === 'ERC-20'
  })!
  const to = holding.token
  const balance = encodeFunctionData({ abi, functionName: 'balanceOf', args: [holding.holder as `0x${string}`] })
  const transfer = encodeFunctionData({ abi, functionName: 'transfer', args: [`0x${'1'.repeat(40)}`, 1n] })
  const before = await call('eth_call', { to, data: balance }, 'latest')
  expect(await call('eth_call', { from: holding.holder, to, data: transfer }, 'latest')).toMatch(/1$/)
  expect(await call('eth_call', { to, data: balance }, 'latest')).toBe(before)
})

test('a revert is an error with the data of the contract', async () => {
  const token = (await recordedChain('8801', 'tokens')).tokens.find(({ type }) => type === 'ERC-20')!.address
  const data = encodeFunctionData({ abi, functionName: 'transfer', args: [`0x${'1'.repeat(40)}`, 1n] })
  const error = await call('eth_call', { from: `0x${'2'.repeat(40)}`, to: token, data }, 'latest')
  expect(error).toMatchObject({ code: 3, message: 'execution reverted', data: expect.stringMatching(/^0x[\da-f]{8}/) })
})

test('the gas of a transaction is that of its data and its execution', async () => {
  const { tokens, holdings } = await recordedChain('8801', 'tokens', 'holdings')
  const coin = tokens.find(({ name }) => name === 'Meridian Dollar')!.address
  const from = holdings.find(({ token }) => token === coin)!.holder
  const data = encodeFunctionData({ abi, functionName: 'transfer', args: [`0x${'1'.repeat(40)}`, 1n] })
  const gas = Number(await call('eth_estimateGas', { from, to: coin, data }))
  expect(gas).toBeGreaterThan(30_000)
  expect(gas).toBeLessThan(80_000)
  expect(await call('eth_estimateGas', { to: coin, data })).toMatchObject({ code: 3 })
})

test('an earlier block has no state, and says so as nodes do', async () => {
  const { chain } = await recordedChain('8801', 'chain')
  const balanceAt = (height: number) => call('eth_getBalance', landmarks[8801].nftOwner, `0x${height.toString(16)}`)
  expect(await balanceAt(chain.head)).toMatch(/^0x/)
  expect(await balanceAt(chain.head - 1)).toMatchObject({ message: expect.stringContaining('missing trie node') })
  expect(await balanceAt(chain.head + 1)).toMatchObject({ message: 'header not found' })
})

test('balance, code, storage, height and chain ID are those of the recording', async () => {
  const { addresses, accounts, chain } = await recordedChain('8801', 'addresses', 'accounts', 'chain')
  expect(await call('eth_chainId')).toBe('0x2261')
  expect(BigInt((await call('eth_blockNumber')) as string)).toBe(BigInt(chain.head))
  const account = accounts.find(({ storage }) => storage['0x00'])!
  const balance = BigInt(addresses.find(({ hash }) => hash === account.address)!.balance)
  expect(BigInt((await call('eth_getBalance', account.address, 'latest')) as string)).toBe(balance)
  expect(await call('eth_getCode', account.address, 'latest')).toBe(account.code)
  const value = await call('eth_getStorageAt', account.address, '0x0', 'latest')
  expect(BigInt(value as string)).toBe(BigInt(account.storage['0x00']!))
})

test.each(['8801', '8802'] as const)('chain %s: the slots of a proxy lead to what its API reports', async (chain) => {
  const { addresses } = await recordedChain(chain, 'addresses')
  const proxy = landmarks[chain].proxy
  const slot = async (name: string) => {
    const params = [proxy, name, 'latest']
    return ask({ jsonrpc: '2.0', id: 1, method: 'eth_getStorageAt', params }, `/${chain}/api/eth-rpc`)
  }
  const implementation = addresses.find(({ hash }) => hash === proxy)?.contract?.implementations?.[0]?.address
  const word = `0x${implementation?.slice(2).toLowerCase().padStart(64, '0')}`
  expect(await slot('0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc')).toMatchObject({
    result: word,
  })
  // It has no admin: its implementation decides on upgrades.
  const zero = { result: `0x${'0'.repeat(64)}` }
  expect(await slot('0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103')).toMatchObject(zero)
})

test('a slot that is not recorded is an error, not zero', async () => {
  const { accounts } = await recordedChain('8801', 'accounts')
  const survey = accounts.find(({ partial }) => partial)!
  const error = await call('eth_getStorageAt', survey.address, `0x${'f'.repeat(64)}`, 'latest')
  expect(error).toMatchObject({ message: expect.stringContaining('missing trie node') })
})

test('a batch has its responses in order; the multichain API answers for its chains only', async () => {
  const batch = ['eth_chainId', 'eth_unknown'].map((method, id) => ({ jsonrpc: '2.0', id, method, params: [] }))
  const expected = [
    { id: 0, result: '0x2261' },
    { id: 1, error: { code: -32601 } },
  ]
  expect(await ask(batch)).toMatchObject(expected)
  expect(await ask(batch, '/pro/8801/json-rpc')).toMatchObject(expected)
  expect(await ask(batch, '/pro/8802/json-rpc')).toEqual({ error: 'Network not supported' })
})

test('logs are those of the blocks, contracts and topics that a filter selects', async () => {
  const { logs, transactions } = await recordedChain('8801', 'logs', 'transactions')
  const approval = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
  const found = async (filter: object) => (await call('eth_getLogs', filter)) as Record<string, unknown>[]
  const all = logs.filter(({ topics }) => topics[0] === approval)
  const whole = { fromBlock: '0x0', toBlock: 'latest' }
  expect(await found({ ...whole, topics: [approval] })).toHaveLength(all.length)
  expect(await found({ ...whole, topics: [[approval, `0x${'1'.repeat(64)}`]] })).toHaveLength(all.length)
  expect(await found({ fromBlock: 'earliest', topics: [] })).toHaveLength(logs.length)

  const [log] = all
  const height = transactions[log!.transaction]!.block!
  const block = `0x${height.toString(16)}`
  const filter = { fromBlock: block, toBlock: block, address: log!.address, topics: [null, log!.topics[1]] }
  const [first, ...others] = await found(filter)
  expect(first).toMatchObject({
    address: log!.address.toLowerCase(),
    topics: log!.topics,
    data: log!.data,
    blockNumber: block,
    transactionHash: transactions[log!.transaction]!.hash,
  })
  for (const other of others) expect(other['blockNumber']).toBe(block)
  expect(await found({ ...filter, topics: [`0x${'1'.repeat(64)}`] })).toEqual([])
  expect(await call('eth_getLogs', { ...whole, topics: [7] })).toMatchObject({ code: -32_602 })
  expect(await call('eth_getLogs', { fromBlock: '0x5', toBlock: '0x4' })).toMatchObject({ code: -32_000 })
  expect(await call('eth_getBlockByNumber', block, false)).toMatchObject({
    number: block,
    timestamp: first!['blockTimestamp'],
  })
  const missing = { jsonrpc: '2.0', id: 1, method: 'eth_getBlockByNumber', params: ['0xffffff', false] }
  expect(await ask(missing)).toMatchObject({ result: null })
})
