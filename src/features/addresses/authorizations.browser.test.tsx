import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { renderAnswers } from '#/testing/answers'
import { expectAccessibleNarrow } from '#/testing/expectAccessible'
import { renderApp } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'
import { at, chain } from '#/testing/pages'

const main = () => document.querySelector('main')?.textContent ?? ''
const account = `0x${'a1'.repeat(20)}`
const delegate = `0x${'d2'.repeat(20)}`
const other = `0x${'b3'.repeat(20)}`
const hash = (digit: number) => `0x${String(digit).repeat(64)}`
const authorization = (authority: string, address_hash: string, nonce: string, status = 'ok') => ({
  authority,
  address_hash,
  chain_id: 1,
  nonce,
  status,
})
const transactions = [
  {
    hash: hash(1),
    block_number: 7,
    authorization_list: [authorization(account.toUpperCase().replace('X', 'x'), delegate, '3')],
  },
  { hash: hash(2), block_number: 6, authorization_list: [] },
  {
    hash: hash(3),
    block_number: 5,
    authorization_list: [
      authorization(other, delegate, '8'),
      authorization(account, `0x${'0'.repeat(40)}`, '2', 'invalid_nonce'),
    ],
  },
]
const record = {
  hash: account,
  is_contract: true,
  proxy_type: 'eip7702',
  implementations: [{ address_hash: delegate }],
}
const path = `address/${account}/authorizations`
const answersWith = (items: object[], next: object | null = null) => ({
  [`addresses/${account}`]: JSON.stringify(record),
  [`addresses/${account}/transactions`]: JSON.stringify({ items, next_page_params: next }),
})
const items = () =>
  Array.from(document.querySelectorAll('section[aria-label=Authorizations] > ul > li'), (li) => li.textContent)

test('a delegated account lists its authorizations in its transactions, and says which are not covered', async () => {
  await renderAnswers(answersWith(transactions), path)
  await expect.poll(items).toHaveLength(2)
  expect(items()[0]).toContain('delegated to')
  expect(items()[0]).toContain('nonce 3')
  // Only those of the account, also what failed.
  expect(items()[1]).toMatch(/delegation revoked.*nonce 2.*Invalid nonce$/)
  expect(items()[1]).not.toContain('nonce 8')
  expect(main()).toContain('Authorizations (EIP-7702) in all 3 transactions of this address')
  expect(main()).toContain('Not covered: authorizations in transactions that this address neither sent nor received.')
  await expect.element(page.getByRole('link', { name: 'Authorizations' })).toHaveAttribute('aria-current', 'page')
  await expectAccessibleNarrow()
})

test('more transactions are loaded on request only; none and unknown are not the same', async () => {
  await renderAnswers(answersWith(transactions.slice(1, 2), { index: 5 }), path)
  await expect.poll(main).toContain('No authorizations in the latest 1 transaction of')
  await expect.element(page.getByRole('button', { name: 'Load more transactions' })).toBeVisible()

  await renderAnswers(answersWith([{ hash: hash(1), block_number: 7 }]), path)
  await expect.poll(main).toContain('Authorizations not available for this chain')

  const api = await startTestApi()
  api.on(/\/transactions$/, () => json({ message: 'Broken' }, 422))
  await renderApp(`/${chain}/address/${at.nftOwner}/authorizations`, api)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Broken')

  // An account that is not delegated has no such tab.
  await renderApp(`/${chain}/address/${at.nftOwner}/history`)
  await expect.element(page.getByRole('link', { name: 'Balance history' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Authorizations' }).elements()).toEqual([])
})
