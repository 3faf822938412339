import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { liveConfig } from './fixtures/config'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { at, chain, smallChain } from './pages'

/** The dialog with the list of chains. */
class Switcher {
  readonly button: Locator
  readonly dialog: Locator
  readonly field: Locator
  readonly options: Locator

  constructor(page: Page) {
    this.button = page.getByRole('button', { name: /^Chain: .+\. Switch$/ })
    this.dialog = page.getByRole('dialog', { name: 'Switch chain' })
    this.field = this.dialog.getByRole('combobox', { name: 'Filter chains' })
    this.options = this.dialog.getByRole('option')
  }

  async open(): Promise<void> {
    await this.button.click()
    await expect(this.field).toBeFocused()
  }

  option(name: string | RegExp): Locator {
    return this.dialog.getByRole('option', { name })
  }

  /** The option that Enter opens. */
  async active(): Promise<string> {
    const id = await this.field.getAttribute('aria-activedescendant')
    return (await this.dialog.locator(`[id="${id}"]`).textContent()) ?? ''
  }
}

/** The demo's chains, and this number of chains whose API never responds. */
function manyChains(demo: string, more: number): string {
  const config = JSON.parse(liveConfig(demo)) as { chains: object[] }
  const others = Array.from({ length: more }, (_, place) => ({
    id: String(100_000 + place),
    name: `Network ${place}`,
    baseUrl: 'http://127.0.0.1:1',
    currency: { name: `Coin ${place}`, symbol: `C${place}` },
    testnet: place % 2 === 1,
  }))
  return JSON.stringify({ ...config, chains: [...config.chains, ...others] })
}

