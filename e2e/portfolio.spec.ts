import { readFileSync } from 'node:fs'
import { DEMO_CHAINS } from '#/demo/api'
import { DEMO_KEY } from '#/demo/plan'
import { serveDemo } from '#/demo/node'
import { liveConfig } from './fixtures/config'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { chain, listNamed, smallChain } from '#/testing/pages'

const MOST = 5

/** The addresses with the highest balances of a chain. */
function holdersOf(id: string, count: number): string[] {
  const all = JSON.parse(readFileSync(`public/demo/${id}/addresses.json`, 'utf8')) as {
    hash: string
    balance: string
  }[]
  const sorted = all.toSorted((a, b) => (BigInt(a.balance) < BigInt(b.balance) ? 1 : -1))
  return sorted.slice(0, count).map(({ hash }) => hash.toLowerCase())
}

test('20 addresses on two chains at five requests a second: complete, never refused, and other pages come first', async ({
  page,
  context,
  openSite,
}) => {
  test.setTimeout(120_000)
  // The multichain API, whose plan is for all chains together.
  const chains = DEMO_CHAINS.map((each) => Object.assign({}, each, { multichain: true }))
  const plan = await serveDemo({ port: 0, chains, allowance: { credits: 1_000_000, requestsPerSecond: MOST } })
  // Testnets are not in a portfolio unless they are chosen.
  const config = liveConfig(plan.url)
    .replaceAll('"multichain":false', '"multichain":true')
    .replaceAll('"testnet":true', '"testnet":false')
  const site = await openSite(config)
  const answers: { status: number; url: URL; addresses: boolean }[] = []
  context.on('response', (response) => {
    const url = new URL(response.url())
    if (url.pathname.startsWith('/pro/'))
      answers.push({ status: response.status(), url, addresses: url.pathname.includes('/addresses/0x') })
  })
  await page.goto(`${site}/settings`)
  await page.getByRole('textbox', { name: 'API key' }).fill(DEMO_KEY)
  await page.getByRole('checkbox', { name: 'Save on this device' }).check()
  await page.getByRole('button', { name: 'Test and save' }).click()
  await expect(page.getByText('API key works.')).toBeVisible()

  const addresses = [...new Set([...holdersOf(chain, 10), ...holdersOf(smallChain, 10)])]
  expect(addresses).toHaveLength(20)
  await page.getByRole('link', { name: 'Portfolio', exact: true }).click()
  await page.getByRole('textbox', { name: 'Addresses or ENS names' }).fill(addresses.join('\n'))
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('20 addresses added')).toBeVisible()
  // Figures are shown while others are still read.
  await expect(page.getByText(/^[1-9] of 40 reads$/)).toBeVisible()
  await expect(page.getByRole('table', { name: 'Holdings by asset' })).toBeVisible()
  await expect(page.getByText(/^At least \$/)).toBeVisible()

  const other = await context.newPage()
  const list = listNamed('Transactions')
  await other.goto(site + list.path)
  await new ListView(other, list.name).opened()
  const progress = Number(/^(\d+)/.exec((await page.getByText(/ of 40 reads$/).textContent()) ?? '')?.[1])
  expect(progress, 'reads when the page of the other tab had its rows').toBeLessThan(40)

  await expect(page.getByText('40 of 40 reads')).toBeVisible({ timeout: 90_000 })
  await expect(page.getByText('All reads complete')).toBeVisible()
  expect(answers.filter(({ status }) => status === 429)).toEqual([])
  const reads = answers.filter((answer) => answer.addresses)
  // One or two requests for each address on each chain.
  expect(reads.length).toBeGreaterThanOrEqual(40)
  expect(reads.length).toBeLessThanOrEqual(80)
  // Nothing is requested twice.
  expect(new Set(reads.map(({ url }) => url.href)).size).toBe(reads.length)
  // Not earlier: the browser frees the slots of a closed tab while the server still counts its last requests.
  await other.close()
  const settled = answers.length
  // A reload has the addresses, and what another grouping shows is loaded already.
  await page.getByRole('link', { name: 'Addresses', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Holdings by address' }).getByRole('rowheader')).toHaveCount(20)
  expect(answers).toHaveLength(settled)
  await plan.close()
})
