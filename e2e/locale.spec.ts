import type { Page } from '@playwright/test'
import { json } from './fixtures/faults'
import { follow } from './fixtures/follow'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { at, chain, endpointOf, listNamed } from '#/testing/pages'

test.use({ viewport: { width: 390, height: 844 } })

/** Makes all text wider, as in other languages. */
async function widen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('body, body * { letter-spacing: 0.15em !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Waits until the app shows the page of the URL, with all that it loads. */
async function shown(page: Page): Promise<void> {
  const isShown = () => {
    const { __TSR_ROUTER__: router } = globalThis as unknown as {
      __TSR_ROUTER__: {
        state: { status: string; resolvedLocation?: { pathname: string } }
        options: { context: { queryClient: { isFetching: () => number } } }
      }
    }
    const { status, resolvedLocation } = router.state
    const isIdle = status === 'idle' && resolvedLocation?.pathname === location.pathname
    return isIdle && router.options.context.queryClient.isFetching() === 0
  }
  await expect.poll(() => page.evaluate(isShown)).toBe(true)
  await expect(page.getByRole('main')).not.toBeEmpty()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

const widths = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

const pages = [
  '/',
  '/settings',
  `/${chain}`,
  `/${chain}/blocks`,
  `/${chain}/tx/${at.routedSwap}`,
  `/${chain}/block/${at.crowdedBlock}`,
  `/${chain}/address/${at.router}`,
  `/${chain}/token/${at.dollar}/holders`,
]

for (const { locale, grouped, other } of [
  { locale: 'de-CH', grouped: /\d['’]\d{3}/, other: /\d,\d{3}(?!\d)/ },
  { locale: 'ar-EG', grouped: /[٠-٩]٬[٠-٩]{3}/, other: /\d,\d{3}(?!\d)/ },
]) {
  test.describe(locale, () => {
    test.use({ locale, timezoneId: 'Africa/Cairo' })
    test('numbers and times are in the browser’s language, and do not widen the page', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('astrolabe.display', '{"time":"local"}'))
      await page.goto('/add-chain')
      await expect(page.getByRole('button', { name: 'Check connection' })).toBeVisible()
      await widen(page)
      for (const path of pages) {
        await test.step(path, async () => {
          await follow(page, path)
          await expect(page).toHaveURL(new RegExp(`${path}$`))
          await shown(page)
          expect.soft(await widths(page), path).toBeLessThanOrEqual(390)
          const numbers = (await page.getByRole('main').textContent()) ?? ''
          expect.soft(numbers, path).not.toMatch(other)
          if (path.includes('/tx/')) expect(numbers).toMatch(grouped)
        })
      }
    })
  })
}

test('long right-to-left names do not change the layout of a row', async ({ page, faults }) => {
  const list = listNamed('Transactions')
  const name = 'خزانة المدينة القديمة للتجارة '.repeat(4)
  faults.on(endpointOf(list), async ({ real }) => {
    const { items } = JSON.parse(await real()) as { items: object[] }
    const named = { hash: at.router, name, is_contract: true }
    return json({
      items: items.map((item) => ({ ...item, from: named, method: name, to: named })),
      next_page_params: null,
    })
  })
  await page.goto(faults.site + list.path)
  const view = new ListView(page, list.name)
  await view.opened()
  await widen(page)
  expect(await widths(page)).toBeLessThanOrEqual(390)
  await expect(view.rows.first().locator('a bdi').first()).toBeVisible()
  const cells = view.rows.first().locator('td:visible')
  const tops = await cells.evaluateAll((all) =>
    all.map((cell) => cell.getBoundingClientRect()).map(({ left, right }) => left >= 0 && right <= 390),
  )
  expect(tops).not.toContain(false)
})
