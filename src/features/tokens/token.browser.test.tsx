import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { at, chain } from '#/testing/pages'
import { serveOnlyContract } from '#/testing/contractOnly'
import { expectAccessible } from '#/testing/expectAccessible'
import { fakeTime, pollLater } from '#/testing/fakeTime'
import { ListOnPage } from '#/testing/listOnPage'
import '#/testing/actions'
import { buttonNamed, press } from '#/testing/actions'
import { renderApp } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'

const head = () => page.getByCss('main header')
const tabs = () => page.getByRole('navigation', { name: 'Token' }).getByRole('link')
const textsOfTabs = () =>
  tabs()
    .elements()
    .map((tab) => (tab as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim())
const pathOf = (hash: string, tab = '') => `/${chain}/token/${hash}${tab && `/${tab}`}`
const endpoint = (hash: string, more = '') => new RegExp(`/tokens/${hash}${more}$`, 'i')

let api: TestApi

beforeEach(async () => {
  api = await startTestApi({ sources: 'one a chain' })
})

/** Tokens of the demo, the sentence on each without its figures, and the tabs that apply to it. */
const said = [
  ['dollar', /^Meridian Dollar \(USDM\) is an ERC-20 token\.$/, /^Transfers 1,\d+ Holders \d+$/],
  ['charts', /^Star Charts \(CHART\) is an ERC-721 collection of NFTs\.$/, /^Transfers \d+ Holders \d+ Inventory 114$/],
  ['almanac', /is an ERC-1155 multi-token contract\.$/, /^Transfers \d+ Holders \d+ Inventory$/],
  ['orbit', /^Orbit \(ORB\) is an ERC-404 token \(ERC-20 and NFT hybrid\)\.$/, /Inventory$/],
] as const

for (const [name, sentence, applying] of said) {
  test(`${name}: has a sentence with its type and the tabs that apply, and passes axe`, async () => {
    await renderApp(pathOf(at[name]))
    await expect.element(page.getByText(sentence)).toBeVisible()
    await expect.poll(() => textsOfTabs().join(' ')).toMatch(applying)
    await new ListOnPage('Transfers').opened()
    await expectAccessible()
  })
}

test('holders have their percentage of the supply, exact on hover, and the cumulative one', async () => {
  const path = `/pro/${chain}/api/v2/tokens/${at.dollar}`
  const { items } = JSON.parse(await api.read(`${path}/holders`)) as { items: { value: string }[] }
  const { total_supply: supply } = JSON.parse(await api.read(path)) as { total_supply: string }
  await renderApp(pathOf(at.dollar, 'holders'))
  await new ListOnPage('Holders of the token').opened()
  let sum = 0n
  for (const [index, { value }] of items.slice(0, 3).entries()) {
    sum += BigInt(value)
    const row = page.getByCss(`[data-index="${index}"]`)
    await expect.element(row.getByTitle(`${value} of ${supply}`).first()).toBeVisible()
    const hundredths = (sum * 10_000n) / BigInt(supply)
    const cut = `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`.replace(/\.?0+$/, '')
    await expect.poll(() => row.getByTitle(`${sum} of ${supply}`).last().query()?.textContent).toBe(`${cut}%`)
  }
  await expect.element(page.getByText(/^Top 10 accounts hold \d+(\.\d+)?% of supply$/)).toBeVisible()
})

test('an address that is no token shows so, and links to its page', async () => {
  const router = await renderApp(pathOf(at.router))
  await expect.element(page.getByText('Token not found on Meridian')).toBeVisible()
  await expect.poll(() => document.title).toMatch(/^Token not found · Token 0x/)
  await expect.element(tabs()).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'View address' }).click()
  await expect.poll(() => router.state.location.href).toBe(`/${chain}/address/${at.router}`)
})

test('a token opened from a list shows its row while the record loads', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  api.on(endpoint(at.dollar), async () => {
    await held
    return null
  })
  await renderApp(`/${chain}/tokens`, api)
  await new ListOnPage('Tokens').opened()
  await page
    .getByCss(`[data-index] a[href="${pathOf(at.dollar)}"]`)
    .first()
    .click()
  await expect.element(head()).toHaveTextContent('Meridian Dollar (USDM) is an ERC-20 token')
  await expect.element(page.getByRole('button', { name: 'Copy as' })).toBeVisible()
  answer()
  await expect.element(page.getByText(/^400,000,000\s*USDM$/)).toBeVisible()
})