test('the keyboard alone opens, filters, chooses and leaves it', async ({ page, baseURL }) => {
  await page.goto(`/${chain}/withdrawals`)
  await new ListView(page, 'Withdrawals').opened()
  const switcher = new Switcher(page)
  await page.keyboard.press('c')
  await expect(switcher.field).toBeFocused()
  await expect(switcher.field).toHaveValue('')
  await expect(switcher.option(/Meridian/)).toHaveAttribute('aria-selected', 'true')

  await page.keyboard.press('Escape')
  await expect(switcher.dialog).toHaveCount(0)
  await expect(switcher.button).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(switcher.field).toBeFocused()
  expect(await switcher.active()).toContain('Equinox')
  for (const [key, name] of [
    ['Home', 'Meridian'],
    ['ArrowUp', 'Equinox'],
    ['ArrowDown', 'Meridian'],
    ['End', 'Equinox'],
  ] as const) {
    await page.keyboard.press(key)
    expect(await switcher.active(), key).toContain(name)
  }
  await page.keyboard.type('eqx')
  await expect(switcher.options).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${baseURL}/${smallChain}/withdrawals`)
  await expect(switcher.dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Chain: Equinox Testnet. Switch' })).toBeFocused()
})

test('the key is a letter where a letter is typed', async ({ page }) => {
  await page.goto(`/${chain}/withdrawals`)
  await new ListView(page, 'Withdrawals').opened()
  await page.keyboard.press('/')
  await page.keyboard.type('c')
  await expect(page.locator('header input')).toHaveValue('c')
  await expect(new Switcher(page).dialog).toHaveCount(0)
})

test('keys that act alone are turned off in the settings, and recent chains are cleared there', async ({ page }) => {
  await page.goto(`/${chain}/withdrawals`)
  await new ListView(page, 'Withdrawals').opened()
  await page.mouse.move(5, 5)
  const recent = () => page.evaluate(() => localStorage.getItem('astrolabe.recent'))
  await expect.poll(recent).toBe(`["${chain}"]`)
  await page.goto('/settings')
  await expect(page.getByText('1 recent chain')).toBeVisible()
  await page.getByRole('button', { name: 'Clear local data' }).click()
  await expect(page.getByText('1 recent chain')).toHaveCount(0)
  expect(await recent()).toBeNull()

  const switcher = new Switcher(page)
  await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Single-key shortcuts' })).not.toBeChecked()
  await page.getByRole('heading', { name: 'Settings' }).click()
  await page.keyboard.press('c')
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: /^Search/ })).not.toBeFocused()
  await expect(switcher.dialog).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Search/ })).toBeFocused()
  // A checkbox takes no text, so shortcuts work on it.
  await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).check()
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: /^Search/ })).toBeFocused()
  await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).focus()
  await page.keyboard.press('c')
  await expect(switcher.field).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(switcher.dialog).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: /^Search/ })).toBeFocused()
})

/** Where a page leads on the other chain, and what is said of it before. */
const switches = [
  [
    'a list with its filter, not its place',
    `/${chain}/blocks?type=uncle`,
    `/${smallChain}/blocks?type=uncle`,
    'Opens this page',
  ],
  [
    'an address and its tab',
    `/${chain}/address/${at.nftOwner}/nft`,
    `/${smallChain}/address/${at.nftOwner}/nft`,
    'Opens this page',
  ],
  ['what was searched for', `/${chain}/search?q=astral`, `/${smallChain}/search?q=astral`, 'Opens this page'],
  ['what was searched for on all chains', '/search?q=astral', `/${smallChain}/search?q=astral`, 'Opens this page'],
] as const

for (const [what, from, to, says] of switches) {
  test(`a switch keeps ${what}`, async ({ page, baseURL }) => {
    await page.goto(from)
    const switcher = new Switcher(page)
    await switcher.open()
    await expect(switcher.field).toHaveAccessibleDescription(new RegExp(says))
    await switcher.option(/Equinox/).click()
    await expect(page).toHaveURL(baseURL + to)
  })
}

test('a place in a list is not kept, which is said', async ({ page, baseURL }) => {
  await page.goto(`/${chain}/blocks`)
  await new ListView(page, 'Blocks').opened()
  const next = page.waitForURL(/cursor=/)
  await new ListView(page, 'Blocks').scrollToEnd()
  await next
  const switcher = new Switcher(page)
  await switcher.open()
  await expect(switcher.field).toHaveAccessibleDescription(/Opens the start of this list/)
  await switcher.option(/Equinox/).click()
  await expect(page).toHaveURL(`${baseURL}/${smallChain}/blocks`)
})

for (const [what, path] of [
  ['transaction', `/${chain}/tx/${at.routedSwap}`],
  ['block', `/${chain}/block/${at.crowdedBlock}`],
] as const) {
  test(`a ${what} is not looked for elsewhere, which is said, and one press leads back`, async ({ page, baseURL }) => {
    await page.goto(path)
    const switcher = new Switcher(page)
    await switcher.open()
    await expect(switcher.field).toHaveAccessibleDescription(
      `This ${what} exists only on this chain. Other chains open at their overview.`,
    )
    await switcher.option(/Equinox/).click()
    await expect(page).toHaveURL(`${baseURL}/${smallChain}`)
    await expect(page.getByText(`This ${what} exists only on Meridian`)).toBeVisible()
    await page.getByRole('link', { name: `Back to the ${what}` }).click()
    await expect(page).toHaveURL(baseURL + path)
    await expect(page.getByText('exists only on Meridian')).toHaveCount(0)
  })
}

test('a token’s page asks before it looks for the same contract', async ({ page, baseURL }) => {
  const token = `token/${at.wrapped}/holders`
  await page.goto(`/${chain}/${token}`)
  const switcher = new Switcher(page)
  await switcher.open()
  // Without the question, the link leads to the home of the other chain, not to a contract there.
  await expect(switcher.option(/Equinox/)).toHaveAttribute('href', `/${smallChain}`)
  await switcher.option(/Equinox/).click()
  const question = switcher.dialog.getByRole('region', { name: 'Switch to Equinox Testnet' })
  await expect(question.getByRole('link', { name: 'Open the same address' })).toBeFocused()
  await expect(page).toHaveURL(`${baseURL}/${chain}/${token}`)
  await question.getByRole('button', { name: 'Back to all chains' }).click()
  await switcher.option(/Equinox/).click()
  await question.getByRole('link', { name: /^Open the .+ overview$/ }).click()
  await expect(page).toHaveURL(`${baseURL}/${smallChain}`)

  await page.goBack()
  await switcher.open()
  await switcher.option(/Equinox/).click()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${baseURL}/${smallChain}/${token}`)
})

