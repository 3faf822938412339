import { parse } from 'lossless-json'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectWhole, renderAnswers } from '#/testing/answers'
import { renderApp, settled } from '#/testing/renderApp'
import { at, chain } from '#/testing/pages'
import '#/testing/actions'

const sentence = () => page.getByCss('main h1 .sentence')

test('an authorization and fields that only one chain has are on the page, with values now and at the time', async () => {
  const hash = `0x${'3'.repeat(64)}`
  const address = (digit: string) => `0x${digit.repeat(40)}`
  const body = {
    hash,
    type: 4,
    status: 'ok',
    result: 'success',
    block_number: 5,
    nonce: 1,
    value: '1000000000000000000',
    exchange_rate: '2000',
    historic_exchange_rate: '1500',
    raw_input: '0x',
    authorization_list: [
      { address_hash: address('a'), authority: address('b'), chain_id: 0, nonce: 7, status: 'invalid_nonce' },
      // Before version 8 of the API.
      { address: address('c'), authority: address('d'), chain_id: 1, nonce: 8 },
      { address: address('0'), authority: address('e'), chain_id: 1, nonce: 9 },
    ],
    arbitrum: { batch_number: 99, status: 'Confirmed on base', inbox_position: 'seventh' },
    blob_versioned_hashes: [`0x01${'4'.repeat(62)}`],
    max_fee_per_blob_gas: '12345',
  }
  await renderAnswers({ [`transactions/${hash}`]: JSON.stringify(body) }, `tx/${hash}`)
  const overview = page.getByRole('region', { name: 'Transaction overview' })
  await expect.element(overview).toHaveTextContent('($2,000.00 now, $1,500.00 at the time)')
  await expect.element(overview).toHaveTextContent('on any chain, nonce 7')
  await expect.element(overview).toHaveTextContent('Invalid nonce')
  await expect.element(overview).toHaveTextContent(`${address('d')}delegated to${address('c')}on chain 1, nonce 8`)
  await expect.element(overview).toHaveTextContent(`${address('e')}delegation revokedon chain 1, nonce 9`)
  const own = page.getByRole('region', { name: 'Chain-specific fields' })
  await expect.element(own.getByRole('heading', { name: 'Arbitrum' })).toBeVisible()
  await expect.element(own).toHaveTextContent('seventh')
  await expect.element(own).not.toHaveTextContent('Confirmed on base')
  await expect.element(page.getByRole('region', { name: 'Batch' })).toHaveTextContent('Confirmed on base')
  await expect.element(overview).toHaveTextContent('0.000012345 Gwei')
  await expectWhole(parse(JSON.stringify(body)))
})

test('the value flow comes before the facts, which stay where they are when it has loaded, and Expand shows all of it', async () => {
  await renderApp(`/${chain}/tx/${at.airdrop}`)
  const flow = page.getByRole('region', { name: 'Value flow', exact: true })
  const details = page.getByRole('region', { name: 'Details', exact: true })
  const topOfDetails = () => details.element().getBoundingClientRect().top
  await expect.element(details).toBeVisible()
  const before = topOfDetails()
  const expand = flow.getByRole('button', { name: 'Expand' })
  await expect.element(expand).toBeVisible()
  expect(topOfDetails()).toBe(before)
  await expand.click()
  await expect.poll(topOfDetails).toBeGreaterThan(before)
  await expect.element(expand).not.toBeInTheDocument()
})

test.each([
  [390, 'replacement'],
  [390, 'bridgeTokenDeposit'],
  [1440, 'orbitTransfer'],
] as const)('at %i px, the value flow of a single transfer is shown whole (%s)', async (width, name) => {
  await page.viewport(width, 900)
  const router = await renderApp(`/${chain}/tx/${at[name]}`)
  const flow = page.getByRole('region', { name: 'Value flow', exact: true })
  await expect.element(flow.getByRole('table')).toBeVisible()
  await settled(router)
  expect(flow.getByRole('button', { name: 'Expand' }).query()).toBeNull()
  const inner = flow.getByRole('table').element().getBoundingClientRect()
  expect(inner.bottom).toBeLessThan(flow.element().getBoundingClientRect().bottom)
  await page.viewport(1440, 900)
})

