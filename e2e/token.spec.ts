import type { Page } from '@playwright/test'
import { serveOnlyContract } from '#/testing/contractOnly'
import { json } from './fixtures/faults'
import { ListView } from './fixtures/listView'
import { expectAccessible } from './fixtures/accessible'
import { expectStill, watchShifts } from './fixtures/shifts'
import { expect, test } from './fixtures/test'
import { at, chain } from './pages'

const head = (page: Page) => page.getByRole('main').getByRole('banner').or(page.locator('main header'))
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Token' }).getByRole('link')
const pathOf = (hash: string, tab = '') => `/${chain}/token/${hash}${tab && `/${tab}`}`
const endpoint = (hash: string, more = '') => new RegExp(`/tokens/${hash}${more}$`, 'i')

/** Tokens of the demo, the sentence on each, and the tabs that apply to it. */
const said = [
  [
    'dollar',
    /^Meridian Dollar \(USDM\) is an ERC-20 token; \d+ holders; total supply 400,000,000; 1 USDM = \$1\.00\.$/,
    /^Transfers 1,\d+ Holders \d+$/,
  ],
  [
    'charts',
    /^Star Charts \(CHART\) is an ERC-721 collection of 112 NFTs; \d+ holders\.$/,
    /^Transfers \d+ Holders \d+ Inventory 112$/,
  ],
  ['almanac', /is an ERC-1155 multi-token contract; \d+ holders\.$/, /^Transfers \d+ Holders \d+ Inventory$/],
  [
    'orbit',
    /^Orbit \(ORB\) is an ERC-404 token \(ERC-20 and NFT hybrid\); \d+ holders; total supply [\d,]+\.$/,
    /Inventory$/,
  ],
] as const

