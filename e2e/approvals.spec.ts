import { createServer } from 'node:http'
import { encodeFunctionData, type Hex } from 'viem'
import { serveDemo } from '#/demo/node'
import { DEMO_KEY } from '#/demo/plan'
import { type Anvil, artifact, deploy, startAnvil } from './fixtures/anvil'
import { liveConfig } from './fixtures/config'
import { listening } from './fixtures/site'
import { expect, test } from './fixtures/test'
import { installWallet } from './fixtures/wallet'
import { chain } from '#/testing/pages'

const PER_SECOND = 5
const TOKENS = 3
const SPENDERS = 20

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Expose-Headers': 'x-ratelimit-limit',
  'x-ratelimit-limit': String(PER_SECOND),
}

/** A node behind a limit of requests in any second; a wallet has a path without one. */
async function serveLimited(node: Anvil) {
  const statuses: number[] = []
  let times: number[] = []
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, CORS).end()
    const now = Date.now()
    times = times.filter((time) => time > now - 1000)
    const isFree = request.url === '/wallet' || times.length < PER_SECOND
    if (request.url !== '/wallet') {
      times.push(now)
      statuses.push(isFree ? 200 : 429)
    }
    if (!isFree) return response.writeHead(429, CORS).end('{}')
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const body = Buffer.concat(chunks)
      const answer = await fetch(node.url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
      response.writeHead(200, { ...CORS, 'Content-Type': 'application/json' }).end(await answer.text())
    })()
  })
  return { ...(await listening(server)), statuses }
}

/** Approves each token for each spender in a transaction of its own. */
async function approveAll(node: Anvil): Promise<void> {
  const { abi } = artifact('Coin')
  const tokens: Hex[] = []
  for (let index = 0; index < TOKENS; index += 1)
    tokens.push(await deploy(node, 'Coin', [`Test coin ${index}`, `TC${index}`, 6, 1_000_000_000n]))
  for (let index = 1; index <= SPENDERS; index += 1) {
    const spender = `0x${index.toString(16).padStart(40, '5')}`
    const data = encodeFunctionData({ abi, functionName: 'approve', args: [spender, BigInt(index) * 1_000_000n] })
    for (const to of tokens) await node.send({ to, data })
  }
}

// The explorer does not know the tokens and spenders of this test.
test.use({ tolerates: 'failed requests' })

test('sixty approvals are listed at five requests a second without a refusal, and one is revoked', async ({
  page,
  openSite,
}) => {
  test.setTimeout(120_000)
  const node = await startAnvil(chain)
  await approveAll(node)
  const limited = await serveLimited(node)
  const api = await serveDemo({ port: 0, allowance: { credits: 1_000_000, requestsPerSecond: PER_SECOND } })
  const config = JSON.parse(liveConfig(api.url)) as { chains: { id: string }[] }
  const chains = config.chains.map((each) => (each.id === chain ? { ...each, rpcUrl: limited.url } : each))
  const site = await openSite(JSON.stringify({ ...config, chains }))
  const statuses: number[] = []
  const spenders = new Set<string>()
  page.on('response', (response) => {
    if (!response.url().startsWith(api.url)) return
    statuses.push(response.status())
    const [, spender] = /\/addresses\/(0x5[\da-f]{39})$/i.exec(response.url()) ?? []
    if (spender) spenders.add(spender)
  })
  await page.addInitScript(installWallet, { url: `${limited.url}/wallet`, account: node.account })
  await page.goto(`${site}/settings`)
  await page.getByRole('textbox', { name: 'API key' }).fill(DEMO_KEY)
  await page.getByRole('button', { name: 'Test and save' }).click()
  await expect(page.getByText('API key works.')).toBeVisible()
  // A document that is closed frees its slots, while the server still counts its last requests for a second.
  await page.waitForTimeout(1_500)

  await page.goto(`${site}/${chain}/address/${node.account}/approvals`)
  const rows = page.getByRole('table', { name: 'NFTs and unpriced tokens' }).getByRole('row')
  await expect(page.getByText('60 open approvals found')).toBeVisible()
  // With the head of the table.
  await expect(rows).toHaveCount(TOKENS * SPENDERS + 1)
  await expect(page.getByText(/Searched the logs of all blocks up to 63/)).toBeVisible()
  // Tokens that the explorer does not know are shown by their contracts.
  await expect(rows.filter({ hasText: 'TC2' }).filter({ hasText: /Allowance20 TC2/ })).toHaveCount(1)

  await rows.filter({ hasText: 'TC1' }).first().getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('button', { name: 'Connect Test wallet' }).click()
  await page.getByRole('button', { name: 'Switch network' }).click()
  const review = page.getByRole('region', { name: 'Review' })
  await expect(review).toContainText('→ 0 TC1')
  await review.getByRole('button', { name: 'Send transaction' }).click()
  await expect(page.getByText('Revoked: TC1')).toBeVisible()
  await expect(rows).toHaveCount(TOKENS * SPENDERS)
  await expect(page.getByText('1 approval revoked or used up')).toBeVisible()

  // Spenders are requested for rows near the window.
  await page.getByText('1 approval revoked or used up').scrollIntoViewIfNeeded()
  await expect.poll(() => spenders.size).toBeGreaterThan(SPENDERS / 2)
  expect(limited.statuses.filter((status) => status === 429)).toEqual([])
  expect(statuses.filter((status) => status === 429)).toEqual([])
  // All approvals are checked in batches.
  expect(limited.statuses.length).toBeLessThan(40)
  await Promise.all([node.close(), limited.close(), api.close()])
})
