import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { labels } from '#/data/labels/labels'
import { fill } from '#/testing/actions'
import { expectPartAccessible } from '#/testing/expectAccessible'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'
import { at, chain, smallChain } from '#/testing/pages'

const box = page.getByRole('combobox', { name: /^Search / })
const list = page.getByRole('listbox', { name: 'Suggestions' })
const meant = page.getByRole('region', { name: 'Did you mean' })

test('the text stays in the box, also after Back', async () => {
  const router = await renderApp(`/${chain}/search?q=sundial`)
  await expect.element(box).toHaveValue('sundial')
  router.history.push(`/${chain}/blocks`)
  await expect.element(page.getByRole('heading', { name: 'Blocks' })).toBeVisible()
  await fill(box, 'something else')
  router.history.back()
  await expect.element(page.getByRole('heading', { name: /Search results/ })).toBeVisible()
  await expect.element(box).toHaveValue('sundial')
})

test('the only result with exactly this name opens; Back leads to where the search began', async () => {
  const router = await renderApp(`/${chain}/blocks`)
  await expect.element(page.getByRole('heading', { name: 'Blocks' })).toBeVisible()
  router.history.push(`/${chain}/search?q=astral`)
  await expect.element(page.getByRole('heading', { level: 1, name: /Astral/ })).toBeVisible()
  router.history.back()
  await expect.poll(() => router.state.location.pathname).toBe(`/${chain}/blocks`)
})

test('who has gone on meanwhile stays where that led', async () => {
  const api = await startTestApi()
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  api.on(/\/search$/, async () => {
    await held
    return null
  })
  const router = await renderApp(`/${chain}/search?q=astral`, api)
  await expect.poll(() => api.pending()).toBe(1)
  router.history.push(`/${chain}/blocks`)
  answer()
  await expect.element(page.getByRole('heading', { name: 'Blocks' })).toBeVisible()
  await settled(router)
  expect(router.state.location.pathname).toBe(`/${chain}/blocks`)
})

test('a typo, and a letter in a hash, are answered by what was meant', async () => {
  const api = await startTestApi()
  await renderApp(`/${chain}/search?q=meridain dolar`, api)
  await expect.element(page.getByText(/^Nothing has all of this in its name/)).toBeVisible()
  // Not its look-alike, which is flagged as scam.
  await expect.poll(() => meant.getByRole('link', { name: /Meridian Dollar/ }).elements().length).toBe(1)
  // What distinguishes them: the chain and verified code.
  await expect
    .element(meant.getByRole('link', { name: 'Meridian Dollar (USDM) source verified Meridian' }))
    .toBeVisible()
  await expectPartAccessible('[aria-label="Did you mean"]')
  const wrong = `0x${at.dollar.slice(2).toLowerCase().replace('0', 'o').replace('1', 'l')}`
  await renderApp(`/${chain}/search?q=${wrong}`, api)
  await expect.element(meant.getByRole('link')).toHaveAttribute('href', `/${chain}/address/${at.dollar.toLowerCase()}`)
})

test('nothing is suggested in place of a text that is like no name, or where the server fails', async () => {
  const api = await startTestApi()
  await renderApp(`/${chain}/search?q=qqqqwwwwzzzz`, api)
  await expect.element(page.getByText('No results found')).toBeVisible()
  await expect.poll(() => api.askedFor(/\/search\/quick$/).length).toBe(1)
  await expect.poll(() => api.pending()).toBe(0)
  await expect.element(meant).not.toBeInTheDocument()
})

test('without a chain every chain suggests, and one that fails is named', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(new RegExp(`/${smallChain}/api/v2/search`), () => json({ message: 'Not now' }, 422))
  await renderApp('/', api)
  await fill(box, 'astral')
  await expect.element(list.getByRole('group', { name: /^Tokens on Meridian$/ })).toBeVisible()
  await expect.element(page.getByText(/ · .* unavailable/)).toBeVisible()
  await expect.poll(() => api.askedFor(/\/search/).length).toBeGreaterThan(1)
})

/** An API whose domain service has names, each with when it expires. */
async function withDomains(names: Readonly<Record<string, string | null>>) {
  const api = await startTestApi()
  api.on(/\/services\/bens\/api\/v1\/\d+\/domains\/[^/]+$/, ({ url }) => {
    const name = decodeURIComponent(url.pathname.split('/').at(-1) ?? '')
    if (!Object.hasOwn(names, name)) return json({ code: 5, message: 'domain not found' }, 404)
    return json({ name, resolved_address: { hash: at.router }, expiry_date: names[name] ?? null })
  })
  return api
}

