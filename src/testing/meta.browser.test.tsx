import { beforeEach, expect, test } from 'vitest'
import { json } from '#/api/testFaults'
import { at, chain, listNamed } from '../../e2e/pages'
import { ListOnPage } from './listOnPage'
import { renderApp } from './renderApp'
import { startTestApi } from './testApi'

/** Until the first page is shown the document has its default title, which the test runner's document has too. */
beforeEach(() => {
  for (const title of document.head.querySelectorAll('title')) title.dataset['default'] = ''
})

/** What the document's head says of the page; null if it has more or less than one of anything. */
function headOf() {
  const all = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute))
  const titles = [...document.querySelectorAll('title')].filter((each) => !each.closest('svg')).map(({ text }) => text)
  const shared = all('meta[property="og:title"]', 'content')
  const descriptions = all('meta[name=description]', 'content')
  const sharedDescriptions = all('meta[property="og:description"]', 'content')
  const canonicals = all('link[rel=canonical]', 'href')
  const [[title], [description], [canonical]] = [titles, descriptions, canonicals]
  const single = [titles, shared, descriptions, sharedDescriptions, canonicals].every(({ length }) => length === 1)
  const same = shared[0] === title && sharedDescriptions[0] === description
  return single && same ? { title, description, canonical } : null
}

const hash = (text: string) => `${text.slice(0, 6)}…${text.slice(-4)}`

/** Paths of pages, what their title has, and their canonical path for search engines. */
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
  test(`${path}: one title, one description, one canonical link`, async () => {
    await renderApp(path)
    const expected = { title: expect.stringContaining(title) as string, canonical: location.origin + canonical }
    await expect.poll(headOf).toMatchObject(expected)
    await expect.poll(() => headOf()?.title).toMatch(/Astrolabe$/)
  })
}

test('a block that is opened by its hash has its height in its canonical URL', async () => {
  const api = await startTestApi()
  const block = JSON.parse(await api.read(`/pro/${chain}/api/v2/blocks/${at.crowdedBlock}`)) as { hash: string }
  await renderApp(`/${chain}/block/${block.hash}/txs`, api)
  await expect.poll(() => headOf()?.canonical).toBe(`${location.origin}/${chain}/block/${at.crowdedBlock}/txs`)
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
  test(`/${path} is described by its sentence on every tab`, async () => {
    for (const each of ['', tab]) {
      await renderApp(`/${chain}/${path}${each}`)
      await expect.poll(() => headOf()?.description).toMatch(sentence)
    }
  })
}

test('the position in a list is not part of its canonical URL', async () => {
  const api = await startTestApi()
  const { path, source } = listNamed('Top accounts')
  const body = JSON.parse(await api.read(source)) as { next_page_params: unknown }
  expect(body.next_page_params).not.toBeNull()
  const router = await renderApp(`${path}?order=asc&sort=transactions_count`, api)
  const list = new ListOnPage('Top accounts')
  await list.opened()
  const followed = () => {
    scrollBy(0, 700)
    return router.state.location.href
  }
  await expect.poll(followed).toContain('cursor=')
  await expect.poll(() => headOf()?.canonical).toBe(`${location.origin}${path}?order=asc&sort=transactions_count`)
})

test('invisible characters and HTML of a name are shown in the title', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(new RegExp(`/tokens/${at.dollar}$`, 'i'), async ({ real }) => {
    const token = JSON.parse(await real()) as object
    return json({ ...token, symbol: `\u202eCDSU\u200b${'x'.repeat(3000)}</title><script>` })
  })
  await renderApp(`/${chain}/token/${at.dollar}/holders`, api)
  await expect.poll(() => document.title).toMatch(/Token ⟨U\+202E⟩CDSU⟨U\+200B⟩x+… · Meridian · Astrolabe$/)
  await expect.poll(headOf).not.toBeNull()
  expect(document.title.length).toBeLessThan(200)
})
