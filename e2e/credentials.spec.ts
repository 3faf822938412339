import { DEMO_KEY } from '#/demo/plan'
import { serveDemo } from '#/demo/node'
import { liveConfig } from './fixtures/config'
import { json } from './fixtures/faults'
import { enterKey, test } from './fixtures/guarded'
import { ListView } from './fixtures/listView'
import { expect } from './fixtures/test'
import { chain, endpointOf, listNamed } from '#/testing/pages'

test.use({ tolerates: 'failed requests' })

test('a refused API key is not stored; a valid one is stored on the device only if you choose so', async ({
  page,
  context,
  guarded,
}) => {
  await page.goto(`${guarded.site}/settings`)
  await enterKey(page, 'a wrong key')
  await expect(page.getByText('Invalid API key (HTTP 401). Not saved')).toBeVisible()
  await expect(page.getByText('No API key in use')).toBeVisible()
  await page.getByLabel('Save on this device').check()
  await enterKey(page, DEMO_KEY)
  await expect(page.getByText(/Saved on this device/).first()).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${guarded.site}/settings`)
  await expect(other.getByText('API key in use: sent as a header, saved on this device.')).toBeVisible()
  await other.getByRole('button', { name: 'Remove key' }).click()
  await other.reload()
  await expect(other.getByText('No API key in use')).toBeVisible()
})

test('an API key is untested if the API is down, and shows if it has no credits left', async ({ page, faults }) => {
  faults.on(/\/stats$/, () => 'reset')
  await page.goto(`${faults.site}/settings`)
  await enterKey(page, DEMO_KEY)
  await expect(page.getByText('Couldn’t test the API key: no response')).toBeVisible()
  faults.on(/\/stats$/, () => json({ error: 'Out of credits' }, 402))
  await enterKey(page, DEMO_KEY)
  await expect(page.getByText('Valid API key, but out of credits (HTTP 402)')).toBeVisible()
})

// src/shell/fallbackNotice.browser.test.tsx has the other refusals.
test('a refused key in the middle of a list falls back to the chain’s own API and keeps the rows', async ({
  page,
  demo,
  faults,
  openSite,
}) => {
  const list = listNamed('Top accounts')
  const config = JSON.parse(liveConfig(faults.url)) as { chains: { id: string }[] }
  const chains = config.chains.map((each) => ({ ...each, baseUrl: `${demo.url}/${each.id}` }))
  const site = await openSite(JSON.stringify({ ...config, chains }))
  await page.goto(`${site}/settings`)
  await enterKey(page, 'any key')
  await expect(page.getByText('API key works.')).toBeVisible()
  let refuses = false
  faults.on(endpointOf(list), ({ url }) =>
    refuses && url.searchParams.has('items_count') ? json({ error: 'Unauthorized' }, 401) : null,
  )
  await page.goto(site + list.path)
  const view = new ListView(page, list.name)
  await view.opened()
  refuses = true
  const own = page.waitForRequest((request) => request.url().startsWith(`${demo.url}/${chain}/api/v2/addresses?`))
  await view.scrollToEnd()
  await own
  await expect(view.status).toHaveText(/^[\d,]+ accounts$/)
  const notice = page.getByRole('complementary', { name: 'Data source' })
  await expect(notice).toContainText('rejected the API key')
  await page.keyboard.press('End')
  // Rows that are shown on the way make the page longer.
  await expect(async () => {
    const [foot, end] = await Promise.all([notice.boundingBox(), page.getByRole('contentinfo').boundingBox()])
    expect(foot?.y).toBeGreaterThanOrEqual((end?.y ?? 0) + (end?.height ?? 0) - 1)
  }).toPass({ timeout: 10_000 })

  await notice.getByRole('button', { name: 'Retry multichain API' }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toContainText(new URL(faults.url).host)
})

test('without another API, a missing key leads to the settings', async ({ page, openSite }) => {
  const guarded = await serveDemo({ port: 0 })
  await page.goto(`${await openSite(liveConfig(guarded.url))}/${chain}/txs`)
  await expect(page.getByRole('alert')).toContainText('Unauthorized. This API requires a valid API key.')
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click()
  await enterKey(page, DEMO_KEY)
  await expect(page.getByText('API key works.')).toBeVisible()
  await page.goBack()
  await new ListView(page, 'Transactions').opened()
  await guarded.close()
})
