import type { Page } from '@playwright/test'
import { serveDemo } from '#/demo/node'
import { DEMO_KEY } from '#/demo/plan'
import { pathOf } from './built'
import { liveConfig } from './fixtures/config'
import { json } from './fixtures/faults'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { at, chain, endpointOf, listNamed } from '#/testing/pages'

test.use({ tolerates: 'failed requests' })

/** A tab follows the others once its first page is shown; the chain picker is loaded right after that. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    (path) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(path)),
    pathOf('ChainPicker'),
  )
}

async function enterKey(page: Page, key: string): Promise<void> {
  await page.getByRole('textbox', { name: 'API key' }).fill(key)
  await page.getByRole('button', { name: 'Test and save' }).click()
  await expect(page.getByText('API key works.')).toBeVisible()
}

/** Follows links faster than any of their pages can come. */
function hurry(page: Page, links: readonly string[]): Promise<void> {
  return page.evaluate(async (hrefs) => {
    for (const href of hrefs) {
      const link = document.createElement('a')
      link.href = href
      document.body.append(link)
      link.click()
      link.remove()
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
  }, links)
}

test('two busy tabs share the rate limit of five requests a second', async ({ context, openSite }) => {
  test.setTimeout(90_000)
  // The remaining quota in a response comes too late for requests that tabs sent simultaneously.
  const statuses: number[] = []
  const plan = await serveDemo({ port: 0, allowance: { credits: 1_000_000, requestsPerSecond: 5 } })
  const site = await openSite(liveConfig(plan.url))
  const [one, two] = [await context.newPage(), await context.newPage()]
  await one.goto(`${site}/settings`)
  await one.getByLabel('Save on this device').check()
  await enterKey(one, DEMO_KEY)
  await two.goto(`${site}/settings`)
  await settled(two)
  context.on('response', (response) => {
    if (response.url().includes('/pro/')) statuses.push(response.status())
  })
  const paths = [...Array(60).keys()].map((step) => `/${chain}/block/${Number(at.fullBlock) - 59 + step}/txs`)
  await Promise.all([hurry(one, paths), hurry(two, paths)])
  for (const page of [one, two]) await new ListView(page, 'Transactions').opened()
  expect(statuses.filter((status) => status === 429)).toEqual([])
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(1)
  await plan.close()
})

test('a retry delay that one tab gets holds for the others', async ({ context, faults }) => {
  const list = listNamed('Top accounts')
  const [one, two] = [await context.newPage(), await context.newPage()]
  for (const page of [one, two]) {
    await page.goto(`${faults.site}/settings`)
    await settled(page)
  }
  let refuses = true
  faults.on(endpointOf(list), () =>
    refuses ? json({ message: 'Too many requests' }, 429, { 'x-ratelimit-reset': '40000' }) : null,
  )
  await hurry(one, [list.path])
  await expect(one.getByRole('timer')).toContainText(/in \d+ s/)
  await hurry(two, [list.path])
  await expect(two.getByRole('timer')).toContainText(/in \d+ s/)
  expect(faults.askedFor(endpointOf(list))).toHaveLength(1)
  // A tab that is opened meanwhile learns of it from the others before its second request.
  refuses = false
  await two.getByRole('button', { name: 'Retry now' }).click()
  await new ListView(two, list.name).opened()
})

test('an API key added or removed in one tab changes the other, which keeps its rows', async ({
  context,
  demo,
  openSite,
}) => {
  const guarded = await serveDemo({ port: 0, allowance: { credits: 100_000, requestsPerSecond: 50 } })
  const config = JSON.parse(liveConfig(guarded.url)) as { chains: { id: string }[] }
  const chains = config.chains.map((each) => ({ ...each, baseUrl: `${demo.url}/${each.id}` }))
  const site = await openSite(JSON.stringify({ ...config, chains }))
  const [one, two] = [await context.newPage(), await context.newPage()]
  const list = listNamed('Blocks')
  await two.goto(site + list.path)
  await new ListView(two, list.name).opened()
  await settled(two)
  await expect(two.getByRole('contentinfo')).toContainText(`Data source: ${new URL(demo.url).host}`)
  await one.goto(`${site}/settings`)
  await settled(one)

  await one.getByLabel('Save on this device').check()
  await enterKey(one, DEMO_KEY)
  await expect(two.getByRole('contentinfo')).toContainText(`Data source: ${new URL(guarded.url).host}`)
  await expect(new ListView(two, list.name).rows.first()).toBeVisible()

  // Removing the key in one tab removes it from the session storage of all.
  await two.goto(`${site}/settings`)
  await settled(two)
  await enterKey(two, DEMO_KEY)
  await expect(two.getByText('saved until you close this tab.').first()).toBeVisible()
  await expect(one.getByText('No API key in use')).toBeVisible()
  await enterKey(one, DEMO_KEY)
  await one.getByRole('button', { name: 'Remove key' }).click()
  await expect(two.getByText('No API key in use')).toBeVisible()
  const left = await two.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].map((each) => Object.entries(each))),
  )
  expect(left).not.toContain(DEMO_KEY)
  await guarded.close()
})

test('theme and data sources selected in one tab apply to the other', async ({ context, demo, openSite }) => {
  const config = JSON.parse(liveConfig(demo.url)) as { chains: { id: string }[] }
  const chains = config.chains.map((each) => ({ ...each, baseUrl: `${demo.url}/${each.id}` }))
  const site = await openSite(JSON.stringify({ ...config, chains }))
  const [one, two] = [await context.newPage(), await context.newPage()]
  for (const page of [one, two]) {
    await page.goto(`${site}/api-status`)
    await settled(page)
  }
  const source = (page: Page) => page.getByRole('combobox', { name: /^Data source of/ }).first()
  await source(one).selectOption('Multichain API')
  await expect(source(two)).toHaveValue('multichain')
  await one.getByRole('button', { name: 'Display settings' }).click()
  await one.getByRole('radio', { name: 'Light', exact: true }).check()
  await expect(two.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('local data that one tab clears is removed in the other', async ({ context, faults }) => {
  const list = listNamed('Transactions')
  const [one, two] = [await context.newPage(), await context.newPage()]
  await one.goto(faults.site + list.path)
  await new ListView(one, list.name).opened()
  await two.goto(`${faults.site}/settings`)
  // The first tab saves when it is idle; the second reads once, before or after that.
  const told = two.getByText(/cached responses?, about|No cached responses|No local data/)
  await expect(async () => {
    await two.reload()
    await expect(told).toHaveText(/responses?, about/)
  }).toPass({ timeout: 30_000 })
  await two.getByRole('button', { name: 'Clear local data' }).click()
  await expect(two.getByText('No local data')).toBeVisible()
  faults.on(endpointOf(list), () => 'reset')
  await one.reload()
  await expect(one.getByRole('alert')).toContainText('The API didn’t respond.', { timeout: 30_000 })
  await expect(one.getByText(/^Cached /)).toHaveCount(0)
})
