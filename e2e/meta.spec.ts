import type { Page } from '@playwright/test'
import { json } from './fixtures/faults'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { at, chain, listNamed } from './pages'

/** What the document's head says of the page, each once; more or less than one of anything fails. */
async function headOf(page: Page): Promise<{ title: string; description: string; canonical: string }> {
  // Until the first page is shown the document has its defaults.
  await expect(page.locator('link[rel=canonical]')).not.toHaveCount(0)
  const found = await page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute))
    return {
      titles: [...document.querySelectorAll('title')].filter((each) => !each.closest('svg')).map((each) => each.text),
      shared: all('meta[property="og:title"]', 'content'),
      descriptions: all('meta[name=description]', 'content'),
      sharedDescriptions: all('meta[property="og:description"]', 'content'),
      canonicals: all('link[rel=canonical]', 'href'),
    }
  })
  const { titles, descriptions, canonicals } = found
  expect(found).toEqual({
    titles: [expect.any(String)],
    shared: titles,
    descriptions: [expect.any(String)],
    sharedDescriptions: descriptions,
    canonicals: [expect.any(String)],
  })
  return { title: titles[0] ?? '', description: descriptions[0] ?? '', canonical: canonicals[0] ?? '' }
}

const hash = (text: string) => `${text.slice(0, 6)}…${text.slice(-4)}`

/** Paths of pages, what their title begins with, and their canonical path for search engines. */
const pages = [
  ['/', 'All chains · Astrolabe', '/'],
  ['/settings', 'Settings · Astrolabe', '/settings'],
  ['/search?q=astral', 'Search results for astral · Astrolabe', '/search?q=astral'],
  ['/nonsense', 'Not found · Astrolabe', '/nonsense'],
  ['/meridian', 'Meridian · Astrolabe', `/${chain}`],
  [`/${chain}/txs`, 'Transactions · Meridian · Astrolabe', `/${chain}/txs`],
  [`/${chain}/txs?filter=nonsense&cursor=%25`, 'Transactions · Meridian · Astrolabe', `/${chain}/txs`],
  [`/${chain}/tokens?q=astral`, 'Tokens · Meridian', `/${chain}/tokens?q=astral`],
  [`/${chain}/tx/${at.swap}`, 'Swapped', `/${chain}/tx/${at.swap}`],
  [`/${chain}/tx/${at.swap}/logs`, `Logs · Transaction ${hash(at.swap)} · `, undefined],
  [`/${chain}/tx/${at.callTree}/internal?view=tree`, 'Call tree · Transaction', undefined],
  [`/${chain}/block/${at.crowdedBlock}/`, `Block ${at.crowdedBlock} · `, `/${chain}/block/${at.crowdedBlock}`],
  [`/${chain}/address/${at.nftOwner.toLowerCase()}/nft`, 'NFTs · ', `/${chain}/address/${at.nftOwner}/nft`],
  [`/${chain}/token/${at.dollar.toLowerCase()}`, 'Token USDM (', `/${chain}/token/${at.dollar}`],
  [`/${chain}/token/${at.charts}/instance/7`, 'Chart', undefined],
  [`/${chain}/token/${at.charts}/instance/7/holders`, 'Holders · Chart', undefined],
] as const

for (const [path, title, canonical = path] of pages) {
  test(`${path}: one title, one description, one canonical link`, async ({ page, baseURL }) => {
    await page.goto(path)
    const expected = { title: expect.stringContaining(title), canonical: baseURL + canonical }
    await expect.poll(() => headOf(page)).toMatchObject(expected)
    expect((await headOf(page)).title).toMatch(/Astrolabe$/)
  })
}

test('a block that is addressed by its hash has its height as its one address', async ({ page, demo, baseURL }) => {
  const response = await fetch(`${demo.url}/pro/${chain}/api/v2/blocks/${at.crowdedBlock}`)
  const block = (await response.json()) as { hash: string }
  await page.goto(`/${chain}/block/${block.hash}/txs`)
  await expect.poll(async () => (await headOf(page)).canonical).toBe(`${baseURL}/${chain}/block/${at.crowdedBlock}/txs`)
})

/** Records, and the description of links to any of their tabs: the summary on the page. */
const described = [
  [
    `address/${at.proxy}`,
    '/tokens',
    /^Verified contract 0x[\da-f]{40} on Meridian\. Proxy for ObservatoryV2\. Holds no MER\. .*\.$/i,
  ],
  [`token/${at.dollar}`, '/holders', /^Meridian Dollar \(USDM\) is an ERC-20 token; [\d,]+ holders; .*= \$1\.\d\d\.$/],
  [`token/${at.charts}/instance/7`, '/transfers', /^#7 of Star Charts, owned by /],
  [`tx/${at.swap}`, '/logs', /^Swapped [\d.]+ WMER for [\d.]+ USDM/],
  ['block/420', '/txs', /^Block 420: 8 transactions, 50\.22% gas used, block reward of /],
] as const

for (const [path, tab, sentence] of described) {
  test(`/${path} is described by its sentence on every tab`, async ({ page }) => {
    for (const each of ['', tab]) {
      await page.goto(`/${chain}/${path}${each}`)
      await expect.poll(async () => (await headOf(page)).description).toMatch(sentence)
    }
  })
}

test('title, description and canonical link change with the page and are never doubled', async ({ page, baseURL }) => {
  await page.goto('/')
  const seen = [await headOf(page)]
  const go = async (link: string, list: string) => {
    await page.getByRole('link', { name: link, exact: true }).first().click()
    await new ListView(page, list).opened()
    seen.push(await headOf(page))
  }
  await page.getByRole('link', { name: /Meridian/ }).click()
  await new ListView(page, 'Latest transactions').opened()
  seen.push(await headOf(page))
  await go('Accounts', 'Top accounts')
  await go('Tokens', 'Tokens')
  await new ListView(page, 'Tokens').rows.first().getByRole('link').first().click()
  await new ListView(page, 'Transfers').opened()
  seen.push(await headOf(page))
  for (const part of ['title', 'canonical'] as const) expect(new Set(seen.map((each) => each[part])).size).toBe(5)
  await page.goBack()
  await expect.poll(() => headOf(page)).toEqual(seen[3])
  expect(seen[0]?.canonical).toBe(`${baseURL}/`)
})

test('a place in a list is not part of its canonical address', async ({ page, baseURL, demo }) => {
  const { path, source } = listNamed('Top accounts')
  const body = (await (await fetch(demo.url + source)).json()) as { next_page_params: Record<string, unknown> }
  expect(body.next_page_params).not.toBeNull()
  await page.goto(`${path}?order=asc&sort=transactions_count`)
  const list = new ListView(page, 'Top accounts')
  await list.opened()
  const followed = async () => {
    await page.mouse.wheel(0, 700)
    return page.url()
  }
  await expect.poll(followed).toContain('cursor=')
  expect((await headOf(page)).canonical).toBe(`${baseURL}${path}?order=asc&sort=transactions_count`)
})

test('a hostile name is shown for what it is in titles, too', async ({ page, faults }) => {
  faults.on(new RegExp(`/tokens/${at.dollar}$`, 'i'), async ({ real }) => {
    const token = JSON.parse(await real()) as object
    return json({ ...token, symbol: `\u202eCDSU\u200b${'x'.repeat(3000)}</title><script>` })
  })
  await page.goto(`${faults.site}/${chain}/token/${at.dollar}/holders`)
  await expect(page).toHaveTitle(/Token ⟨U\+202E⟩CDSU⟨U\+200B⟩x+… · Meridian · Astrolabe$/)
  expect((await headOf(page)).title.length).toBeLessThan(200)
})