test('no fact of a transaction is shown twice', async () => {
  await renderApp(`/${chain}/tx/${at.routedSwap}`)
  const main = page.getByRole('main')
  await expect.element(main.getByRole('region', { name: 'Details', exact: true })).toBeVisible()
  for (const text of ['Success', '420', 'Confirmed within 11 s']) {
    expect(main.getByText(text, { exact: true }).elements()).toHaveLength(1)
  }
  expect(
    main
      .getByRole('term')
      .elements()
      .map((term) => term.textContent),
  ).not.toContain('Status')
})

test('a fee without its sum shows the known parts, and no sum', async () => {
  const hash = `0x${'8'.repeat(64)}`
  const fee = { type: 'actual', value: null }
  const body = { hash, status: 'ok', nonce: 1, block_number: 5, fee, l1_fee: '764000000000000' }
  await renderAnswers({ [`transactions/${hash}`]: JSON.stringify(body) }, `tx/${hash}`)
  const shown = page.getByRole('definition').filter({ hasText: 'L1 fee' })
  await expect.element(shown).toHaveTextContent(/^–0\.000764 ETH L1 fee$/)
})

test('a swap that only its internal transactions explain is in the sentence of every tab', async () => {
  const hash = `0x${'6'.repeat(64)}`
  const [sender, router, pair] = ['a', 'b', 'c'].map((digit) => ({ hash: `0x${digit.repeat(40)}`, is_contract: true }))
  const token = { address_hash: `0x${'d'.repeat(40)}`, symbol: 'USDC', type: 'ERC-20', decimals: '6' }
  const body = {
    hash,
    status: 'ok',
    result: 'success',
    block_number: 5,
    nonce: 1,
    method: 'swapETHForExactTokens',
    raw_input: '0xfb3bdb41',
    value: '1500000000000000000',
    from: { ...sender, is_contract: false },
    to: router,
    token_transfers: [
      { from: pair, to: sender, token, total: { decimals: '6', value: '3004510000' }, type: 'token_transfer' },
    ],
    token_transfers_overflow: false,
  }
  const call = { type: 'call', success: true, error: null, transaction_hash: hash, block_number: 5, gas_limit: '9' }
  const items = [
    { ...call, index: 1, from: router, to: pair, value: '1200000000000000000' },
    { ...call, index: 2, from: router, to: sender, value: '300000000000000000' },
  ]
  const path = `transactions/${hash}`
  const answers = {
    [path]: JSON.stringify(body),
    [`${path}/internal-transactions`]: JSON.stringify({ items, next_page_params: null }),
  }
  await renderAnswers(answers, `tx/${hash}/logs`)
  await expect.element(sentence()).toHaveTextContent(/^Swapped 1\.2 ETH for 3,004\.51 USDC$/)
  await renderAnswers(answers, `tx/${hash}`)
  await expect.element(sentence()).toHaveTextContent(/^Swapped 1\.2 ETH for 3,004\.51 USDC$/)
  await expect.poll(() => document.title).toMatch(/^Swapped 1\.2 ETH for 3,004\.51 USDC · /)
  await expect
    .poll(() => document.querySelector<HTMLMetaElement>('meta[name=description]')?.content)
    .toMatch(/^Swapped 1\.2 ETH for 3,004/)
})

test('an address in decoded input has the name and the kind that the transaction’s records say', async () => {
  await renderApp(`/${chain}/tx/${at.swap}`)
  const input = page.getByRole('region', { name: 'Input data' })
  await expect.element(input.getByRole('link', { name: /^Wrapped Meridian Ether 0x/ })).toHaveClass(/contract/)
})