for (const [name, sentence, applying] of said) {
  test(`${name}: a sentence says what it is, its tabs are those that apply, axe finds nothing`, async ({ page }) => {
    await page.goto(pathOf(at[name]))
    await expect(page.getByText(sentence)).toBeVisible()
    await expect
      .poll(async () => (await tabs(page).allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ').trim())
      .toMatch(applying)
    await new ListView(page, 'Transfers').opened()
    await expectAccessible(page)
  })
}

test('holders have their share of the supply, exact on hover, and all down to each of them together', async ({
  page,
  demo,
}) => {
  const api = `${demo.url}/pro/${chain}/api/v2/tokens/${at.dollar}`
  const { items } = (await (await fetch(`${api}/holders`)).json()) as { items: { value: string }[] }
  const { total_supply: supply } = (await (await fetch(api)).json()) as { total_supply: string }
  await page.goto(pathOf(at.dollar, 'holders'))
  const list = new ListView(page, 'Holders of the token')
  await list.opened()
  const sums = items
    .slice(0, 3)
    .map((_, last) => items.slice(0, last + 1).reduce((sum, { value }) => sum + BigInt(value), 0n))
  for (const [place, sum] of sums.entries()) {
    const row = list.rows.nth(place)
    await expect(row.getByTitle(`${items[place]?.value} of ${supply}`).first()).toBeVisible()
    const hundredths = (sum * 10_000n) / BigInt(supply)
    const cut = `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`.replace(/\.?0+$/, '')
    await expect(row.getByTitle(`${sum} of ${supply}`).last()).toHaveText(`${cut}%`)
  }
  await expect(page.getByText(/^Top 10 accounts hold \d+(\.\d+)?% of supply$/)).toBeVisible()
})

test('an address that is no token says so and leads to its page', async ({ page, baseURL }) => {
  await page.goto(pathOf(at.router))
  await expect(page.getByText('Token not found on Meridian')).toBeVisible()
  await expect(page).toHaveTitle(/^Token not found · Token 0x/)
  await expect(tabs(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'View address' }).click()
  await expect(page).toHaveURL(`${baseURL}/${chain}/address/${at.router}`)
})

test('a row of the list of tokens fills the page before its own answer comes', async ({ page, faults }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  faults.on(endpoint(at.dollar), async () => {
    await held
    return null
  })
  await page.goto(`${faults.site}/${chain}/tokens`)
  const list = new ListView(page, 'Tokens')
  await list.opened()
  await list.rows
    .locator(`a[href="${pathOf(at.dollar)}"]`)
    .first()
    .click()
  await expect(head(page)).toContainText('Meridian Dollar (USDM) is an ERC-20 token')
  await expect(page.getByRole('button', { name: 'Copy as' })).toBeVisible()
  answer()
  await expect(page.getByText(/^400,000,000\s*USDM$/)).toBeVisible()
})

test.describe('what fails', () => {
  test.use({ tolerates: 'failed requests' })

  test('is told alone: figures without counters, a list without its token', async ({ page, faults }) => {
    let fails = true
    const broken = () => (fails ? json('"Internal server error"', 500) : null)
    faults.on(endpoint(at.dollar, '/counters'), broken)
    await page.goto(faults.site + pathOf(at.dollar))
    await expect(head(page)).toContainText('Meridian Dollar (USDM) is an ERC-20 token; 248 holders')
    await new ListView(page, 'Transfers').opened()
    faults.on(endpoint(at.almanac), broken)
    await page.goto(faults.site + pathOf(at.almanac))
    await expect(page.getByRole('alert')).toContainText('Couldn’t load', {
      timeout: 20_000,
    })
    await new ListView(page, 'Transfers').opened()
    fails = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(head(page)).toContainText('ERC-1155')
  })

  test('a server with the contract’s endpoints alone tells what its search knows', async ({ page, faults }) => {
    serveOnlyContract(faults)
    await page.goto(faults.site + pathOf(at.dollar))
    await expect(head(page)).toContainText(
      'Meridian Dollar (USDM) is an ERC-20 token; total supply 400,000,000,000,000 base units; 1 USDM = $1.00.',
    )
    await expect(head(page)).toContainText('Partial data (from search results)')
    await expect(page.getByRole('main')).toContainText('Transfers not available for this chain')
    // An API without these has no token holders either.
    await expect(tabs(page)).toHaveText([/^Transfers ?$/])
    await page.goto(faults.site + pathOf(at.router))
    await expect(page.getByText('Token not found on Meridian')).toBeVisible()
  })
})

test('fields of any shape take nothing down, and a scam is called one', async ({ page, faults }) => {
  faults.on(endpoint(at.dollar), () =>
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
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(faults.site + pathOf(at.dollar))
  await expect(head(page)).toContainText('⚠ Token flagged as scam.')
  await expect(head(page).getByText('scam', { exact: true }).first()).toBeVisible()
  await expect(head(page).getByText('U+202E').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByText('Raw API response').click()
  await expect(page.getByText('Unheard of')).toBeVisible()
})

test('a token whose contract is a scam is marked on its page, and wherever its transaction tells of it', async ({
  page,
}) => {
  await page.goto(`/${chain}/tx/${at.poisoning}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('table', { name: /Net change/ }).getByText('scam', { exact: true })).not.toHaveCount(0)
  const link = main.getByRole('listitem').locator('a[href*="/token/0x32ff" i]').first()
  await expect(link).toContainText('scam')
  await link.click()
  await expect(head(page)).toContainText('⚠ Token contract flagged as scam.')
  await expect(head(page).getByText('scam', { exact: true })).toBeVisible()
})

test('an icon has its place before it comes, and a letter when it fails', async ({ page, faults }) => {
  await page.route('https://icons.example/**', (route) =>
    route.request().url().endsWith('good.svg')
      ? route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="9"/>',
        })
      : route.fulfill({ contentType: 'text/plain', body: 'no picture' }),
  )
  let icon = 'good.svg'
  faults.on(endpoint(at.dollar), async ({ real }) =>
    json({ ...(JSON.parse(await real()) as object), icon_url: `https://icons.example/${icon}` }),
  )
  await page.goto(faults.site + pathOf(at.dollar))
  const picture = page.getByRole('heading', { level: 1 }).locator('img')
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.boundingBox()).toMatchObject({ width: 28, height: 28 })
  icon = 'bad.svg'
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('UMeridian Dollar')
  await expect(picture).toHaveCount(0)
})

for (const path of [pathOf(at.dollar), pathOf(at.charts, 'instances'), `${pathOf(at.charts)}/instance/7`]) {
  test(`${path}: nothing moves while it opens on a small screen`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await watchShifts(page)
    await page.goto(path)
    await expect(page.locator('main header p')).not.toBeEmpty()
    await expectStill(page)
  })
}
