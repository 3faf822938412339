import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { click, expectCount, fill, press, pressEnter } from '#/testing/actions'
import { ListOnPage } from '#/testing/listOnPage'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'
import { watchShifts } from '#/testing/watchShifts'
import { at, chain } from '#/testing/pages'

const path = `/${chain}/address/${at.nftOwner}`
const endpoint = /\/advanced-filters$/
/** The sender of minted tokens. */
const nobody = `0x${'0'.repeat(40)}`
const name = 'Transfers'
const wordsIn = (search: string) => Object.fromEntries(new URLSearchParams(search))
const both = { from: `${at.nftOwner},${at.charts}`, to: `${at.nftOwner},${at.charts}` }
const counterpartyLink = page.getByRole('link', { name: 'Counterparty…' })

let api: TestApi

beforeEach(async () => {
  api = await startTestApi({ sources: 'one a chain' })
})

/** The button that opens the details of a row. */
const detailsButton = (row?: Element) => row?.querySelector('button[aria-label^="Details of row"]')

const showOnly = (row?: Element) =>
  [...(row?.querySelectorAll('a') ?? [])].find(({ textContent }) => textContent.startsWith('Show only transfers with'))

test('a row of an address leads to all transfers between it and the counterparty', async () => {
  const router = await renderApp(path, api)
  const all = new ListOnPage('Transactions')
  await all.opened()
  const row = () => all.rows.find(({ textContent }) => textContent.includes('StarCharts'))
  await expect.poll(row).toBeDefined()
  press(detailsButton(row()))
  await expect.poll(() => showOnly(row())?.checkVisibility()).toBe(true)
  press(showOnly(row()))
  const between = new ListOnPage(name)
  await between.opened()
  expect(wordsIn(router.state.location.searchStr)).toEqual(both)
  await expect.poll(() => between.rows.filter(({ textContent }) => !textContent.includes('StarCharts'))).toEqual([])
})

test('an earlier link with a counterparty opens the advanced filter, and nothing moves', async () => {
  const shifts = watchShifts()
  const router = await renderApp(`${path}/token-transfers?with=${nobody}&type=ERC-721&filter=to`, api)
  await new ListOnPage(name).opened()
  await settled(router)
  shifts.expectStill()
  await expect
    .poll(() => api.askedFor(endpoint).map(({ search }) => wordsIn(search)))
    .toEqual([
      {
        transaction_types: 'ERC-721',
        from_address_hashes_to_include: nobody,
        to_address_hashes_to_include: at.nftOwner,
        address_relation: 'and',
      },
    ])
})

test('the counterparty is typed, or pasted within a link; an invalid one is explained', async () => {
  // An invalid one in the URL is dropped.
  const router = await renderApp(`${path}?with=0x12`, api)
  await new ListOnPage('Transactions of the address').opened()
  await pressEnter(counterpartyLink)
  const field = page.getByRole('textbox', { name: 'Counterparty', exact: true })
  await expect.element(field).toHaveFocus()
  await fill(field, 'vitalik')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => page.getByRole('alert').element().textContent)
    .toBe('Enter a valid address: 0x followed by 40 hex characters')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await fill(field, `https://explorer.example/address/${at.charts}?tab=txs`)
  await userEvent.keyboard('{Enter}')
  await new ListOnPage(name).opened()
  expect(wordsIn(router.state.location.searchStr)).toEqual(both)
})

test('an API without the filter is not offered it again', async () => {
  api.on(endpoint, () => json({ message: 'Unknown API v2 action' }, 400))
  await renderApp(`${path}?with=${at.charts}`, api)
  await expect.element(page.getByText('The advanced filter is not available for this chain')).toBeVisible()
  await click(page.getByRole('link', { name: /^Transactions sent by/ }).first())
  const all = new ListOnPage('Transactions of the address')
  await all.opened()
  await expectCount(counterpartyLink, 0)
  await expectCount(page.getByRole('link', { name: 'Advanced filter' }), 0)
  const first = () => all.rows[0]
  press(detailsButton(first()))
  await expect.poll(() => detailsButton(first())?.ariaExpanded).toBe('true')
  expect(showOnly(first())).toBeUndefined()
})
