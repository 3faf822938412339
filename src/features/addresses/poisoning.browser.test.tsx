import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { at, chain } from '#/testing/pages'
import '#/testing/actions'
import { expectAccessible } from '#/testing/expectAccessible'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'

const pathOf = (hash: string) => `/${chain}/address/${hash}`
const head = () => page.getByCss('main header')
const note = () =>
  head()
    .getByRole('note')
    .filter({ hasText: /address/ })
const lists = /\/addresses\/0x[\da-f]{40}\/token-transfers/i

let api: TestApi

beforeEach(async () => {
  api = await startTestApi({ sources: 'one a chain' })
})

test('the page of a victim warns of the look-alike in its transfers, both addresses whole', async () => {
  const router = await renderApp(pathOf(at.poisonedVictim), api)
  await expect
    .element(note())
    .toHaveTextContent(
      /^Possible address poisoning\. 1 of the latest 28 token transfers: zero value, with a look-alike address\. See 0x[\da-f]{64}\. Do not copy an address from them\.It took nothing of value from this address\. What was sent to a look-alike address cannot be called back: ask the support of your wallet or exchange\./,
    )
  // The transaction of the only such transfer.
  await expect
    .element(note().getByRole('link', { name: /^0x[\da-f]{64}/ }))
    .toHaveAttribute('href', `/${chain}/tx/${at.poisoning}`)
  const pair = note().getByRole('list', { name: 'Look-alike addresses' })
  await expect.element(pair).toHaveTextContent(at.lookedAlike)
  await expect.element(pair).toHaveTextContent(at.lookalike)
  await settled(router)
  await expectAccessible()
})

test('the page of a look-alike names whom it imitates, by the transfers of its victim', async () => {
  await renderApp(pathOf(at.lookalike), api)
  const own = note().filter({ hasText: 'It imitates another address' })
  await expect.element(own).toHaveTextContent(/^Look-alike address\. It imitates another address in 1 of the latest 28/)
  await expect.element(own).toHaveTextContent(at.lookedAlike)
  await expect.element(own).toHaveTextContent('Do not send anything to this address.')
  await expect.element(own).toHaveTextContent('What was sent to a look-alike address cannot be called back')
  await expect.element(own).not.toHaveTextContent('took nothing')
  await expect.element(own).toHaveTextContent(/Look-alike address \(this page\)0x0a7A4d52/)
  await expect
    .element(own.getByRole('link', { name: /token transfers/ }))
    .toHaveAttribute('href', `${pathOf(at.poisonedVictim)}/token-transfers`)
})

test('an address without such transfers has no warning, and a contract requests none', async () => {
  const router = await renderApp(pathOf(at.lookedAlike), api)
  await settled(router)
  await expect.element(note()).not.toBeInTheDocument()
  const asked = api.askedFor(lists).length
  await router.navigate({ to: pathOf(at.dollar) })
  await settled(router)
  expect(api.askedFor(lists)).toHaveLength(asked)
})

test('a list that fails leaves the page as it is', async () => {
  api.on(lists, () => json({ message: 'Not found' }, 404))
  const router = await renderApp(pathOf(at.poisonedVictim), api)
  await settled(router)
  await expect.element(head()).toHaveTextContent('Balance')
  await expect.element(note()).not.toBeInTheDocument()
})
