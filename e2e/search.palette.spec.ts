import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { pathOf } from './built'
import { json } from './fixtures/faults'
import { expect, test } from './fixtures/test'
import { at, chain, smallChain } from './pages'

const box = (page: Page) => page.getByRole('combobox', { name: /^Search / })
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name })
const quick = /\/search\/quick$/

for (const key of ['/', 'Control+k']) {
  test(`${key} opens the box from anywhere, and no key is lost`, async ({ page }) => {
    await page.goto(`/${chain}/txs`)
    await expect(page.getByRole('heading', { name: 'Transactions' })).toBeVisible()
    await page.keyboard.press(key)
    await page.keyboard.type('astral')
    await expect(box(page)).toHaveValue('astral')
    await expect(box(page)).toBeFocused()
    await expect(option(page, /Astral \(AST\)/)).toBeVisible()
  })
}

test('suggestions are chosen by keys alone, and what was opened is remembered and erased', async ({
  page,
  baseURL,
}) => {
  await page.goto(`/${chain}`)
  await box(page).click()
  await page.keyboard.type('astral')
  await expect(option(page, /Astral \(AST\)/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(option(page, /Search all 2 chains/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const first = list(page).getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? 'none')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
  const href = (await first.getAttribute('href')) ?? 'none'
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(baseURL + href)
  await expect(list(page)).toBeHidden()

  await page.keyboard.press('/')
  await page.keyboard.press('Backspace')
  await expect(list(page).getByRole('option')).toHaveCount(1)
  await page.reload()
  await box(page).click()
  await expect(list(page).getByRole('option')).toHaveAttribute('href', href)
  await page.getByRole('button', { name: /^Remove / }).click()
  await expect(list(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('astrolabe.searches'))).toBeNull()
})

test('Escape closes, then clears, then leaves', async ({ page }) => {
  await page.goto(`/${chain}`)
  await box(page).click()
  await page.keyboard.type('us')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(box(page)).toHaveValue('us')
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(box(page)).not.toBeFocused()
})

test('what is pasted with line breaks and spaces is taken for what it is', async ({ page, baseURL }) => {
  await page.goto(`/${chain}`)
  await box(page).click()
  await page.keyboard.insertText(`\n  ${at.router}\t\n`)
  await expect(option(page, /Address|Router/).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`^${baseURL}/${chain}/address/${at.router}$`, 'i'))
})

test('keys that compose a letter choose nothing, and those that move the caret still do', async ({ page }) => {
  await page.goto(`/${chain}`)
  await box(page).click()
  await page.keyboard.type('astral')
  await expect(option(page, /Astral \(AST\)/)).toBeVisible()
  await box(page).evaluate((input) => {
    for (const key of ['ArrowDown', 'Enter', 'Escape'])
      input.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }))
  })
  await expect(list(page)).toBeVisible()
  await expect(list(page).locator('[aria-selected=true]')).toHaveCount(0)
  await page.keyboard.press('Home')
  await page.keyboard.type('x')
  await expect(box(page)).toHaveValue('xastral')
})

test('Tab leaves the box and closes what it offers; its count is spoken', async ({ page }) => {
  await page.goto(`/${chain}`)
  await box(page).click()
  await page.keyboard.type('astral')
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d suggestions$/)
  await page.keyboard.press('Tab')
  await expect(box(page)).not.toBeFocused()
  await expect(list(page)).toBeHidden()
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant', /./)
})

test('the matches are marked in names that stay whole', async ({ page }) => {
  await page.goto(`/${chain}`)
  await box(page).click()
  await page.keyboard.type('astral')
  await expect(option(page, /Astral \(AST\)/)).toBeVisible()
  const marked = () => [...(CSS.highlights.get('search-match') ?? [])].map(String)
  await expect.poll(() => page.evaluate(marked)).toContain('Astral')
})

/** What is pasted, and the page that it is offered as. */
const pasted = [
  [`  ${at.router.slice(2).toUpperCase()} `, `/${chain}/address/${at.router}`],
  [`https://here.example/${chain}/address/${at.router}?tab=internal_txns`, `/${chain}/address/${at.router}/internal`],
  [`https://unknown.example/tx/${at.swap}#eventlog`, `/tx/${at.swap}/logs`],
  [`"${at.curios}/${at.longId}"`, `/${chain}/token/${at.curios}/instance/${at.longId}`],
  ['0x5', `/${chain}/block/5`],
  [' 1,234,567', `/${chain}/block/1234567`],
  ['vitalik.eth', `/${chain}/search?q=vitalik.eth`],
  [`eip155:${smallChain}:${at.router}`, `/${smallChain}/address/${at.router}`],
  ['https://here.example/56/block/7', `/search?q=${encodeURIComponent('https://here.example/56/block/7')}`],
] as const

test('what is pasted is understood while no server answers', async ({ page, faults }) => {
  faults.on(quick, () => ({ status: 200, body: '', end: 'never' }))
  await page.goto(`${faults.site}/${chain}/withdrawals`)
  for (const [typed, leadsTo] of pasted) {
    await box(page).fill(typed)
    await expect(list(page).locator(`[href="${leadsTo}" i]`)).toBeVisible()
  }
})

test('a hash that is one digit short is told so and stays', async ({ page }) => {
  await page.goto(`/${chain}`)
  await box(page).fill(at.router.slice(0, -1))
  await expect(page.getByText('this has 39.')).toBeVisible()
  await expect(box(page)).toHaveValue(at.router.slice(0, -1))
})

