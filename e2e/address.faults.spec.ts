import type { Page } from '@playwright/test'
import { serveOnlyContract } from '#/testing/contractOnly'
import { json } from './fixtures/faults'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { at, chain } from './pages'

const pathOf = (hash: string, tail = '') => `/${chain}/address/${hash}${tail}`
const recordOf = (hash: string) => new RegExp(`/addresses/${hash}$`, 'i')
const head = (page: Page) => page.locator('main header')
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Address' }).getByRole('link')

test.describe('where requests fail', () => {
  test.use({ tolerates: 'failed requests' })

  test('counters fail and are asked for again alone', async ({ page, faults }) => {
    let broken = true
    faults.on(/\/counters$/, () => (broken ? json({ message: 'Not today' }, 422) : null))
    await page.goto(faults.site + pathOf(at.nftOwner))
    await expect(head(page).getByRole('alert')).toContainText('Couldn’t load')
    await expect(head(page)).toContainText('EOA')
    broken = false
    await head(page).getByRole('button', { name: 'Retry' }).click()
    await expect(head(page)).toContainText('Token transfers')
    await expect(head(page).getByRole('alert')).toHaveCount(0)
    expect(faults.askedFor(recordOf(at.nftOwner))).toHaveLength(1)
  })

  test('a record that fails leaves its lists alone', async ({ page, faults }) => {
    let broken = true
    faults.on(recordOf(at.nftOwner), () => (broken ? json({ message: 'Not today' }, 422) : null))
    await page.goto(faults.site + pathOf(at.nftOwner))
    await new ListView(page, 'Transactions of the address').opened()
    await expect(head(page).getByRole('alert')).toContainText('Couldn’t load address details')
    // Tabs without a count are shown.
    for (const name of [/^Tokens/, /^Withdrawals/, /^Logs/])
      await expect(tabs(page).filter({ hasText: name })).toBeVisible()
    broken = false
    await head(page).getByRole('button', { name: 'Retry' }).click()
    await expect(head(page)).toContainText('EOA')
  })

  test('an address that the server does not know is explained, not alarmed about', async ({ page, faults }) => {
    faults.on(/\/addresses\//, () => json({ message: 'Not found' }, 404))
    await page.goto(faults.site + pathOf(at.nftOwner))
    await expect(head(page)).toContainText('No data for this address on Meridian yet.')
    await expect(page.getByText('No transactions found for this address')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('with the contract’s endpoints alone the head is from the search, and the first tab is one that is served', async ({
    page,
    faults,
  }) => {
    serveOnlyContract(faults)
    await page.goto(faults.site + pathOf(at.dollar))
    await expect(page).toHaveURL(/\/nft$/)
    await expect(head(page)).toContainText(/Contract of the token .+\./)
    await expect(head(page)).toContainText('Address details are not available for this chain')
    await expect(head(page)).toContainText('Other countsNot available for this chain')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(tabs(page)).toHaveText(['NFTs', 'Blocks validated', 'Approvals'])
  })
})
