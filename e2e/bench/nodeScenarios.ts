import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { encodeFunctionData } from 'viem'
import { type Anvil, artifact, deploy, startAnvil } from '../fixtures/anvil'
import { startServe } from '../fixtures/program'
import { listening, type Running } from '../fixtures/site'
import { pageNamed } from './pages'
import type { Scenario } from './scenario'
import type { Site } from './site'
import { newContext, notesOf, open } from './visit'

const ID = '31337'
/** Transactions of the chains, and of each of their blocks. */
const FEW = 2_000
const MANY = 50_000
const PER_BLOCK = 50
/** A chain is read when its page names no progress, and no block has been requested for this time. */
const QUIET_MS = 4_000

const siteAt = (url: string): Site => ({ url, requests: [], close: async () => undefined })

/** Mines transactions, half of which transfer a token. */
async function fill(node: Anvil, count: number): Promise<void> {
  const to = `0x${'5'.repeat(40)}`
  const coin = await deploy(node, 'Coin', ['Test Dollar', 'TUSD', 6, 1_000_000_000_000n])
  const data = encodeFunctionData({ abi: artifact('Coin').abi, functionName: 'transfer', args: [to, 1n] })
  await node.call('evm_setAutomine', false)
  for (let sent = 0; sent < count; sent += PER_BLOCK) {
    const calls = Array.from({ length: PER_BLOCK }, (_, id) => {
      const transaction = id % 2 === 0 ? { to, value: '0x1', gas: '0x5208' } : { to: coin, data, gas: '0x186a0' }
      return { jsonrpc: '2.0', id, method: 'eth_sendTransaction', params: [{ from: node.account, ...transaction }] }
    })
    const headers = { 'Content-Type': 'application/json' }
    await (await fetch(node.url, { method: 'POST', headers, body: JSON.stringify(calls) })).text()
    await node.call('evm_mine')
  }
  await node.call('evm_setAutomine', true)
}

/** The node without methods that trace calls. */
function withoutTraces({ url }: Anvil): Promise<Running> {
  interface Call {
    id: number
    method: string
  }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += String(part)
    const asked = JSON.parse(text) as Call | Call[]
    const isTrace = ({ method }: Call) => /^(?:trace|debug)_/.test(method)
    const error = { code: -32_601, message: 'Method not found' }
    const refused = [asked].flat().filter(isTrace)
    const body =
      refused.length > 0
        ? JSON.stringify(
            Array.isArray(asked)
              ? refused.map(({ id }) => ({ jsonrpc: '2.0', id, error }))
              : { jsonrpc: '2.0', id: asked.id, error },
          )
        : await (
            await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: text })
          ).text()
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(body)
  })
  return listening(server)
}

/** Requests to the node of a page and of its worker: when the first was sent, and when the last that reads whole blocks had its response; ms. */
function watchNode(page: Page) {
  const seen = { count: 0, first: 0, last: 0 }
  page.on('request', (request) => {
    if (!request.url().endsWith('/rpc')) return
    seen.count += 1
    seen.first ||= performance.now()
  })
  page.on('requestfinished', (request) => {
    if (/eth_getBlockReceipts|trace_block/.test(request.postData() ?? '')) seen.last = performance.now()
  })
  return seen
}

/** A new profile reads the whole chain, until no block has been requested for a while. */
async function index(context: BrowserContext, url: string, count: number, cpu: number) {
  const watched = new Promise<ReturnType<typeof watchNode>>((resolve) => {
    context.once('page', (page) => resolve(watchNode(page)))
  })
  const { page } = await open(context, { site: siteAt(url), path: `/${ID}/txs`, ready: 'main h1', count: 1 }, { cpu })
  const seen = await watched
  const progress = page.getByText(/^Indexed [\d,]+ of/)
  while (seen.last === 0 || performance.now() - seen.last < QUIET_MS || (await progress.isVisible())) await sleep(100)
  const { longest } = await notesOf(page)
  const bytes = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
  await page.close()
  return { rate: (count / (seen.last - seen.first)) * 1000, longest, bytes: bytes / count }
}

const PAGES = [
  ['transactions', '/txs', 'main [data-index]'],
  ['accounts', '/addresses', 'main [data-index]'],
  ['address', '/address/0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266', 'main [data-index]'],
  ['block', '/block/7', pageNamed('transaction').ready],
] as const

/** A local chain of `count` transactions that is read from its node. */
const nodeChain = (name: string, count: number, cpus: readonly number[]): Scenario => ({
  name,
  seconds: 240,
  maxRuns: 1,
  play: async ({ browser }) => {
    const node = await startAnvil(ID)
    await fill(node, count)
    const numbers: Record<string, number> = {}
    const label = `${count.toLocaleString('en-US')} txns`
    const bare = await withoutTraces(node)
    const noTraces = await startServe('--rpc', bare.url)
    const local = await startServe('--rpc', node.url)
    const plain = await newContext(browser)
    numbers[`${label}: index without traces, txns/s`] = (await index(plain, noTraces.url, count, 1)).rate
    await plain.close()
    let context = plain
    for (const cpu of cpus) {
      context = await newContext(browser)
      const { rate, longest, bytes } = await index(context, local.url, count, cpu)
      numbers[`${label}: index with traces, CPU ${cpu}x, txns/s`] = rate
      numbers[`${label}: longest task meanwhile, CPU ${cpu}x, ms`] = longest
      numbers[`${label}: on disk, bytes per txn`] = bytes
      if (cpu !== cpus.at(-1)) await context.close()
    }
    for (const [title, path, ready] of PAGES) {
      const { page } = await open(
        context,
        { site: siteAt(local.url), path: `/${ID}${path}`, ready, count: 1 },
        { cpu: 1 },
      )
      numbers[`${label}: ${title}, saved blocks, painted, ms`] = (await notesOf(page)).painted
      await page.close()
    }
    const home = await context.newPage()
    const seen = watchNode(home)
    await home.goto(`${local.url}/${ID}`)
    const height = Number(await node.call('eth_blockNumber'))
    await home
      .getByRole('link', { name: String(height), exact: true })
      .first()
      .waitFor()
    numbers[`${label}: home, requests to the node until its blocks are shown, with those of the index`] = seen.count
    await sleep(3_000)
    const mined = performance.now()
    await node.call('evm_mine')
    await home
      .getByRole('link', { name: String(height + 1), exact: true })
      .first()
      .waitFor()
    numbers[`${label}: until a new block is shown, ms`] = performance.now() - mined
    await Promise.all([context.close(), local.close(), noTraces.close(), bare.close()])
    await node.close()
    return numbers
  },
})

/** Chains that are read from their node, on request only. They are those of the build in dist. */
export const nodeScenarios: readonly Scenario[] = [
  nodeChain('node chain', FEW, [4, 1]),
  nodeChain('large node chain', MANY, [1]),
]
