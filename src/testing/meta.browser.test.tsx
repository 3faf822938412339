import { expect, test } from 'vitest'
import { json } from '#/api/testFaults'
import { at, chain, listNamed } from './pages'
import { ListOnPage } from './listOnPage'
import { renderApp } from './renderApp'
import { startTestApi } from './testApi'

interface Head {
  title: string
  description: string
  canonical: string
}

/** What the document's head says of the page, each once; null if there is more or less than one of anything. */
function headOf(): Head | null {
  const all = (selector: string, attribute: string) =>
    Array.from(document.querySelectorAll(selector), (element) => element.getAttribute(attribute))
  // The title of the page that runs the tests has no text of the app.
  const titles = Array.from(document.querySelectorAll('title'))
    .filter((each) => !each.closest('svg') && each.text.includes('Astrolabe'))
    .map(({ text }) => text)
  const shared = all('meta[property="og:title"]', 'content')
  const descriptions = all('meta[name=description]', 'content')
  const sharedDescriptions = all('meta[property="og:description"]', 'content')
  const canonicals = all('link[rel=canonical]', 'href')
  const [title, description, canonical] = [titles[0], descriptions[0], canonicals[0]]
  const isSingle = [titles, shared, descriptions, sharedDescriptions, canonicals].every(({ length }) => length === 1)
  if (!isSingle || !title || !description || !canonical) return null
  return shared[0] === title && sharedDescriptions[0] === description ? { title, description, canonical } : null
}

const hash = (text: string) => `${text.slice(0, 9)}…${text.slice(-5)}`

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

test.each(pages)('%s: one title, one description, one canonical link', async (path, title, canonicalPath) => {
  await renderApp(path)
  const expected = { title: expect.stringContaining(title), canonical: location.origin + (canonicalPath ?? path) }
  await expect.poll(headOf).toMatchObject(expected)
  expect(headOf()?.title).toMatch(/Astrolabe$/)
})

test('a block that is addressed by its hash has its height in its canonical URL', async () => {
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

test.each(described)('/%s is described by its sentence on every tab', async (path, tab, sentence) => {
  for (const each of ['', tab]) {
    await renderApp(`/${chain}/${path}${each}`)
    await expect.poll(() => headOf()?.description).toMatch(sentence)
  }
})

test('a cursor is not part of the canonical URL of a list', async () => {
  const { path, name } = listNamed('Top accounts')
  const router = await renderApp(`${path}?order=asc&sort=transactions_count`)
  await new ListOnPage(name).opened()
  const followed = () => {
    // To the second page; endless scrolling would put the update off.
    if (scrollY < 3000) scrollBy(0, 700)
    return router.history.location.href
  }
  await expect.poll(followed).toContain('cursor=')
  expect(headOf()?.canonical).toBe(`${location.origin}${path}?order=asc&sort=transactions_count`)
})

test('hidden characters of a name are visible in titles, too', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(new RegExp(`/tokens/${at.dollar}$`, 'i'), async ({ real }) => {
    const token = JSON.parse(await real()) as object
    return json({ ...token, symbol: `\u202eCDSU\u200b${'x'.repeat(3000)}</title><script>` })
  })
  await renderApp(`/${chain}/token/${at.dollar}/holders`, api)
  await expect.poll(() => headOf()?.title).toMatch(/Token ⟨U\+202E⟩CDSU⟨U\+200B⟩x+… · Meridian · Astrolabe$/)
  expect(headOf()?.title.length).toBeLessThan(200)
})
