import { expectAccessible } from './fixtures/accessible'
import { expectStill, watchShifts } from './fixtures/shifts'
import { expect, test } from './fixtures/test'
import { at, chain } from '#/testing/pages'

const pictures = 'Recent blocks'

// The charts of accounts and of an address are in src/testing/pictures.browser.test.tsx.
test('a chain’s page draws its latest blocks, says the same in numbers, and leads to each', async ({ page }) => {
  await watchShifts(page)
  await page.goto(`/${chain}`)
  const drawn = page.getByRole('region', { name: pictures })
  await expect(drawn.getByRole('figure')).toHaveCount(3)
  await expectStill(page)
  const gas = drawn.getByRole('figure').filter({ hasText: 'Gas used' })
  const columns = gas.locator('a')
  await expect(columns).toHaveCount(50)
  await expect(columns.last()).toHaveAttribute('data-title', `Block ${at.head}: 46.78%`)

  await drawn.getByText('As table').click()
  const rows = drawn.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(51)
  await expect(rows.nth(1)).toHaveText(/^43446\.78%3\.9065\d* Gwei2$/)
  await expectAccessible(page)

  await columns.last().click()
  await expect(page).toHaveURL(`/${chain}/block/${at.head}`)
})
