import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { type Anvil, artifact, deploy, startAnvil, transact } from './fixtures/anvil'
import { recordedChain, recordedConfig, serveAnswers } from './fixtures/recorded'
import { listening, type Running } from './fixtures/site'
import { expect, test } from './fixtures/test'

// One node and one API for all tests of the file.
test.describe.configure({ mode: 'default' })

let node: Anvil
let api: Running
let coin: `0x${string}`
let mishaps: `0x${string}`
/** The block before the transfer, in which the deployer still has everything. */
let before: number
const receiver = `0x${'2'.repeat(40)}`

test.beforeAll(async () => {
  node = await startAnvil(recordedChain)
  coin = await deploy(node, 'Coin', ['Test Dollar', 'TUSD', 6, 1_000_000_000n])
  mishaps = await deploy(node, 'Mishaps')
  before = (await transact(node, coin, 'Coin', 'transfer', [receiver, 250_000_000n])) - 1
  api = await serveAnswers({
    [`smart-contracts/${coin}`]: JSON.stringify({ name: 'Coin', abi: artifact('Coin').abi, is_verified: true }),
    [`smart-contracts/${mishaps}`]: JSON.stringify({
      name: 'Mishaps',
      abi: artifact('Mishaps').abi,
      is_verified: true,
    }),
  })
})
test.afterAll(() => Promise.all([node?.close(), api?.close()]))

/** The configuration of an app that reads from the node at `rpcUrl`. */
function configWith(rpcUrl: string | undefined): string {
  const config = JSON.parse(recordedConfig(api.url)) as { chains: object[] }
  return JSON.stringify({ ...config, chains: config.chains.map((chain) => ({ ...chain, rpcUrl })) })
}

const readPath = (hash: string, query = '') => `/${recordedChain}/address/${hash}/contract/read${query}`
const callPath = (hash: string, fn: string, args: readonly unknown[], more = '') =>
  readPath(hash, `?fn=${encodeURIComponent(fn)}&args=${encodeURIComponent(JSON.stringify(args))}${more}`)

/** The form of a function that is open. */
const formOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.locator('summary', { hasText: name }) })

test('a contract is read at the latest block, an earlier one, and by a form, and reverts are decoded', async ({
  page,
  openSite,
}) => {
  const site = await openSite(configWith(node.url))
  await page.goto(site + callPath(coin, 'balanceOf(address)', [receiver]))
  await expect(page.getByText(`Read from ${new URL(node.url).host} at the latest block`)).toBeVisible()
  await expect(page.getByText('Test Dollar')).toBeVisible()
  await expect(formOf(page, 'balanceOf')).toContainText('250,000,000')

  await page.getByRole('textbox', { name: 'Block', exact: true }).fill(String(before))
  await page.getByRole('button', { name: 'Read at block' }).click()
  await expect(page).toHaveURL(new RegExp(`block=${before}`))
  await expect(page.getByText(`at block ${before}`)).toBeVisible()
  await expect(formOf(page, 'balanceOf')).toContainText(/uint256\s*0/)

  await test.step('a form is validated and submitted by keyboard, and its link opens the same call', async () => {
    await page.goto(site + readPath(coin))
    await page.getByText('balanceOf', { exact: true }).click()
    const field = page.getByRole('combobox', { name: 'account address' })
    await field.fill('0x12')
    await field.press('Enter')
    await expect(page.getByText('Enter an address: 0x and 40 hexadecimal digits')).toBeVisible()
    await field.fill(receiver)
    await field.press('Enter')
    await expect(formOf(page, 'balanceOf')).toContainText('250,000,000')
    await expect(page).toHaveURL(/fn=balanceOf.*args=/)
    await page.reload()
    await expect(field).toHaveValue(receiver)
    await expect(formOf(page, 'balanceOf')).toContainText('250,000,000')
  })

  await test.step('a revert is decoded by the errors of the ABI, or as a panic', async () => {
    await page.goto(site + callPath(mishaps, 'failWithError(uint256)', ['41']))
    await expect(formOf(page, 'failWithError')).toContainText('Reverted: ')
    await expect(formOf(page, 'failWithError')).toContainText('41')
    await page.goto(site + callPath(mishaps, 'divide(uint256)', ['0']))
    await expect(formOf(page, 'divide')).toContainText('Reverted: panic 0x12 (division by zero)')
  })
})

test('a node of another chain is refused', async ({ page, openSite }) => {
  const other = await startAnvil('31337')
  const site = await openSite(configWith(other.url))
  await page.goto(site + readPath(coin))
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('The node serves another chain')
  await expect(notice).toContainText(`reports chain ID 31337 instead of ${recordedChain}`)
  await expect(page.getByText('Test Dollar')).toHaveCount(0)
  await other.close()
})

test.describe('a node that fails', () => {
  test.use({ tolerates: 'failed requests' })

  test('without a node the page names the setting; a node that is down is an error with a retry', async ({
    page,
    openSite,
  }) => {
    await page.goto((await openSite(configWith(undefined))) + readPath(coin))
    await expect(page.getByRole('alert')).toContainText('No JSON-RPC node for this chain')
    await expect(page.getByRole('alert')).toContainText('rpcUrl')

    const closed = await listening(createServer())
    await closed.close()
    await page.goto((await openSite(configWith(closed.url))) + readPath(coin))
    await expect(page.getByRole('alert')).toContainText('The node didn’t respond.')
    await expect(page.getByRole('button', { name: /^Retry/ })).toBeVisible()
  })

  test('a node that responds with 429 is retried later', async ({ page, openSite }) => {
    let refused = 0
    const busy = await listening(
      createServer((request, response) => {
        const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
        if (request.method === 'OPTIONS') {
          response.writeHead(204, cors).end()
        } else if (refused < 2) {
          refused += 1
          response.writeHead(429, { ...cors, 'Content-Type': 'application/json' }).end('{"error":"busy"}')
        } else {
          const chunks: Buffer[] = []
          request.on('data', (chunk: Buffer) => chunks.push(chunk))
          request.on('end', () => {
            const init = {
              method: 'POST',
              headers: { 'Content-Type': 'application/json' },
              body: Buffer.concat(chunks),
            }
            void fetch(node.url, init)
              .then((answer) => answer.text())
              .then((text) => response.writeHead(200, { ...cors, 'Content-Type': 'application/json' }).end(text))
          })
        }
      }),
    )
    await page.goto((await openSite(configWith(busy.url))) + readPath(coin))
    await expect(page.getByText('Test Dollar')).toBeVisible({ timeout: 20_000 })
    expect(refused).toBe(2)
    await busy.close()
  })
})
