import { type Abi, encodeFunctionData, type Hex } from 'viem'
import { artifact, deploy, startAnvil } from '../../e2e/fixtures/anvil'
import { parseJson } from '#/api/json'
import { createNodeApi, type NodeApi, type NodeApiOptions } from '#/node/nodeApi'

const CHAIN = {
  id: '31337',
  name: 'Local',
  currency: { name: 'Ether', symbol: 'ETH', decimals: 18 as const },
  testnet: true,
}

/** The URL that the API of a test is served under. */
export const TEST_URL = 'http://node.test/node-api/31337'

/** Opens the API of a node, with a function that requests a path below /api/v2. */
export function openNode(rpcUrl: string, options: Partial<NodeApiOptions> = {}) {
  const api: NodeApi = createNodeApi({ ...CHAIN, url: TEST_URL, rpcUrl, fetch, patience: 60_000, ...options })
  const get = async (path: string) => {
    // Tests see each block without waiting for the next look at the node; the response has its error.
    await api.refresh().catch(() => undefined)
    const response = await api.answer(new Request(`${TEST_URL}/api/v2${path}`))
    return { status: response.status, body: parseJson(await response.text()) as Record<string, unknown> }
  }
  return { api, get }
}

interface NodeCall {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

type NodeAnswer = Record<string, unknown>

/** A fetch to a node, which sends what `change` makes of the answer to each call. */
export function changedNode(change: (call: NodeCall, answer: NodeAnswer) => NodeAnswer) {
  return async (url: string, init: RequestInit) => {
    const sent = JSON.parse(init.body as string) as NodeCall[] | NodeCall
    const calls = [sent].flat()
    const received = (await (await fetch(url, { ...init, body: JSON.stringify(calls) })).json()) as NodeAnswer[]
    const changed = calls.map((call) => change(call, received.find(({ id }) => id === call.id) ?? {}))
    return Response.json(Array.isArray(sent) ? changed.toReversed() : changed[0])
  }
}

/** Rows of a list. */
export const rowsOf = ({ body }: { body: unknown }) =>
  ((body as { items?: unknown }).items ?? body) as Record<string, unknown>[]

/** Sends a call of a contract of the recorder. */
export function callOf(name: string, to: Hex, functionName: string, args: readonly unknown[]) {
  const abi: Abi = artifact(name).abi
  return { to, data: encodeFunctionData({ abi, functionName, args }) }
}

/** A node whose chain has a coin, two collections, wrapped coins, transfers and failures, and the contracts in it. */
export async function startTestChain() {
  const node = await startAnvil(CHAIN.id)
  const [owner, other] = (await node.call('eth_accounts')) as [Hex, Hex]
  const contracts = {
    Coin: await deploy(node, 'Coin', ['Test Dollar', 'TUSD', 6, 1_000_000_000n]),
    Curios: await deploy(node, 'Curios'),
    Almanac: await deploy(node, 'Almanac'),
    WrappedCoin: await deploy(node, 'WrappedCoin', ['Wrapped Ether', 'WETH']),
    CollectionFactory: await deploy(node, 'CollectionFactory'),
    Mishaps: await deploy(node, 'Mishaps'),
  }
  const { Coin, Curios, Almanac, WrappedCoin, Mishaps } = contracts
  await node.send({ to: other, value: '0xde0b6b3a7640000' })
  await node.send(callOf('Coin', Coin, 'transfer', [other, 250_000_000n]))
  await node.send(callOf('Curios', Curios, 'mint', [other, 7n, 'data:application/json,{"name":"Seven"}']))
  await node.send(callOf('Almanac', Almanac, 'mintBatch', [owner, [1n, 2n], [5n, 6n]]))
  await node.send({ ...callOf('WrappedCoin', WrappedCoin, 'deposit', []), value: '0x1f4' })
  // With a limit of gas, the node accepts what will fail.
  await node.send({ ...callOf('Mishaps', Mishaps, 'failWithText', []), gas: '0x30d40' })
  return { node, owner, other, contracts }
}