test('two hundred chains: the last used first, each found by name, id or currency, none asked', async ({
  page,
  demo,
  openSite,
}) => {
  const site = await openSite(manyChains(demo.url, 200))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).host))
  await page.goto(`${site}/${smallChain}/withdrawals`)
  await new ListView(page, 'Withdrawals').opened()
  await page.mouse.move(5, 5)
  const switcher = new Switcher(page)
  await expect(async () => {
    expect(await page.evaluate(() => localStorage.getItem('astrolabe.recent'))).toBe(`["${smallChain}"]`)
  }).toPass()
  await switcher.open()
  await switcher.option(/Meridian/).click()
  await expect(page).toHaveURL(`${site}/${chain}/withdrawals`)

  await switcher.open()
  await expect(switcher.options).toHaveCount(202)
  await expect(switcher.dialog.getByRole('group').first()).toHaveAccessibleName('Recently used')
  expect(await switcher.active()).toContain('Equinox')
  await page.keyboard.press('End')
  await expect(switcher.option(/Network 199\b/)).toBeInViewport()
  for (const [typed, name] of [
    ['network 17', 'Network 17'],
    ['100042', 'Network 42'],
    ['c77', 'Network 77'],
    ['COIN 88', 'Network 88'],
    ['equinox', 'Equinox Testnet'],
  ] as const) {
    await switcher.field.fill(typed)
    expect(await switcher.active(), typed).toContain(name)
  }
  await switcher.field.fill('no such chain')
  await expect(switcher.dialog).toContainText('No matching chains')
  await switcher.field.fill('')
  for (const option of await switcher.options.all().then((all) => all.slice(0, 8))) await option.hover()
  expect(asked).not.toContain('127.0.0.1:1')
})

test('a press beside it closes it', async ({ page }) => {
  await page.goto(`/${chain}/withdrawals`)
  const switcher = new Switcher(page)
  await switcher.open()
  await page.mouse.click(1200, 800)
  await expect(switcher.dialog).toHaveCount(0)
  await expect(switcher.button).toBeFocused()
})

for (const width of [1440, 390]) {
  test(`axe finds nothing in it at ${width} pixels, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/${chain}/token/${at.wrapped}`)
    const switcher = new Switcher(page)
    await switcher.open()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const open = async () => (await new AxeBuilder({ page }).include('dialog').analyze()).violations
      expect.soft(await open(), colorScheme).toEqual([])
      await switcher.option(/Equinox/).click()
      expect.soft(await open(), `${colorScheme}, asking`).toEqual([])
      await switcher.dialog.getByRole('button', { name: 'Back to all chains' }).click()
    }
  })
}

test('each chain’s colour is the accent of its pages', async ({ page, demo, openSite }) => {
  const site = await openSite(liveConfig(demo.url))
  const accents: string[] = []
  for (const id of [chain, smallChain]) {
    await page.goto(`${site}/${id}/withdrawals`)
    await new ListView(page, 'Withdrawals').opened()
    const current = page.getByRole('navigation', { name: 'Chain', exact: true }).locator('[aria-current]')
    accents.push(await current.evaluate((link) => getComputedStyle(link).borderBottomColor))
  }
  expect(accents).toEqual(['rgb(11, 110, 138)', expect.stringMatching(/^rgb\(1\d\d, \d+, \d+\)$/)])
})
