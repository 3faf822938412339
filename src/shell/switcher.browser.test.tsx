import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Chain } from '#/data/config/config'
import { forgetRecentChains, noteChain } from '#/data/settings/recentChains'
import { click, expectCount, fill } from '#/testing/actions'
import { expectPartAccessible } from '#/testing/expectAccessible'
import { ListOnPage } from '#/testing/listOnPage'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'
import { at, chain, smallChain } from '#/testing/pages'

const button = page.getByRole('button', { name: /^Chain: .+\. Switch$/ })
const dialog = page.getByRole('dialog', { name: 'Switch chain' })
const field = dialog.getByRole('combobox', { name: 'Filter chains' })
const options = dialog.getByRole('option')
const equinox = dialog.getByRole('option', { name: /Equinox/ })

async function open(): Promise<void> {
  await click(button)
  await expect.element(field).toHaveFocus()
}

/** The text of the option that Enter opens. */
function active(): string {
  const id = field.element().getAttribute('aria-activedescendant') ?? ''
  return document.querySelector(`[id="${id}"]`)?.textContent ?? ''
}

/** Shows a page; returns a function with the URL of the page that is shown. */
async function openPage(path: string) {
  const router = await renderApp(path)
  return { router, href: () => router.state.location.href }
}

// They outlast a test, as they are in memory too.
afterEach(forgetRecentChains)

test('the key of the switcher is a letter where a letter is typed', async () => {
  await openPage(`/${chain}/withdrawals`)
  await new ListOnPage('Withdrawals').opened()
  await userEvent.keyboard('/c')
  await expect.poll(() => document.querySelector<HTMLInputElement>('header input')?.value).toBe('c')
  await expectCount(dialog, 0)
})

/** Pages that lead to the same page of the other chain. */
const switches = [
  ['a list with its filter', `/${chain}/blocks?type=uncle`, `/${smallChain}/blocks?type=uncle`],
  ['an address and its tab', `/${chain}/address/${at.nftOwner}/nft`, `/${smallChain}/address/${at.nftOwner}/nft`],
  ['a search', `/${chain}/search?q=sundial`, `/${smallChain}/search?q=sundial`],
  ['a search on all chains', '/search?q=astral', `/${smallChain}/search?q=astral`],
] as const

for (const [what, from, to] of switches) {
  test(`a switch keeps ${what}`, async () => {
    const { href } = await openPage(from)
    await open()
    await expect.element(field).toHaveAccessibleDescription(/Opens this page/)
    await click(equinox)
    await expect.poll(href).toBe(to)
  })
}

test('a switch does not keep the position in a list, and says so', async () => {
  const { href } = await openPage(`/${chain}/blocks`)
  const list = new ListOnPage('Blocks')
  await list.opened()
  await expect
    .poll(() => {
      // To the second page, and no further: the address bar follows when scrolling has ended.
      scrollTo(0, 3000)
      return href()
    })
    .toContain('cursor=')
  await open()
  await expect.element(field).toHaveAccessibleDescription(/Opens the start of this list/)
  await click(equinox)
  await expect.poll(href).toBe(`/${smallChain}/blocks`)
})

for (const [what, path] of [
  ['transaction', `/${chain}/tx/${at.routedSwap}`],
  ['block', `/${chain}/block/${at.crowdedBlock}`],
] as const) {
  test(`a ${what} is not searched on another chain, which is said, and one press leads back`, async () => {
    const { href } = await openPage(path)
    await open()
    await expect
      .element(field)
      .toHaveAccessibleDescription(`This ${what} exists only on this chain. Other chains open at their overview.`)
    await click(equinox)
    await expect.poll(href).toBe(`/${smallChain}`)
    await expect.element(page.getByText(`This ${what} exists only on Meridian`)).toBeVisible()
    await click(page.getByRole('link', { name: `Back to the ${what}` }))
    await expect.poll(href).toBe(path)
    await expectCount(page.getByText('exists only on Meridian'), 0)
  })
}

