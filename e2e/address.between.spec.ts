import { expectAccessible } from './fixtures/accessible'
import { json } from './fixtures/faults'
import { ListView } from './fixtures/listView'
import { expectStill, watchShifts } from './fixtures/shifts'
import { expect, test } from './fixtures/test'
import { at, chain } from './pages'

const path = `/${chain}/address/${at.nftOwner}`
const endpoint = /\/advanced-filters$/
/** The sender of minted tokens. */
const nobody = `0x${'0'.repeat(40)}`
const name = 'Transfers between two addresses'

test('a row leads to all that passed between the address and its other end, and back to everybody', async ({
  page,
}) => {
  await page.goto(path)
  const all = new ListView(page, 'Transactions')
  await all.opened()
  const row = all.rows.filter({ hasText: 'StarCharts' }).first()
  await row.getByRole('button', { name: /^Details of row/ }).click()
  await row.getByRole('link', { name: /^Show only transfers with/ }).click()
  await expect(page).toHaveURL(`${path}?with=${at.charts}`)
  const between = new ListView(page, name)
  await between.opened()
  await expect(between.rows.filter({ hasNotText: 'StarCharts' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Remove filter: counterparty' }).click()
  await expect(page).toHaveURL(path)
  await all.opened()
})

test('tokens that passed between the two are below token transfers, either way, of one type or of all', async ({
  page,
  faults,
}) => {
  await page.goto(`${faults.site}${path}/token-transfers?with=${nobody}&type=ERC-721`)
  const between = new ListView(page, name)
  await between.opened()
  await page.getByRole('link', { name: '↓ In' }).click()
  await expect(page.getByRole('link', { name: '↓ In' })).toHaveAttribute('aria-current', 'true')
  const ask = (query: string) => Object.fromEntries(new URLSearchParams(query))
  await expect
    .poll(() => faults.askedFor(endpoint).map(({ search }) => ask(search)))
    .toEqual([
      {
        transaction_types: 'ERC-721',
        from_address_hashes_to_include: `${at.nftOwner},${nobody}`,
        to_address_hashes_to_include: `${at.nftOwner},${nobody}`,
        address_relation: 'and',
      },
      {
        transaction_types: 'ERC-721',
        from_address_hashes_to_include: nobody,
        to_address_hashes_to_include: at.nftOwner,
        address_relation: 'and',
      },
    ])
})

test('the other address is typed, or pasted within a link; what is none is told', async ({ page }) => {
  await page.goto(path)
  await new ListView(page, 'Transactions of the address').opened()
  await page.getByRole('link', { name: 'Counterparty…' }).press('Enter')
  const field = page.getByRole('textbox', { name: 'Counterparty', exact: true })
  await expect(field).toBeFocused()
  await field.fill('vitalik')
  await field.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Enter a valid address: 0x followed by 40 hex characters')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Counterparty…' }).press('Enter')
  await expect(field).toBeHidden()
  await expect(page).toHaveURL(path)
  await page.getByRole('link', { name: 'Counterparty…' }).press('Enter')
  await field.fill(`https://explorer.example/address/${at.charts}?tab=txs`)
  await field.press('Enter')
  await expect(page).toHaveURL(`${path}?with=${at.charts}`)
  await new ListView(page, name).opened()
})

test('garbage in the link is left out, an address that fails its checksum is told', async ({ page }) => {
  await page.goto(`${path}?with=0x12`)
  await new ListView(page, 'Transactions of the address').opened()
  await expect(page.getByRole('link', { name: 'Remove filter: counterparty' })).toBeHidden()
  const misspelt = at.charts.replace(/[a-f]/, (letter) => letter.toUpperCase())
  await page.goto(`${path}?with=${misspelt}`)
  await expect(page.getByText('⚠ Invalid checksum')).toBeVisible()
})

test('what passed between two opens accessibly, and nothing moves', async ({ page }) => {
  await watchShifts(page)
  await page.goto(`${path}?with=${at.charts}`)
  await new ListView(page, name).opened()
  await expectStill(page)
  await expectAccessible(page)
})

test.describe(() => {
  test.use({ tolerates: 'failed requests' })

  test('a server that can’t look for it says so once, and is not offered it again', async ({ page, faults }) => {
    faults.on(endpoint, () => json({ message: 'Unknown API v2 action' }, 400))
    await page.goto(`${faults.site}${path}?with=${at.charts}`)
    await expect(page.getByText('Filtering by counterparty is not available for this chain')).toBeVisible()
    await page.getByRole('link', { name: 'Show all transactions' }).click()
    const all = new ListView(page, 'Transactions of the address')
    await all.opened()
    await expect(page.getByRole('link', { name: 'Counterparty…' })).toBeHidden()
    await all.rows
      .first()
      .getByRole('button', { name: /^Details of row/ })
      .click()
    await expect(all.rows.first().getByRole('link', { name: /^Show only transfers with/ })).toBeHidden()
  })
})
