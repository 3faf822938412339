import { expectAccessible } from './fixtures/accessible'
import { json } from './fixtures/faults'
import { expectStill, watchShifts } from './fixtures/shifts'
import { expect, test } from './fixtures/test'
import { at, chain } from './pages'

const pictures = 'Recent blocks'

test('a chain’s page draws its latest blocks, says the same in numbers, and leads to each', async ({ page }) => {
  await watchShifts(page)
  await page.goto(`/${chain}`)
  const drawn = page.getByRole('region', { name: pictures })
  await expect(drawn.getByRole('figure')).toHaveCount(3)
  await expectStill(page)
  const gas = drawn.getByRole('figure').filter({ hasText: 'Gas used' })
  const columns = gas.locator('a')
  await expect(columns).toHaveCount(50)
  await expect(columns.last()).toHaveAttribute('data-title', `Block ${at.head}: 7.33%`)

  await drawn.getByText('As table').click()
  const rows = drawn.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(51)
  await expect(rows.nth(1)).toHaveText(/^4307\.33%3\.8345\d* Gwei2$/)
  await expectAccessible(page)

  await columns.last().click()
  await expect(page).toHaveURL(`/${chain}/block/${at.head}`)
})

test('coin holders say how evenly the supply is spread, unless others come first', async ({ page }) => {
  await page.goto(`/${chain}/addresses`)
  const told = page.getByTitle(/^Share of supply: top 1: [\d.]+%, top 10: [\d.]+%(, top 50: [\d.]+%)?$/)
  await expect(told).toHaveText(/^Top 10 accounts hold [\d.]+% of supply\s*top 1: [\d.]+%, top 10: [\d.]+%/)
  await page.goto(`/${chain}/addresses?sort=transactions_count&order=desc`)
  await expect(page.getByRole('status').filter({ hasText: /[\d,]+ accounts$/ })).toBeVisible()
  await expect(told).toHaveCount(0)
})

test('an address’s details draw which way its transactions went', async ({ page }) => {
  await page.goto(`/${chain}/address/${at.nftOwner}`)
  await page.locator('summary', { hasText: /^Details$/ }).click()
  await page.getByText('Activity', { exact: true }).click()
  const drawn = page.getByRole('region', { name: 'Activity' })
  await expect(drawn).toContainText(/Latest 50 transactions: (In \d+, )?Out \d+/)
  await drawn.getByRole('button', { name: 'Load earlier transactions' }).click()
  await expect(drawn).toContainText('All 65 transactions')
  await drawn.getByText('As table').click()
  await expect(drawn.getByRole('columnheader')).toHaveText(['Period', 'In', 'Out', 'Self'])
  await expectAccessible(page)
})

test.describe('where requests fail', () => {
  test.use({ tolerates: 'failed requests' })

  test('without a list of blocks there is no picture, and all else stands', async ({ page, faults }) => {
    faults.on(/\/api\/v2\/blocks$/, () => json({ message: 'Not found' }, 404))
    await page.goto(`${faults.site}/${chain}`)
    await expect(page.getByRole('region', { name: 'Latest blocks' })).toBeVisible()
    const asked = () => faults.askedFor(/\/api\/v2\/blocks$/).length
    await expect.poll(asked).toBeGreaterThan(0)
    await expect(page.getByRole('region', { name: pictures })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Latest transactions' })).toBeVisible()
  })
})
