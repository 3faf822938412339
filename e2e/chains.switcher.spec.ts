import type { Locator, Page } from '@playwright/test'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { chain, smallChain } from '#/testing/pages'

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

test('the chain switcher is opened, filtered and closed by keyboard only', async ({ page, baseURL }) => {
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
  const there = new ListView(page, 'Withdrawals')
  await there.opened()
  await expect(there.rows.first().getByRole('link').first()).toHaveAttribute('href', new RegExp(`^/${smallChain}/`))
})

test('settings turn single-key shortcuts off, and clear recent chains and searches', async ({ page }) => {
  await page.goto(`/${chain}/withdrawals`)
  await new ListView(page, 'Withdrawals').opened()
  await page.mouse.move(5, 5)
  const recent = () => page.evaluate(() => localStorage.getItem('astrolabe.recent'))
  await expect.poll(recent).toBe(`["${chain}"]`)
  await page.getByRole('combobox', { name: /^Search / }).fill('astral')
  await page.getByRole('option', { name: /Astral \(AST\)/ }).click()
  await expect(page).toHaveURL(new RegExp(`/${chain}/token/`))
  await page.goto('/settings')
  await expect(page.getByText('1 recent chain')).toBeVisible()
  await expect(page.getByText('1 recent search')).toBeVisible()
  await page.getByRole('button', { name: 'Clear local data' }).click()
  await expect(page.getByText('1 recent chain')).toHaveCount(0)
  await expect(page.getByText('1 recent search')).toHaveCount(0)
  expect(await recent()).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('astrolabe.searches'))).toBeNull()

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