test('a domain name that only the domain service has is suggested, and opens its address', async () => {
  const api = await withDomains({ 'desk.eth': '2090-01-01T00:00:00.000Z' })
  const router = await renderApp(`/${chain}/blocks`, api)
  await fill(box, 'Desk.ETH')
  await expect
    .element(list.getByRole('group', { name: 'Domain name' }).getByRole('option'))
    .toHaveTextContent('desk.eth')
  await expectPartAccessible('#suggestions')
  const opens = async (path: string) => {
    router.history.push(path)
    await expect.poll(() => router.state.location.pathname).toBe(`/${chain}/address/${at.router}`)
  }
  await opens(`/${chain}/search?q=desk.eth`)
  await opens('/search?q=desk.eth')
  // By the chain, which knows it.
  expect(new Set(api.askedFor(/\/services\/bens\//).map(({ pathname }) => pathname.split('/').at(-3)))).toEqual(
    new Set([chain]),
  )
})

test('a domain name that is unknown or has expired opens nothing, and other texts are not looked up', async () => {
  const api = await withDomains({ 'old.eth': '2020-01-01T00:00:00.000Z' })
  for (const name of ['old.eth', 'nobody.eth', 'nobody', '{{a.b()}}']) {
    await settled(await renderApp(`/${chain}/search?q=${name}`, api))
    const isName = name.endsWith('.eth')
    const says = isName ? /^This looks like a domain name, as of ENS\. No address was found/ : 'No results found'
    await expect.element(page.getByText(says)).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Domain name' })).not.toBeInTheDocument()
  }
  // As the chain has it, then as Ethereum has it.
  expect(api.askedFor(/\/services\/bens\//)).toHaveLength(4)
  await settled(await renderApp(`/${smallChain}/search?q=old.eth`, api))
  expect(api.askedFor(/\/services\/bens\//)).toHaveLength(4)
  await expect.element(page.getByText(/Names aren’t served by this chain’s API/)).toBeVisible()
})

test('a link of a chain that is not configured names the chain, and leads to the form that adds it', async () => {
  const api = await startTestApi()
  api.on(/\/search$/, () => json({ items: [], next_page_params: null }))
  const link = `https://etherscan.io/tx/0x${'12'.repeat(32)}`
  for (const typed of ['https://etherscan.io/block/7', link]) {
    await settled(await renderApp(`/search?q=${encodeURIComponent(typed)}`, api))
    await expect.element(page.getByText('This link is to Ethereum. Add it?')).toBeVisible()
    await expect.element(page.getByText(/^No results/)).not.toBeInTheDocument()
  }
  await page.getByRole('link', { name: 'Add Ethereum' }).click()
  await expect.element(page.getByRole('textbox', { name: /URL/ })).toHaveValue('https://eth.blockscout.com')
})

test('a link names its other chain first, and then offers the transaction that one here has', async () => {
  const router = await renderApp(`/search?q=${encodeURIComponent(`https://etherscan.io/tx/${at.swap}`)}`)
  await expect.element(page.getByText('This link is to Ethereum. Add it?')).toBeVisible()
  const found = page.getByRole('main').getByCss(`a[href="/${chain}/tx/${at.swap}" i]`)
  await expect.element(found.first()).toBeVisible()
  await settled(router)
  expect(router.state.location.pathname).toBe('/search')
})

test('an address of a link opens on no other chain than the link’s', async () => {
  const router = await renderApp(`/search?q=${encodeURIComponent(`https://bscscan.com/token/${at.router}`)}`)
  await expect.element(page.getByText('This link is to BNB Smart Chain. Add it?')).toBeVisible()
  await settled(router)
  expect(router.state.location.pathname).toBe('/search')
})

test.each(['/search', `/${chain}/search`])(
  'a shortened hash on %s lists the saved pages that it may be',
  async (path) => {
    labels.set({ [at.router.toLowerCase()]: 'My router', [at.dollar.toLowerCase()]: 'Another' })
    await renderApp(`${path}?q=${at.router.slice(0, 6)}…${at.router.slice(-4)}`)
    await expect.element(page.getByText(/shortened hash or address/)).toBeVisible()
    await expect.element(page.getByRole('link', { name: /My router/ })).toBeVisible()
    await expect.element(page.getByRole('link', { name: /Another/ })).not.toBeInTheDocument()
  },
)

test('a secret in the URL is sent nowhere', async () => {
  const api = await startTestApi()
  const phrase = 'abandon ability able about above absent absorb abstract absurd abuse access accident'
  const router = await renderApp(`/search?q=${encodeURIComponent(phrase)}`, api)
  await expect.element(page.getByText('It was not sent or saved.')).toBeVisible()
  await settled(router)
  expect(api.askedFor(/\/search/)).toEqual([])
  expect(document.title).toMatch(/^Search ·/)
})

test('a time opens the block at that time, the hash of a user operation its page', async () => {
  const router = await renderApp(`/${chain}/search?q=2026-11-20T00:00:00Z`)
  await expect.element(page.getByRole('heading', { level: 1, name: /^Block \d/ })).toBeVisible()
  await router.navigate({ href: `/${chain}/search?q=${at.failedOperation}` })
  await expect.poll(() => router.state.location.pathname).toBe(`/${chain}/op/${at.failedOperation}`)
})

test('the hash of a user operation is found by an API whose search fails', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(/\/search$/, () => json({ message: 'Internal server error' }, 500))
  const router = await renderApp(`/${chain}/search?q=${at.failedOperation}`, api)
  await expect.poll(() => router.state.location.pathname).toBe(`/${chain}/op/${at.failedOperation}`)
})

test.each([`/${chain}/search`, '/search'])('%s offers the pages of what a text names', async (path) => {
  const link = (name: string) => page.getByRole('region', { name: 'Pages' }).getByRole('link', { name })
  const router = await renderApp(`${path}?q=1000%20USDM`)
  await expect
    .element(link('Transfers of 1000 USDM').first())
    .toHaveAttribute('href', `/${chain}/transfers?asset=${at.dollar}&amount_from=1000&amount_to=1000`)
  await router.navigate({ href: `${path}?q=COPPER%20%237` })
  await expect
    .element(link('COPPER #7').first())
    .toHaveAttribute('href', expect.stringMatching(/\/token\/0x\w{40}\/instance\/7$/))
  await router.navigate({ href: `${path}?q=05%2F06%2F2026` })
  await expect.element(link('First block of 2026-06-05')).toHaveAttribute('href', `/${chain}/block/at/2026-06-05`)
  await expect.element(link('Last block of 2026-05-06')).toBeVisible()
  await router.navigate({ href: `${path}?q=0xf3e6ea8a` })
  await expect.element(link('Decode as a method ID')).toHaveAttribute('href', `/${chain}/decode?data=0xf3e6ea8a`)
})
