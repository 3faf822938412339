import type { Page } from '@playwright/test'
import { DEMO_KEY } from '#/demo/plan'
import { serveDemo } from '#/demo/node'
import { liveConfig } from './fixtures/config'
import { json } from './fixtures/faults'
import { ListView } from './fixtures/listView'
import { expect, test as base } from './fixtures/test'
import { at, chain, endpointOf, listNamed } from './pages'

interface Guarded {
  /** The address of the app, and of the multichain API that wants a key; the chain's own API wants none. */
  site: string
  api: string
}

/** An app whose multichain API wants a key, with both sources for its chain, and its configuration's way to send keys. */
const test = base.extend<{ guarded: Guarded; scheme: 'bearer' | 'apikey' }>({
  scheme: ['bearer', { option: true }],
  guarded: async ({ openSite, scheme }, use) => {
    const demo = await serveDemo({ port: 0, allowance: { credits: 100_000, requestsPerSecond: 50 } })
    const config = JSON.parse(liveConfig(demo.url)) as { chains: { id: string }[] }
    const chains = config.chains.map((each) => ({ ...each, baseUrl: `${demo.url}/${each.id}` }))
    const site = await openSite(JSON.stringify({ ...config, credential: scheme, chains }))
    await use({ site, api: demo.url })
    await demo.close()
  },
})

test.use({ tolerates: 'failed requests' })

async function enterKey(page: Page, key: string): Promise<void> {
  await page.getByLabel('Key', { exact: true }).fill(key)
  await page.getByRole('button', { name: 'Test and use this key' }).click()
}

/** Every place in the page and its storages where a key must not be left; session storage is told apart, as it may hold it. */
async function placesOf(page: Page): Promise<{ session: string; others: string }> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const kept = await Promise.all(
      databases.map(async ({ name = '' }) => {
        const open = indexedDB.open(name)
        await new Promise((resolve) => (open.onsuccess = resolve))
        const stores = [...open.result.objectStoreNames]
        const all = await Promise.all(
          stores.map(async (store) => {
            const records = open.result.transaction(store).objectStore(store)
            const [values, keys] = [records.getAll(), records.getAllKeys()]
            await new Promise((resolve) => (keys.onsuccess = resolve))
            return JSON.stringify([values.result, keys.result], (_, value: unknown) =>
              typeof value === 'bigint' ? String(value) : value,
            )
          }),
        )
        open.result.close()
        return all.join()
      }),
    )
    const fields = [...document.querySelectorAll('input')].map(({ value }) => value)
    const others = [
      location.href,
      document.referrer,
      JSON.stringify(history.state),
      document.documentElement.outerHTML,
      JSON.stringify(Object.entries(localStorage)),
      document.cookie,
      ...fields,
      ...kept,
    ]
    return { session: JSON.stringify(Object.entries(sessionStorage)), others: others.join('\n') }
  })
}

for (const scheme of ['bearer', 'apikey'] as const) {
  test.describe(`a key sent as ${scheme}`, () => {
    test.use({ scheme })

    test('goes to its server alone, and is found nowhere else after a run', async ({ page, guarded }) => {
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))
      const sent: { origin: string; withKey: boolean }[] = []
      page.on('request', async (request) => {
        const headers = await request.allHeaders().catch(() => ({}))
        const text = request.url() + JSON.stringify(headers) + (request.postData() ?? '')
        sent.push({
          origin: new URL(request.url()).origin + new URL(request.url()).pathname.slice(0, 4),
          withKey: text.includes(DEMO_KEY),
        })
      })
      await page.goto(`${guarded.site}/settings`)
      await enterKey(page, DEMO_KEY)
      await expect(page.getByText(/The key works\. It has [\d,]+ credits left/)).toBeVisible()

      for (const path of [
        `/${chain}/txs`,
        `/${chain}/address/${at.nftOwner}`,
        `/${chain}/tx/${at.routedSwap}`,
        '/search?q=astral',
        '/api-status',
        '/settings',
      ]) {
        await page.goto(guarded.site + path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
        const { others } = await placesOf(page)
        expect(others, path).not.toContain(DEMO_KEY)
      }
      await page.goto(`${guarded.site}/${chain}/txs`)
      await new ListView(page, 'Transactions').opened()
      expect((await placesOf(page)).others).not.toContain(DEMO_KEY)
      expect((await placesOf(page)).session).toContain(DEMO_KEY)
      expect(said.join('\n')).not.toContain(DEMO_KEY)
      expect(sent.filter(({ withKey }) => withKey).map(({ origin }) => origin)).not.toEqual([])
      expect(new Set(sent.filter(({ withKey }) => withKey).map(({ origin }) => origin))).toEqual(
        new Set([`${guarded.api}/pro`]),
      )

      await page.goto(`${guarded.site}/settings`)
      await page.getByRole('button', { name: 'Erase the key' }).click()
      const { others, session } = await placesOf(page)
      expect(others + session).not.toContain(DEMO_KEY)
    })
  })
}