test('failed counters leave the numbers of the record, a failed record leaves the list', async () => {
  let fails = true
  const broken = () => (fails ? json('"Internal server error"', 500) : null)
  api.on(endpoint(at.dollar, '/counters'), broken)
  await renderApp(pathOf(at.dollar), api)
  await expect.element(head()).toHaveTextContent(/Meridian Dollar \(USDM\) is an ERC-20 token\..*Holders.*\.252/)
  await new ListOnPage('Transfers').opened()
  api.on(endpoint(at.almanac), broken)
  fakeTime()
  await renderApp(pathOf(at.almanac), api)
  await pollLater(api, () => page.getByRole('alert').query()?.textContent).toContain('Couldn’t load')
  await new ListOnPage('Transfers').opened()
  fails = false
  const retry = buttonNamed(/^Retry$/)
  // It may have been retried automatically.
  if (retry && !retry.matches(':disabled')) press(retry)
  await pollLater(api, () => document.querySelector('main header')?.textContent).toContain('ERC-1155')
})

test('with only the contract’s endpoints a token is composed from search results', async () => {
  serveOnlyContract(api)
  await renderApp(pathOf(at.dollar), api)
  await expect
    .element(head())
    .toHaveTextContent(/Meridian Dollar \(USDM\) is an ERC-20 token\..*400,000,000,000,000.*\$1\.00/)
  await expect.element(head()).toHaveTextContent('Partial data (from search results)')
  await expect.element(page.getByRole('main')).toHaveTextContent('Transfers not available for this chain')
  // An API without these has no token holders either.
  await expect.poll(textsOfTabs).toEqual(['Transfers'])
  await renderApp(pathOf(at.router), api)
  await expect.element(page.getByText('Token not found on Meridian')).toBeVisible()
})

test('a token without endpoints and search results is not shown as missing', async () => {
  serveOnlyContract(api)
  api.on(/\/search$/, () => json({ items: [], next_page_params: null }))
  await renderApp(pathOf(at.dollar), api)
  await expect.element(head()).toHaveTextContent('Couldn’t load token details. Not available for this chain.')
  await expect.poll(textsOfTabs).not.toEqual([])
  await expect.element(page.getByText('Token not found')).not.toBeInTheDocument()
})

test('fields of any shape are shown, and a scam is flagged', async () => {
  api.on(endpoint(at.dollar), () =>
    json({
      address_hash: at.dollar,
      name: `\u202e${'long '.repeat(400)}`,
      symbol: '<img src=x onerror=alert(1)>',
      type: 'ERC-9999',
      decimals: 999,
      total_supply: '-5',
      holders_count: { many: true },
      exchange_rate: 'NaN',
      circulating_market_cap: '1e400',
      icon_url: 'javascript:alert(1)',
      reputation: 'scam',
      unheard_of: [1, { two: 2 }],
    }),
  )
  await page.viewport(360, 740)
  await renderApp(pathOf(at.dollar), api)
  await expect.element(head()).toHaveTextContent('Token flagged as scam.')
  await expect.element(head().getByText('scam', { exact: true }).first()).toBeVisible()
  await expect.element(head().getByText('U+202E').first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await page.getByText('Raw API response').click()
  await expect.element(page.getByText('Unheard of')).toBeVisible()
})

test('a token whose contract is a scam is flagged on its page and wherever its transaction shows it', async () => {
  await renderApp(`/${chain}/tx/${at.poisoning}`)
  const main = page.getByRole('main')
  const table = main.getByRole('table', { name: /Net change/ })
  await expect.element(table.getByText('scam', { exact: true }).first()).toBeInTheDocument()
  const link = table.getByCss('a[href*="/token/0x32ff" i]').first()
  await expect.element(link).toHaveTextContent('scam')
  await link.click()
  await expect
    .element(head())
    .toHaveTextContent(/Token contract flagged as scam\..*Do not approve it, swap it or visit a site that it names\./)
  await expect.element(head()).not.toHaveTextContent('is an ERC-20 token')
  await expect.element(head().getByText('scam', { exact: true })).toBeVisible()
})

test('a name of 199 characters takes one line, and is whole in its tooltip', async () => {
  const name = 'An Exceedingly Long Name '.repeat(8).trim()
  api.on(endpoint(at.dollar), async ({ real }) => json({ ...(JSON.parse(await real()) as object), name }))
  const heading = page.getByRole('heading', { level: 1 })
  const heightOf = () => heading.element().getBoundingClientRect().height
  for (const width of [390, 1440]) {
    await page.viewport(width, 844)
    await renderApp(pathOf(at.astral), api)
    await expect.element(heading).toHaveTextContent('AST')
    const usual = heightOf()
    await renderApp(pathOf(at.dollar), api)
    await expect.element(heading.getByTitle(name)).toBeVisible()
    expect(heightOf()).toBe(usual)
  }
})
