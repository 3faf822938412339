import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type FaultAnswer, json } from '#/api/testFaults'
import { removeApp, renderApp } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'
import { at, chain } from '#/testing/pages'

afterEach(removeApp)

const path = `/${chain}/address/${at.router}`
const record = {
  hash: at.router,
  is_contract: true,
  has_logs: true,
  has_tokens: true,
  has_token_transfers: true,
  has_beacon_chain_withdrawals: false,
  has_validated_blocks: false,
}
const counters = {
  transactions_count: '5120',
  token_transfers_count: '0',
  gas_usage_count: '1',
  validations_count: '0',
}

/** Shows the address by this record and counters; the tabs are counted by `tabs`. */
async function open(tabs: () => FaultAnswer): Promise<TestApi> {
  const api = await startTestApi()
  api.on(new RegExp(`/addresses/${at.router}$`, 'i'), () => json(record))
  api.on(new RegExp(`/addresses/${at.router}/counters$`, 'i'), () => json(counters))
  api.on(/\/tabs-counters$/, tabs)
  await renderApp(path, api)
  return api
}

const shown = () =>
  page
    .getByRole('navigation', { name: 'Address' })
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)

test('tabs show the counts of their lists, and 50+ where nothing counts further', async () => {
  await open(() =>
    json({
      internal_transactions_count: 7,
      logs_count: 51,
      token_balances_count: 12,
      token_transfers_count: 51,
      transactions_count: 51,
      validations_count: 0,
      withdrawals_count: 3,
    }),
  )
  await expect
    .poll(shown)
    .toEqual([
      'Transactions 5,120',
      'Token transfers 50+',
      'Tokens 12',
      'NFTs',
      'Internal txns 7',
      'Withdrawals 3',
      'Approvals',
      'Logs 50+',
      'Contract',
    ])
  await expect.element(page.getByTitle('More than 50').first()).toBeVisible()
})

test('tabs of a server of 2024, and those of lists without rows', async () => {
  await open(() =>
    json({
      internal_txs_count: 10,
      logs_count: 0,
      token_balances_count: 0,
      token_transfers_count: 0,
      transactions_count: 10,
      validations_count: 0,
      withdrawals_count: 0,
    }),
  )
  await expect.poll(shown).toEqual([
    'Transactions 5,120',
    'Token transfers',
    'Tokens',
    'NFTs',
    'Internal txns 10',
    'Approvals',
    // The record says that there are some.
    'Logs',
    'Contract',
  ])
})

const usual = [
  'Transactions 5,120',
  'Token transfers',
  'Tokens',
  'NFTs',
  'Internal txns',
  'Approvals',
  'Logs',
  'Contract',
]

for (const [what, answer] of [
  ['does not have them', () => json({ message: 'Not found' }, 404)],
  ['does not know their route', () => json({ message: 'Unknown API v2 action' }, 400)],
  ['fails', () => json('Internal server error', 500)],
  ['sends something else', () => json({ logs_count: 'many', internal_transactions_count: -1 })],
] as const) {
  test(`tabs show the other counts where the API ${what}`, async () => {
    const api = await open(answer)
    await expect.poll(() => api.askedFor(/tabs-counters$/).length).toBeGreaterThan(0)
    await expect.poll(shown).toEqual(usual)
    expect(page.getByRole('alert').elements()).toEqual([])
  })
}

const operations = /\/account-abstraction\/operations$/
const smartAccount = `/${chain}/address/${at.smartAccount}`

test('a smart account without transactions opens with its user operations, and counts their time', async () => {
  const api = await startTestApi()
  const { items } = JSON.parse(
    await api.read(`/pro/${chain}/api/v2/proxy/account-abstraction/operations?sender=${at.smartAccount}`),
  ) as { items: { hash: string }[] }
  expect(items).toHaveLength(1)
  const router = await renderApp(smartAccount, api)
  await expect.poll(() => router.state.location.pathname).toBe(`${smartAccount}/user-operations`)
  await expect.poll(() => shown()[0]).toBe('User operations 1')
  await expect.element(page.getByRole('main')).toHaveTextContent(/or user operation\.\s*\d+ d ago/)
  await expect.element(page.getByRole('link', { name: items.at(-1)?.hash ?? '' })).toBeVisible()
})

test('an address has no tab of user operations where the API ignores the filter or lacks them', async () => {
  for (const answer of [
    json({ items: [{ hash: at.operation, sender: { hash: at.router } }], next_page_params: null }),
    json({ message: 'Not found' }, 404),
  ]) {
    const api = await startTestApi()
    api.on(operations, () => answer)
    await renderApp(smartAccount, api)
    await expect.poll(() => api.askedFor(operations).length).toBeGreaterThan(0)
    await expect.element(page.getByText('No transactions yet', { exact: true })).toBeVisible()
    expect(shown().filter((label) => label?.startsWith('User'))).toEqual([])
  }
})

test('no user operations are requested for a plain account or a token', async () => {
  for (const hash of [at.nftOwner, at.dollar]) {
    const api = await startTestApi()
    await renderApp(`/${chain}/address/${hash}`, api)
    await expect.poll(() => api.askedFor(/\/tabs-counters$/).length).toBeGreaterThan(0)
    await expect.poll(() => shown().some((label) => /^Transactions [\d,]+/.test(label ?? ''))).toBe(true)
    expect(api.askedFor(operations)).toEqual([])
  }
})
