import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { serveOnlyContract } from '#/testing/contractOnly'
import { ListOnPage } from '#/testing/listOnPage'
import '#/testing/actions'
import { renderApp } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'
import { at, chain } from '#/testing/pages'

const path = `/${chain}/address/${at.nftOwner}`
const record = new RegExp(`/addresses/${at.nftOwner}$`, 'i')
const head = () => page.getByCss('main header')
const retry = () => head().getByRole('button', { name: 'Retry' })
const tabs = (name?: RegExp) => page.getByRole('navigation', { name: 'Address' }).getByRole('link', name && { name })
const alerts = () => document.querySelectorAll('[role=alert]').length
const refused = json({ message: 'Not today' }, 422)

let api: TestApi

beforeEach(async () => {
  api = await startTestApi({ sources: 'one a chain' })
})

test('Retry of failed counters requests only the counters', async () => {
  let broken = true
  api.on(/\/counters$/, () => (broken ? refused : null))
  await renderApp(path, api)
  await expect.element(head().getByRole('alert')).toHaveTextContent('Couldn’t load')
  await expect.element(head()).toHaveTextContent('EOA')
  broken = false
  await retry().click()
  await expect.element(head()).toHaveTextContent('Token transfers')
  await expect.poll(alerts).toBe(0)
  expect(api.askedFor(record)).toHaveLength(1)
})

test('a record that fails leaves its lists, and tabs without a count', async () => {
  let broken = true
  api.on(record, () => (broken ? refused : null))
  // A tab that is known to be empty would be left out.
  api.on(/\/tabs-counters$/, () => refused)
  await renderApp(path, api)
  await new ListOnPage('Transactions of the address').opened()
  await expect.element(head().getByRole('alert')).toHaveTextContent('Couldn’t load address details')
  for (const name of [/^Tokens/, /^Withdrawals/, /^Logs/]) await expect.element(tabs(name)).toBeVisible()
  broken = false
  await retry().click()
  await expect.element(head()).toHaveTextContent('EOA')
})

test('an address that is not found shows an explanation, not an error', async () => {
  api.on(/\/addresses\//, () => json({ message: 'Not found' }, 404))
  await renderApp(path, api)
  await expect.element(head()).toHaveTextContent('No data for this address on Meridian yet.')
  await expect.element(page.getByText('No transactions found for this address')).toBeVisible()
  expect(alerts()).toBe(0)
})

test('an address without a record whose lists have rows says so', async () => {
  api.on(record, () => json({ message: 'Not found' }, 404))
  await renderApp(path, api)
  await expect.element(head()).toHaveTextContent('The API has no record of this address on Meridian')
  await expect.element(head()).not.toHaveTextContent('No data')
  expect(alerts()).toBe(0)
})

test('with only the contract’s endpoints the header is from search, and the first tab is a served one', async () => {
  serveOnlyContract(api)
  const router = await renderApp(`/${chain}/address/${at.dollar}`, api)
  await expect.poll(() => router.state.location.pathname).toMatch(/\/nft$/)
  await expect.element(head()).toHaveTextContent(/Contract of the token .+\./)
  await expect.element(head()).toHaveTextContent('Address details are not available for this chain')
  await expect.element(head()).toHaveTextContent('Other countsNot available for this chain')
  expect(alerts()).toBe(0)
  expect(
    tabs()
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['NFTs', 'Blocks validated', 'Approvals'])
})