test('a key is kept on the device only when asked, and lasts there', async ({ page, context, guarded }) => {
  await page.goto(`${guarded.site}/settings`)
  await page.getByLabel('Keep it on this device').check()
  await enterKey(page, DEMO_KEY)
  await expect(page.getByText(/kept on this device/).first()).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${guarded.site}/settings`)
  await expect(other.getByText('A key is in use, sent in a header, kept on this device.')).toBeVisible()
  await other.getByRole('button', { name: 'Erase the key' }).click()
  await other.reload()
  await expect(other.getByText('No key is in use.')).toBeVisible()
})

test('a key that the server refuses is not kept', async ({ page, guarded }) => {
  await page.goto(`${guarded.site}/settings`)
  await enterKey(page, 'a wrong key')
  await expect(page.getByText('The server refused the key (HTTP 401). It is not kept')).toBeVisible()
  await expect(page.getByText('No key is in use.')).toBeVisible()
})

test.describe('a server that cannot be reached', () => {
  test('leaves a key untested, and says so', async ({ page, faults }) => {
    faults.on(/\/stats$/, () => 'reset')
    await page.goto(`${faults.site}/settings`)
    await enterKey(page, DEMO_KEY)
    await expect(page.getByText('The server could not be reached, so that the key is not tested.')).toBeVisible()
  })

  test('or has no credits left for it, is told apart', async ({ page, faults }) => {
    faults.on(/\/stats$/, () => json({ error: 'Out of credits' }, 402))
    await page.goto(`${faults.site}/settings`)
    await enterKey(page, DEMO_KEY)
    await expect(page.getByText('The key is known but has no credits left (HTTP 402)')).toBeVisible()
  })
})

const refusals = [
  ['401', json({ error: 'Unauthorized' }, 401), 'refused the key'],
  ['402', json({ error: 'Out of credits' }, 402), 'is out of credits'],
  ['403', { status: 403, type: 'text/html', body: '<h1>No</h1>' }, 'refused this chain'],
] as const

for (const [status, answer, says] of refusals) {
  test(`a ${status} in the middle of a list falls back to the chain’s own API, keeps the rows, and leads back`, async ({
    page,
    demo,
    faults,
    openSite,
  }) => {
    const list = listNamed('Coin holders')
    const config = JSON.parse(liveConfig(faults.url)) as { chains: { id: string }[] }
    const chains = config.chains.map((each) => ({ ...each, baseUrl: `${demo.url}/${each.id}` }))
    const site = await openSite(JSON.stringify({ ...config, chains }))
    await page.goto(`${site}/settings`)
    await enterKey(page, 'any key')
    await expect(page.getByText('The key works.')).toBeVisible()
    let refuses = false
    faults.on(endpointOf(list), ({ url }) => (refuses && url.searchParams.has('items_count') ? answer : null))

    await page.goto(site + list.path)
    const view = new ListView(page, list.name)
    await view.opened()
    refuses = true
    const own = page.waitForRequest((request) => request.url().startsWith(`${demo.url}/${chain}/api/v2/addresses?`))
    await view.scrollToEnd()
    await own
    await expect(view.status).toHaveText(/^All [\d,]+ holders loaded$/)
    const notice = page.getByRole('complementary', { name: 'Source of the data' })
    await expect(notice).toContainText(says)

    await notice.getByRole('button', { name: 'Use the multichain API again' }).click()
    await expect(notice).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toContainText('multichain API')
  })
}

test('without another API, a missing key leads to the settings', async ({ page, openSite }) => {
  const guarded = await serveDemo({ port: 0 })
  await page.goto(`${await openSite(liveConfig(guarded.url))}/${chain}/txs`)
  await expect(page.getByRole('alert')).toContainText('need an API key')
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click()
  await enterKey(page, DEMO_KEY)
  await expect(page.getByText('The key works.')).toBeVisible()
  await page.goBack()
  await new ListView(page, 'Transactions').opened()
  await guarded.close()
})