test('a recovery phrase, or a link that may hold a key, is sent nowhere and kept nowhere', async ({ page, faults }) => {
  await page.goto(`${faults.site}/${chain}/withdrawals`)
  await box(page).fill('abandon ability able about above absent absorb abstract absurd abuse access accident')
  await expect(page.getByText('It was not sent or saved')).toBeVisible()
  await box(page).press('Enter')
  await expect(page).toHaveURL(/withdrawals$/)
  await box(page).fill('https://node.example/v3/abandon')
  await expect(
    page.getByText('This link contains no block, transaction, address or token. It was not sent.'),
  ).toBeVisible()
  await box(page).press('Enter')
  await expect(page).toHaveURL(/withdrawals$/)
  expect(faults.askedFor(/\/search/)).toEqual([])
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('abandon')
})

test('an answer that comes late is shown for no other text', async ({ page, faults }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  faults.on(quick, async ({ url }) => {
    if (url.searchParams.get('q') === 'astral') await held
    return null
  })
  await page.goto(`${faults.site}/${chain}/withdrawals`)
  await box(page).fill('astral')
  await expect.poll(() => faults.askedFor(quick).length).toBe(1)
  await box(page).fill('curio')
  await expect(option(page, /Curio/).first()).toBeVisible()
  release()
  await page.waitForLoadState('networkidle')
  await expect(option(page, /Astral/)).toHaveCount(0)
})

test('letters typed in a hurry are asked for once', async ({ page, faults }) => {
  await page.goto(`${faults.site}/${chain}/withdrawals`)
  await box(page).click()
  await page.keyboard.type('astral')
  await expect(option(page, /Astral \(AST\)/)).toBeVisible()
  expect(faults.askedFor(quick).length).toBeLessThanOrEqual(2)
})

test('scams are left out, and said to be; names with tricks are shown as such', async ({ page, faults }) => {
  const token = { type: 'token', symbol: 'X', address_hash: at.router }
  faults.on(quick, () =>
    json([
      { ...token, name: 'Gift', address_hash: at.dollar, reputation: 'scam' },
      { ...token, name: 'safe\u202egpj.exe' },
      { type: 'hat', name: 'Hat', address_hash: at.charts },
    ]),
  )
  await page.goto(`${faults.site}/${chain}/withdrawals`)
  await box(page).fill('anything')
  await expect(option(page, /U\+202E/)).toBeVisible()
  await expect(option(page, /Hat/)).toBeVisible()
  await expect(option(page, /Gift/)).toHaveCount(0)
  await expect(page.getByText('1 flagged as scam hidden')).toBeVisible()
})

test.describe('where servers fail', () => {
  test.use({ tolerates: 'failed requests' })

  test('without a quick search the full one is asked', async ({ page, faults }) => {
    faults.on(quick, () => json({ message: 'Unknown API v2 action' }, 400))
    await page.goto(`${faults.site}/${chain}/withdrawals`)
    await box(page).fill('astral')
    await expect(option(page, /Astral \(AST\)/)).toBeVisible()
  })

  test('what is on this device is offered still', async ({ page, faults }) => {
    faults.on(/\/search/, () => 'reset')
    await page.goto(`${faults.site}/${chain}/withdrawals`)
    await box(page).fill(at.router)
    await expect(page.getByText('Suggestions unavailable')).toBeVisible()
    await expect(option(page, /Address/)).toBeVisible()
  })

  test('the box works without its palette', async ({ page, faults }) => {
    await page.route(`**${pathOf('SearchPalette')}`, (route) => route.abort())
    await page.goto(`${faults.site}/${chain}/withdrawals`)
    await box(page).fill('astral')
    await box(page).press('Enter')
    await expect(page).toHaveURL(`${faults.site}/${chain}/search?q=astral`)
    await expect(page.getByRole('table', { name: 'Search results' })).toBeVisible()
  })
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in the open palette at ${width} pixels in ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      await page.goto(`/${chain}/blocks`)
      await box(page).click()
      await page.keyboard.type('astral')
      await expect(option(page, /Astral \(AST\)/)).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('ArrowDown')
      const { violations } = await new AxeBuilder({ page }).include('header').analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    })
  }
}

test('a hex prefix after the latest block is looked for in labels, bookmarks and recent pages, else called too short', async ({
  page,
}) => {
  const prefix = at.router.slice(0, 10)
  await page.goto(`/${chain}`)
  await box(page).fill(prefix)
  await expect(page.getByText('Too short. An address has 40 hex digits after 0x, a hash 64. This has 8.')).toBeVisible()
  await expect(option(page, /^Block/)).toHaveCount(0)
  await box(page).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/${chain}/search\\?q=${prefix}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search results for “${prefix}” · 0`)
  await expect(page.getByRole('main').getByText('Too short.')).toBeVisible()

  await page.goto(`/${chain}/address/${at.router}`)
  await page.getByRole('button', { name: 'Bookmark' }).click()
  await page.goto(`/${chain}/search?q=${prefix}`)
  const saved = page.getByRole('region', { name: 'Saved and recent pages' }).getByRole('link')
  await expect(saved).toHaveCount(1)
  await box(page).fill(prefix)
  const found = list(page).getByRole('group', { name: 'Bookmarks and private labels' }).getByRole('option')
  await expect(found).toHaveCount(1)
  await found.click()
  await expect(page).toHaveURL(new RegExp(`/${chain}/address/${at.router}$`, 'i'))
})

test('a hex number up to the latest block opens that block', async ({ page }) => {
  await page.goto(`/${chain}`)
  await box(page).fill('0x10')
  await expect(option(page, 'Block 16')).toBeVisible()
  await box(page).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/${chain}/block/16$`))
})