test('a token’s page asks before the same contract is opened on another chain', async () => {
  const token = `token/${at.wrapped}/holders`
  const { href, router } = await openPage(`/${chain}/${token}`)
  const question = dialog.getByRole('region', { name: 'Switch to Equinox Testnet' })
  await open()
  // Without the question, the link leads to the home of the other chain, not to a contract there.
  await expect.element(equinox).toHaveAttribute('href', `/${smallChain}`)
  await click(equinox)
  await expect.element(question.getByRole('link', { name: 'Open the same address' })).toHaveFocus()
  expect(href()).toBe(`/${chain}/${token}`)
  await click(question.getByRole('button', { name: 'Back to all chains' }))
  await click(equinox)
  await click(question.getByRole('link', { name: /^Open the .+ overview$/ }))
  await expect.poll(href).toBe(`/${smallChain}`)

  router.history.back()
  await expect.poll(href).toBe(`/${chain}/${token}`)
  await expect.element(page.getByRole('button', { name: 'Chain: Meridian. Switch' })).toBeVisible()
  await open()
  await click(equinox)
  await expect.element(question.getByRole('link', { name: 'Open the same address' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(href).toBe(`/${smallChain}/${token}`)
})

test('200 chains: the last used first, each found by name, ID or currency, none requested', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  const [, small] = api.config.chains
  const more = Array.from({ length: 200 }, (_, place) => ({
    ...(small as Chain),
    id: String(100_000 + place),
    slug: undefined,
    name: `Network ${place}`,
    baseUrl: 'http://127.0.0.1:1',
    currency: { name: `Coin ${place}`, symbol: `C${place}`, decimals: 18 },
    testnet: place % 2 === 1,
  }))
  const asked: string[] = []
  const config = { ...api.config, chains: [...api.config.chains, ...more] }
  const send: typeof api.fetch = (target, init) => {
    asked.push(target)
    return api.fetch(target, init)
  }
  // As visits do.
  for (const id of [smallChain, chain]) noteChain(id)
  const router = await renderApp(`/${chain}/withdrawals`, { config, fetch: send })
  await new ListOnPage('Withdrawals').opened()
  await open()
  await expectCount(options, 202)
  await expect.element(dialog.getByRole('group').first()).toHaveAccessibleName('Recently used')
  await expect.poll(active).toContain('Equinox')
  await userEvent.keyboard('{End}')
  await expect.element(dialog.getByRole('option', { name: /Network 199\b/ })).toBeInViewport()
  for (const [typed, name] of [
    ['network 17', 'Network 17'],
    ['100042', 'Network 42'],
    ['c77', 'Network 77'],
    ['COIN 88', 'Network 88'],
    ['equinox', 'Equinox Testnet'],
  ] as const) {
    await fill(field, typed)
    await expect.poll(active, { message: typed }).toContain(name)
  }
  await fill(field, 'no such chain')
  await expect.element(dialog).toHaveTextContent('No matching chains')
  await fill(field, '')
  await expectCount(options, 202)
  for (const option of options.elements().slice(0, 8)) await userEvent.hover(option)
  await settled(router)
  expect(asked.filter((target) => target.includes('127.0.0.1:1/'))).toEqual([])
})

test('a press next to the dialog closes it', async () => {
  await openPage(`/${chain}/withdrawals`)
  await open()
  await userEvent.click(page.elementLocator(document.body), { position: { x: 1200, y: 800 }, force: true })
  await expectCount(dialog, 0)
  await expect.element(button).toHaveFocus()
})

for (const width of [1440, 390]) {
  test(`axe finds nothing in the dialog at ${width} pixels`, async () => {
    await page.viewport(width, 844)
    await openPage(`/${chain}/token/${at.wrapped}`)
    await open()
    await expectPartAccessible('dialog')
    await click(equinox)
    await expect.element(dialog.getByRole('button', { name: 'Back to all chains' })).toBeVisible()
    await expectPartAccessible('dialog')
  })
}

test('each chain’s color is the accent of its pages', async () => {
  const accents: string[] = []
  for (const id of [chain, smallChain]) {
    await openPage(`/${id}/withdrawals`)
    await new ListOnPage('Withdrawals').opened()
    const current = document.querySelector('nav[aria-label="Chain"] [aria-current]')
    accents.push(current ? getComputedStyle(current).borderBottomColor : 'none')
  }
  expect(accents).toEqual(['rgb(11, 110, 138)', expect.stringMatching(/^rgb\(1\d\d, \d+, \d+\)$/)])
})
