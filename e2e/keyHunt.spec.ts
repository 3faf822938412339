import type { Page } from '@playwright/test'
import { DEMO_KEY } from '#/demo/plan'
import { copied } from './fixtures/clipboard'
import { liveConfig } from './fixtures/config'
import { json } from './fixtures/faults'
import { enterKey, test } from './fixtures/guarded'
import { ListView } from './fixtures/listView'
import { expect } from './fixtures/test'
import { at, chain, endpointOf, listNamed } from '#/testing/pages'

test.use({ tolerates: 'failed requests' })

/** Every place in the page and its storages where no key may be; session storage is separate, as it may hold one. */
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

/** What the page has in memory and may show or store: every query's key, data and error, and the request log. */
function memoryOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { __TSR_ROUTER__: router } = globalThis as unknown as {
      __TSR_ROUTER__: {
        options: { context: { requestLog: object; queryClient: { getQueryCache(): { getAll(): Queried[] } } } }
      }
    }
    interface Queried {
      queryKey: unknown
      queryHash: string
      state: { data: unknown; error: Error | null }
    }
    const { requestLog, queryClient } = router.options.context
    if (!requestLog) throw new Error('The app has no request log where this test looks for it')
    const queries = queryClient.getQueryCache().getAll()
    const parts = queries.map(({ queryKey, queryHash, state: { data, error } }) => [
      queryKey,
      queryHash,
      data,
      error && [Object.entries(error), error.message, error.stack],
    ])
    return JSON.stringify([parts, requestLog], (_, value: unknown) =>
      typeof value === 'bigint'
        ? String(value)
        : value instanceof Map || value instanceof Set
          ? [...(value as Iterable<unknown>)]
          : value,
    )
  })
}

const visited = [
  `/${chain}/txs`,
  `/${chain}/address/${at.nftOwner}`,
  `/${chain}/tx/${at.routedSwap}`,
  '/search?q=astral',
  '/api-status',
  '/settings',
]

/** Pages that are opened with the key: all of them where it is part of URLs, which more places keep than headers. */
const pagesWithKey = { bearer: [`/${chain}/txs`, '/api-status'], apikey: visited } as const

for (const scheme of ['bearer', 'apikey'] as const) {
  test.describe(`a key sent as ${scheme}`, () => {
    test.use({ scheme })

    test('goes only to its API, and is nowhere else after a session', async ({ page, guarded }) => {
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
      await expect(page.getByText(/API key works\. [\d,]+ API credits left/)).toBeVisible()

      for (const path of pagesWithKey[scheme]) {
        await page.goto(guarded.site + path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
        const { others } = await placesOf(page)
        expect(others, path).not.toContain(DEMO_KEY)
        if (path.startsWith(`/${chain}`)) await expect.poll(() => memoryOf(page)).toContain('/api/v2')
        expect(await memoryOf(page), path).not.toContain(DEMO_KEY)
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
      await page.getByRole('button', { name: 'Remove key' }).click()
      const { others, session } = await placesOf(page)
      expect(others + session).not.toContain(DEMO_KEY)
    })
  })
}

// A key in URLs is repeated wherever one in headers is, and in more places.
test('an API that repeats the key in its responses spreads it nowhere', async ({ page, context, faults, openSite }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const list = listNamed('Top accounts')
  const key = 'pro_0a1b2c3d/4e5f&6789'
  const site = await openSite(
    JSON.stringify({ ...(JSON.parse(liveConfig(faults.url)) as object), credential: 'apikey' }),
  )
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const hunted = async (where: string) => {
    const { others } = await placesOf(page)
    const all = [others, await memoryOf(page), said.join('\n')].join('\n')
    for (const form of [key, encodeURIComponent(key), key.slice(0, 10)]) expect(all, where).not.toContain(form)
  }
  const words = `key ${key} or ${encodeURIComponent(key)} is refused`
  const refusals = [
    json({ message: `${'x'.repeat(290)}${key}` }, 500),
    json({ errors: [{ title: key, source: { pointer: `/${key}` }, detail: words }] }, 422),
    json({ message: words }, 400),
    { status: 500, type: 'text/plain', body: words },
  ]
  let answer = refusals[0] ?? null
  // Settings saves only a key that works.
  await page.goto(`${site}/settings`)
  await enterKey(page, key)
  await expect(page.getByText('API key works.')).toBeVisible()
  faults.on(endpointOf(list), () => answer)
  await page.goto(site + list.path)
  for (const refusal of refusals) {
    answer = refusal
    const failure = page.getByRole('main').getByRole('alert')
    if (refusal !== refusals[0]) await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
    await expect(failure).toContainText(`HTTP ${refusal === 'reset' ? 0 : refusal.status}`, { timeout: 20_000 })
    await hunted('a failure')
  }
  // In rows, in a cursor and in unknown fields; shown, stored, copied and in the URL.
  faults.on(endpointOf(list), async ({ url, real }) => {
    const body = JSON.parse(url.searchParams.has('at') ? '{"items":[]}' : await real()) as { items: object[] }
    const items = body.items.map((item) => ({ ...item, name: words, is_contract: key, [key]: key }))
    return json({ items, next_page_params: url.searchParams.has('at') ? null : { at: key, apikey: key, page: 2 } })
  })
  await page.goto(site + list.path)
  const view = new ListView(page, list.name)
  await view.opened()
  await hunted('rows')
  await view.scrollToEnd()
  await hunted('the end')
  await page.getByRole('contentinfo').getByRole('link', { name: 'API status' }).click()
  await page.getByRole('button', { name: /Copy report/ }).click()
  const report = await copied(page)
  expect(report).toContain('is_contract')
  expect(report).not.toContain(key.slice(0, 10))
  await hunted('the status')
})
