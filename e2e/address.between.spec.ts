import { json } from './fixtures/faults'
import { ListView } from './fixtures/listView'
import { expectStill, watchShifts } from './fixtures/shifts'
import { expect, test } from './fixtures/test'
import { at, chain } from './pages'

const path = `/${chain}/address/${at.nftOwner}`
const endpoint = /\/advanced-filters$/
/** The sender of minted tokens. */
const nobody = `0x${'0'.repeat(40)}`
const name = 'Transfers'
const wordsIn = (url: string) => Object.fromEntries(new URL(url).searchParams)
const both = `${at.nftOwner},${at.charts}`

test('a row of an address leads to all transfers between it and the counterparty', async ({ page }) => {
  await page.goto(path)
  const all = new ListView(page, 'Transactions')
  await all.opened()
  const row = all.rows.filter({ hasText: 'StarCharts' }).first()
  await row.getByRole('button', { name: /^Details of row/ }).click()
  await row.getByRole('link', { name: /^Show only transfers with/ }).click()
  const between = new ListView(page, name)
  await between.opened()
  expect(wordsIn(page.url())).toEqual({ from: both, to: both })
  await expect(between.rows.filter({ hasNotText: 'StarCharts' })).toHaveCount(0)
})

test('an earlier link with a counterparty opens the advanced filter, and nothing moves', async ({ page, faults }) => {
  await watchShifts(page)
  await page.goto(`${faults.site}${path}/token-transfers?with=${nobody}&type=ERC-721&filter=to`)
  await new ListView(page, name).opened()
  await expectStill(page)
  await expect
    .poll(() => faults.askedFor(endpoint).map(({ search }) => Object.fromEntries(new URLSearchParams(search))))
    .toEqual([
      {
        transaction_types: 'ERC-721',
        from_address_hashes_to_include: nobody,
        to_address_hashes_to_include: at.nftOwner,
        address_relation: 'and',
      },
    ])
})

test('the counterparty is typed, or pasted within a link; an invalid one is explained', async ({ page }) => {
  // An invalid one in the URL is dropped.
  await page.goto(`${path}?with=0x12`)
  await new ListView(page, 'Transactions of the address').opened()
  await page.getByRole('link', { name: 'Counterparty…' }).press('Enter')
  const field = page.getByRole('textbox', { name: 'Counterparty', exact: true })
  await expect(field).toBeFocused()
  await field.fill('vitalik')
  await field.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Enter a valid address: 0x followed by 40 hex characters')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill(`https://explorer.example/address/${at.charts}?tab=txs`)
  await field.press('Enter')
  await new ListView(page, name).opened()
  expect(wordsIn(page.url())).toEqual({ from: both, to: both })
})

test.describe(() => {
  test.use({ tolerates: 'failed requests' })

  test('an API without the filter is not offered it again', async ({ page, faults }) => {
    faults.on(endpoint, () => json({ message: 'Unknown API v2 action' }, 400))
    await page.goto(`${faults.site}${path}?with=${at.charts}`)
    await expect(page.getByText('The advanced filter is not available for this chain')).toBeVisible()
    await page
      .getByRole('link', { name: /^Transactions sent by/ })
      .first()
      .click()
    const all = new ListView(page, 'Transactions of the address')
    await all.opened()
    await expect(page.getByRole('link', { name: 'Counterparty…' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Advanced filter' })).toBeHidden()
    await all.rows
      .first()
      .getByRole('button', { name: /^Details of row/ })
      .click()
    await expect(all.rows.first().getByRole('link', { name: /^Show only transfers with/ })).toBeHidden()
  })
})
