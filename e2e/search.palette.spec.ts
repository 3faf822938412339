import type { Page } from '@playwright/test'
import { pathOf } from './built'
import { ListView } from './fixtures/listView'
import { follow } from './fixtures/follow'
import { expect, test } from './fixtures/test'
import { chain } from '#/testing/pages'

const box = (page: Page) => page.getByRole('combobox', { name: /^Search / })
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })

test('suggestions are opened and chosen by keys, none is lost, and the page is remembered until it is removed', async ({
  page,
  baseURL,
}) => {
  await page.goto(`/${chain}/txs`)
  await expect(page.getByRole('heading', { name: 'Transactions' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('astral')
  await expect(box(page)).toHaveValue('astral')
  await expect(box(page)).toBeFocused()
  await expect(list(page).getByRole('option', { name: /Astral \(AST\)/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(list(page).getByRole('option', { name: /Search all 2 chains/ })).toHaveAttribute('aria-selected', 'true')
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

test.describe('without the code of its suggestions', () => {
  test.use({ tolerates: 'failed requests' })

  test('the box opens the search results', async ({ page, faults }) => {
    await page.route(`**${pathOf('SearchPalette')}`, (route) => route.abort())
    await page.goto(`${faults.site}/${chain}/withdrawals`)
    // A single result would open automatically.
    await box(page).fill('sundial')
    await box(page).press('Enter')
    await new ListView(page, 'Search results').opened()
    await expect(page).toHaveURL(`${faults.site}/${chain}/search?q=sundial`)
  })
})

test.describe('in a tab that was open before a new deployment', () => {
  test.use({ tolerates: 'failed requests' })

  test('the results load with the new code', async ({ page, faults }) => {
    await page.goto(`${faults.site}/${chain}/withdrawals`)
    await page.waitForLoadState('networkidle')
    // Files of the old version are gone until the document has loaded again.
    let isOld = true
    await page.route(`**${pathOf('resultsRequest')}`, (route) =>
      isOld ? route.fulfill({ status: 404 }) : route.fallback(),
    )
    await page.route(`**/${chain}/search?q=sundial`, (route) => {
      isOld = false
      return route.fallback()
    })
    await follow(page, `/${chain}/search?q=sundial`)
    await new ListView(page, 'Search results').opened()
  })
})
