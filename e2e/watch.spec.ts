import { type BrowserContext, type Page } from '@playwright/test'
import { serveDemo } from '#/demo/node'
import { DEMO_KEY } from '#/demo/plan'
import { liveConfig } from './fixtures/config'
import { json, serveFaults } from './fixtures/faults'
import { expect, test } from './fixtures/test'
import { at, chain } from '#/testing/pages'

const own = at.nftOwner.toLowerCase()
const isOfWatch = new RegExp(`/addresses/${own}/(?:transactions|token-transfers|internal-transactions)$`)

/** Makes all checks due, in real time: faked time would hide from the tabs what the server counts in a second. */
async function makeDue(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.evaluate((key) => {
      localStorage.removeItem(key)
      dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea: localStorage }))
      // The tab that polls looks for checks that are due.
      dispatchEvent(new Event('online'))
    }, 'astrolabe.watchStatus')
  }
}

async function openTab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(url)
  return page
}

test('of three tabs one polls within five requests a second, another takes over, and all show the count', async ({
  context,
  openSite,
}) => {
  test.setTimeout(120_000)
  const plan = await serveDemo({ port: 0, allowance: { credits: 10_000_000, requestsPerSecond: 5 } })
  const server = await serveFaults(plan.url)
  const site = await openSite(liveConfig(server.url))
  const statuses: number[] = []
  const polledBy = new Map<Page, number>()
  context.on('response', (response) => {
    if (!response.url().includes('/pro/')) return
    statuses.push(response.status())
    const page = response.frame().page()
    if (isOfWatch.test(new URL(response.url()).pathname)) polledBy.set(page, (polledBy.get(page) ?? 0) + 1)
  })
  const sent: object[] = []
  server.on(new RegExp(`/addresses/${own}/transactions$`), async ({ real }) => {
    const page = JSON.parse(await real()) as { items: object[] }
    return json({ ...page, items: [...sent, ...page.items] })
  })

  const first = await openTab(context, `${site}/settings`)
  await first.getByLabel('Save on this device').check()
  await first.getByRole('textbox', { name: 'API key' }).fill(DEMO_KEY)
  await first.getByRole('button', { name: 'Test and save' }).click()
  await expect(first.getByText('API key works.')).toBeVisible()

  await test.step('the label editor starts the watch', async () => {
    await first.goto(`${site}/${chain}/address/${at.nftOwner}/txs`)
    await first.getByRole('button', { name: 'Add private label' }).click()
    const dialog = first.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Private label' }).fill('Treasury')
    await dialog.getByRole('checkbox', { name: 'Watch this address' }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => polledBy.get(first) ?? 0).toBeGreaterThanOrEqual(3)
  })

  const tabs = [first, await openTab(context, site), await openTab(context, site)]
  const [, second, third] = tabs as [Page, Page, Page]
  const checked = () => server.askedFor(isOfWatch).length
  await test.step('only the first tab polls', async () => {
    for (const page of [second, third]) await expect(page.getByText(/^Checked/)).toBeVisible()
    const before = checked()
    await expect(async () => {
      await makeDue(tabs)
      expect(checked()).toBeGreaterThan(before + 5)
    }).toPass({ timeout: 30_000 })
    expect([polledBy.has(second), polledBy.has(third)]).toEqual([false, false])
  })

  await test.step('a movement is counted in all tabs', async () => {
    const hash = `0x${'7'.repeat(64)}`
    const ends = { from: { hash: at.router }, to: { hash: at.nftOwner } }
    const timestamp = '2030-01-01T00:00:00.000000Z'
    sent.push({ hash, timestamp, block_number: 9_999_999, value: '1500000000000000000', status: 'ok', ...ends })
    await expect(async () => {
      await makeDue(tabs)
      for (const page of tabs) expect(await page.title()).toMatch(/^\(\d\) /)
    }).toPass({ timeout: 30_000 })
    for (const page of [second, third]) {
      const list = page.getByRole('region', { name: 'Watched addresses' })
      await expect(list.getByRole('status')).toContainText(/\d movements? since you were here/)
      await expect(list.getByRole('link', { name: hash }).first()).toHaveAttribute('href', `/${chain}/tx/${hash}`)
    }
  })

  await test.step('another tab takes over from one that is closed', async () => {
    await first.close()
    const rest = [second, third]
    await expect(async () => {
      await makeDue(rest)
      expect([polledBy.get(second) ?? 0, polledBy.get(third) ?? 0].filter(Boolean)).toHaveLength(1)
    }).toPass({ timeout: 30_000 })
  })

  await test.step('what is marked as seen in one tab is so in the others', async () => {
    await second.getByRole('button', { name: 'Mark as seen' }).click()
    for (const page of [second, third]) {
      await expect(page.getByText('No new movements')).toBeVisible()
      await expect(page).not.toHaveTitle(/^\(/)
    }
  })

  expect(statuses.filter((status) => status === 429)).toEqual([])
  expect(statuses.length).toBeGreaterThan(12)
  await server.close()
  await plan.close()
})
