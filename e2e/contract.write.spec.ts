import type { Page } from '@playwright/test'
import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem'
import { type Anvil, artifact, deploy, startAnvil } from './fixtures/anvil'
import { recordedChain, recordedConfig, serveAnswers } from './fixtures/recorded'
import type { Running } from './fixtures/site'
import { expect, test } from './fixtures/test'
import { askedOf, installWallet } from './fixtures/wallet'

// One node and one API for all tests of the file.
test.describe.configure({ mode: 'default' })

let node: Anvil
let api: Running
let coin: Hex
const receiver = `0x${'3'.repeat(40)}`

test.beforeAll(async () => {
  node = await startAnvil(recordedChain)
  coin = await deploy(node, 'Coin', ['Test Dollar', 'TUSD', 6, 1_000_000_000n])
  api = await serveAnswers({
    [`smart-contracts/${coin}`]: JSON.stringify({ name: 'Coin', abi: artifact('Coin').abi, is_verified: true }),
  })
})
test.afterAll(() => Promise.all([node?.close(), api?.close()]))

/** Opens a call on the Write tab, with a wallet of the node's account that is on another chain at first. */
async function openWrite(page: Page, openSite: (config: string) => Promise<string>, amount: string): Promise<void> {
  const config = JSON.parse(recordedConfig(api.url)) as { chains: object[] }
  const chains = config.chains.map((chain) => ({ ...chain, rpcUrl: node.url }))
  const site = await openSite(JSON.stringify({ ...config, chains }))
  await page.addInitScript(installWallet, { url: node.url, account: node.account })
  const args = JSON.stringify([receiver, amount])
  await page.goto(
    `${site}/${recordedChain}/address/${coin}/contract/write?${new URLSearchParams({ fn: 'transfer(address,uint256)', args })}`,
  )
}

async function balance(): Promise<bigint> {
  const { abi } = artifact('Coin')
  const data = encodeFunctionData({ abi, functionName: 'balanceOf', args: [receiver] })
  const result = (await node.call('eth_call', { to: coin, data }, 'latest')) as Hex
  return decodeFunctionResult({ abi, functionName: 'balanceOf', data: result }) as bigint
}

test('a transaction is simulated, reviewed and sent, on the right network only', async ({ page, openSite }) => {
  await openWrite(page, openSite, '1.5e6')
  // A link fills in the form, and does nothing else.
  await expect(page.getByRole('button', { name: 'Simulate' }).first()).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Connect Test wallet' })).toBeVisible()
  expect(await askedOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Connect Test wallet' }).click()
  await expect(page.getByRole('alert')).toContainText('Wrong network')
  const form = page.locator('details[open]')
  await form.getByRole('button', { name: 'Simulate' }).click()
  const review = page.getByRole('region', { name: 'Review' })
  await expect(review).toContainText('It succeeds on the latest state.')
  await expect(review).toContainText(/calls transfer of .* on Recorded/)
  const args = [receiver, 1_500_000n]
  await expect(review).toContainText(encodeFunctionData({ abi: artifact('Coin').abi, functionName: 'transfer', args }))
  await expect(review).toContainText(/[\d,]{5,} \(estimate\)/)
  const send = review.getByRole('button', { name: 'Send transaction' })
  await expect(send).toBeDisabled()

  await page.getByRole('button', { name: 'Switch network' }).click()
  await expect(page.getByText('Wrong network')).toHaveCount(0)
  expect(await askedOf(page)).not.toContain('eth_sendTransaction')
  expect(await balance()).toBe(0n)
  await send.click()
  await expect(review.getByText('Sent:')).toBeVisible()
  await expect.poll(balance).toBe(1_500_000n)
  await expect(review.locator('a[href*="/tx/0x"]')).toBeVisible()
})

test('a transaction that would fail says why, and is not sent', async ({ page, openSite }) => {
  await openWrite(page, openSite, '9000000000')
  await page.getByRole('button', { name: 'Connect Test wallet' }).click()
  await page.getByRole('button', { name: 'Switch network' }).click()
  await page.locator('details[open]').getByRole('button', { name: 'Simulate' }).click()
  const review = page.getByRole('region', { name: 'Review' })
  await expect(review).toContainText('It would fail, so it can’t be sent.')
  await expect(review).toContainText('Reverted')
  await expect(review.getByRole('button', { name: 'Send transaction' })).toBeDisabled()
  // What changes in the form is not what was simulated.
  await page
    .locator('details[open]')
    .getByRole('textbox', { name: /uint256/ })
    .fill('1')
  await expect(review).toHaveCount(0)
  expect(await askedOf(page)).not.toContain('eth_sendTransaction')
})
