import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { click, focus, pressEnter } from '#/testing/actions'
import { ListOnPage } from '#/testing/listOnPage'
import { renderApp } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'
import { at, endpointOf, listNamed } from '#/testing/pages'

// e2e/gallery.spec.ts has two thousand images, and what a screenshot shows of their frames.

const single = listNamed('NFTs of the address')
const collections = listNamed('NFT collections of the address')
const oneByOne = new ListOnPage(single.name)
const byCollection = new ListOnPage(collections.name)

let api: TestApi

beforeEach(async () => {
  api = await startTestApi({ sources: 'one a chain' })
})

const cardOf = (view: ListOnPage, index: number) =>
  view.area?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null

test('the thumbnail size is in the URL, and saved for URLs without one', async () => {
  const size = (name: string) =>
    page.getByRole('navigation', { name: 'Thumbnail size' }).getByRole('link', { name: `${name} thumbnails` })
  const width = () => cardOf(oneByOne, 0)?.getBoundingClientRect().width ?? 0
  const router = await renderApp(`${single.path}?type=ERC-721`, api)
  // Of the page that is shown: the location changes before.
  const href = () => router.state.resolvedLocation?.href
  await oneByOne.opened()
  const medium = width()
  await click(size('Small'))
  await expect.poll(href).toMatch(/\?type=ERC-721&density=small$/)
  await expect.poll(width).toBeLessThan(medium)
  await click(page.getByRole('link', { name: 'By collection' }))
  await expect.poll(href).toMatch(/\/collections\?type=ERC-721&density=small$/)
  router.history.push(collections.path)
  await expect.poll(href).toBe(collections.path)
  await expect.element(size('Small')).toHaveAttribute('aria-current')
  // Saved in this browser for the next visit: a test cannot reload the page.
  expect(localStorage.getItem('astrolabe.density')).toBe('"small"')
  router.history.push(`${single.path}?density=enormous`)
  await oneByOne.opened()
  await expect.element(size('Small')).toHaveAttribute('aria-current')

  // Images far from the window are removed where all cards are in the document, too.
  await page.viewport(360, 500)
  router.history.push(`${single.path}?density=large`)
  await expect.element(size('Large')).toHaveAttribute('aria-current')
  await oneByOne.opened()
  const picture = () => cardOf(oneByOne, 0)?.querySelector('img')
  // The head of the page fills more than such a small window.
  const pictureHeight = () => {
    cardOf(oneByOne, 0)?.scrollIntoView()
    return picture()?.getBoundingClientRect().height ?? 0
  }
  await expect.poll(pictureHeight).toBeGreaterThan(0)
  scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(picture).toBeNull()
  await expect.poll(pictureHeight).toBeGreaterThan(0)
})

test('a collection expands in its card, and is still expanded when the card scrolls back into view', async () => {
  api.on(endpointOf(collections), async ({ real }) => {
    const { items } = JSON.parse(await real()) as { items: { token: { name: string } }[] }
    const tides = items.find(({ token }) => token.name === 'Tides')
    const others = Array.from({ length: 300 }, (_, id) => ({
      ...tides,
      token: { ...tides?.token, name: `Other ${id}`, address_hash: `0x${String(id).padStart(40, '1')}` },
    }))
    return json({ items: [tides, ...others], next_page_params: null })
  })
  await renderApp(`${collections.path}?density=small`, api)
  await byCollection.opened()
  const whole = page.getByRole('list', { name: 'All NFTs of Tides' })
  const itemCount = () => whole.getByRole('listitem').elements().length
  // No pointer over cards of made-up tokens.
  await pressEnter(page.getByCss('main [data-index="0"]').getByRole('button', { name: '45 more' }))
  await expect.poll(itemCount).toBe(48)
  expect(cardOf(byCollection, 0)?.contains(whole.element())).toBe(true)
  await expect.element(whole).toHaveFocus()
  await expect
    .element(whole.getByRole('link').last())
    .toHaveAttribute('href', expect.stringMatching(/\/instance\/\d+$/))
  expect(api.askedFor(endpointOf(single))[0]?.searchParams.get('type')).toBe('ERC-721')
  whole.element().scrollTo({ top: 500 })
  const search = page.getByRole('combobox', { name: /^Search / })
  await focus(search)
  scrollTo(0, document.documentElement.scrollHeight)
  await expect.element(page.getByCss('main [data-index="300"]')).toBeInViewport()
  await expect.poll(() => cardOf(byCollection, 0)).toBeNull()
  scrollTo(0, 0)
  await expect.poll(itemCount).toBe(48)
  await expect.poll(() => whole.element().scrollTop).toBe(500)
  await expect.element(search).toHaveFocus()
})

test('a gallery that grows beyond a hundred cards moves none of them', async () => {
  let first: object | undefined
  api.on(endpointOf(single), async ({ url, real }) => {
    first ??= (JSON.parse(await real()) as { items: object[] }).items[0]
    const from = Number(url.searchParams.get('from') ?? 0)
    const items = Array.from({ length: 100 }, (_, index) => ({ ...first, id: String(from + index) }))
    return json({ items, next_page_params: from === 0 ? { from: 100 } : null })
  })
  await renderApp(single.path, api)
  await oneByOne.opened()
  // Far enough from the end that no more are loaded automatically.
  cardOf(oneByOne, 20)?.scrollIntoView()
  const place = () => cardOf(oneByOne, 20)?.getBoundingClientRect().top
  const before = place()
  // Without the focus, which would scroll the window.
  const button = page.getByRole('button', { name: /^Load more/ }).element()
  if (button instanceof HTMLElement) button.click()
  await expect.poll(() => cardOf(oneByOne, 99)).toBeNull()
  expect(place()).toBeCloseTo(before ?? NaN, 0)
})

test('a collection of an API with another order shows only its NFTs, and links to the rest', async () => {
  api.on(endpointOf(single), async ({ real }) => {
    const { items } = JSON.parse(await real()) as { items: { token: object }[] }
    const others = items.map((item) => ({ ...item, token: { ...item.token, address_hash: at.router } }))
    return json({ items: others, next_page_params: { token_id: 1 } })
  })
  await renderApp(collections.path, api)
  const card = page.getByCss('main [data-index]').filter({ hasText: 'Tides' })
  await click(card.getByRole('button', { name: '45 more' }))
  await expect.element(card.getByText('39 more are listed under')).toBeVisible()
  await expect
    .element(card.getByRole('link', { name: 'all NFTs of this address' }))
    .toHaveAttribute('href', expect.stringMatching(/\/nft\?type=ERC-721$/))
  expect(api.askedFor(endpointOf(single))).toHaveLength(1)
})
