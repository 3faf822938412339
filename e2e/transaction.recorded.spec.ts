import type { Page } from '@playwright/test'
import { parse } from 'lossless-json'
import { json } from './fixtures/faults'
import { expectWhole, recorded, recordedChain } from './fixtures/recorded'
import { expect, test } from './fixtures/test'
import { at, chain } from './pages'

for (const { name, text, body } of recorded('tx')) {
  test(`${name}: a real server’s transaction opens whole`, async ({ page, openAnswers }) => {
    const { hash } = body as { hash: string }
    await page.goto(`${await openAnswers({ [`transactions/${hash}`]: text })}/${recordedChain}/tx/${hash}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Transaction')
    await expect(page.locator('main header p')).not.toBeEmpty()
    await expect(page.getByText('Raw API response')).toBeVisible()
    await expectWhole(page, body)
  })
}

for (const { name, text, body } of recorded('tx-logs')) {
  test(`${name}: a real server’s logs are listed whole`, async ({ page, openAnswers }) => {
    const hash = `0x${'1'.repeat(64)}`
    await page.goto(`${await openAnswers({ [`transactions/${hash}/logs`]: text })}/${recordedChain}/tx/${hash}/logs`)
    await openRows(page, body)
  })
}

for (const { name, text, body } of recorded('tx-token-transfers')) {
  test(`${name}: a real server’s token transfers are listed whole`, async ({ page, openAnswers }) => {
    const hash = `0x${'1'.repeat(64)}`
    const path = `tx/${hash}/token-transfers`
    await page.goto(`${await openAnswers({ [`transactions/${hash}/token-transfers`]: text })}/${recordedChain}/${path}`)
    await openRows(page, body)
  })
}

/** Expects a row for each item of a list, which opens to all of it. */
async function openRows(page: Page, body: unknown): Promise<void> {
  const { items } = body as { items: unknown[] }
  const details = page.getByRole('button', { name: /^Details of row/ })
  await expect(details).toHaveCount(items.length)
  for (const each of await details.all()) await each.click()
  await expectWhole(page, items)
}

/** The names of these fields in 2024. */
const older = {
  block_number: 'block',
  transaction_burnt_fee: 'tx_burnt_fee',
  transaction_types: 'tx_types',
  transaction_tag: 'tx_tag',
  has_error_in_internal_transactions: 'has_error_in_internal_txs',
} as const

test('the names of a server of 2024 say the same', async ({ page, openAnswers }) => {
  const [first] = recorded('tx')
  const body = JSON.parse(first?.text ?? '{}') as Record<string, unknown>
  const renamed = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [older[name as keyof typeof older] ?? name, value]),
  )
  const { hash } = body as { hash: string }
  const said: string[] = []
  for (const answer of [body, renamed]) {
    const site = await openAnswers({ [`transactions/${hash}`]: JSON.stringify(answer) })
    await page.goto(`${site}/${recordedChain}/tx/${hash}`)
    await expect(page.getByRole('table', { name: /Net change/ })).toBeVisible()
    said.push((await page.getByRole('region', { name: 'Transaction overview' }).innerText()).replace(/\d+:\d+/g, ''))
  }
  expect(said[1]).toBe(said[0])
  expect(said[0]).toMatch(/burnt/)
})

test('a megabyte of input is folded, and shown as far as it is asked for', async ({ page, openAnswers }) => {
  const hash = `0x${'2'.repeat(64)}`
  const input = `0x12345678${'00'.repeat(31)}05${Buffer.from('Read me').toString('hex').repeat(150_000)}`
  const body = { hash, status: 'ok', result: 'success', block_number: 5, nonce: 1, raw_input: input, value: '0' }
  const site = await openAnswers({ [`transactions/${hash}`]: JSON.stringify(body) })
  await page.goto(`${site}/${recordedChain}/tx/${hash}`)
  await page.getByText('1,050,036 bytes').click()
  const box = page.getByLabel('Raw input', { exact: true })
  await expect(box).toHaveText(/^0x12345678/)
  expect((await box.innerText()).length).toBeLessThan(5000)
  await page.getByRole('button', { name: 'Words' }).click()
  await expect(box).toContainText(`12345678\n0000  ${'0'.repeat(63)}5`)
  await page.getByRole('button', { name: 'Text' }).click()
  await expect(box).toContainText('Read meRead me')
  await page.getByRole('button', { name: /^Show 32,768 of/ }).click()
  await page.getByRole('button', { name: /^Show 524,288 of/ }).click()
  await page.getByRole('button', { name: /^Show 1,050,036 of/ }).click()
  await page.getByRole('button', { name: 'Words' }).click()
  await expect(box).toContainText(/^1005a0 {2}/m)
})

test('an account that acts by a contract’s code, and fields that only one chain has', async ({ page, openAnswers }) => {
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
    ],
    arbitrum: { batch_number: 99, status: 'Confirmed on base' },
    blob_versioned_hashes: [`0x01${'4'.repeat(62)}`],
    max_fee_per_blob_gas: '12345',
  }
  const site = await openAnswers({ [`transactions/${hash}`]: JSON.stringify(body) })
  await page.goto(`${site}/${recordedChain}/tx/${hash}`)
  const overview = page.getByRole('region', { name: 'Transaction overview' })
  await expect(overview).toContainText('($2,000.00 now, $1,500.00 at the time)')
  await expect(overview).toContainText('on any chain, nonce 7')
  await expect(overview).toContainText('Invalid nonce')
  const own = page.getByRole('region', { name: 'Chain-specific fields' })
  await expect(own.getByRole('heading', { name: 'Arbitrum' })).toBeVisible()
  await expect(own).toContainText('Confirmed on base')
  await expect(own).toContainText('12345')
  await expectWhole(page, parse(JSON.stringify(body)))
})

test('three hundred transfers and a diamond of many facets open well', async ({ page, openAnswers }) => {
  const hash = `0x${'5'.repeat(64)}`
  const address = (place: number) => `0x${place.toString(16).padStart(40, '0')}`
  const token_transfers = Array.from({ length: 331 }, (_, place) => ({
    from: { hash: address(1) },
    to: { hash: address(place + 2) },
    log_index: place,
    token: { address_hash: address(9999), symbol: 'ERC', type: 'ERC-20', decimals: '2' },
    total: { decimals: '2', value: String(100 + place) },
    transaction_hash: hash,
    type: 'token_transfer',
  }))
  const implementations = Array.from({ length: 34 }, (_, place) => ({
    address_hash: address(500 + place),
    name: place % 2 ? null : `Facet${place}`,
  }))
  const to = { hash: address(7), name: 'Diamond', is_contract: true, proxy_type: 'eip2535', implementations }
  const told = { hash, status: 'ok', result: 'success', block_number: 5, nonce: 1, raw_input: '0x', value: '0' }
  const body = { ...told, from: { hash: address(1) }, to, token_transfers, token_transfers_overflow: false }
  const site = await openAnswers({ [`transactions/${hash}`]: JSON.stringify(body) })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site}/${recordedChain}/tx/${hash}`)
  await expect(page.getByRole('link', { name: 'View all 331 token transfers' })).toBeVisible()
  await expect(page.getByText('Too many addresses (332) for a diagram')).toBeVisible()
  expect(await page.locator('*').count()).toBeLessThanOrEqual(1500)
  await expectWhole(page, parse(JSON.stringify({ ...told, to, token_transfers: token_transfers.slice(0, 5) })))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('two thousand transfers are followed as far as is cheap, then all of them when asked', async ({
  page,
  faults,
}) => {
  const transfer = (place: number) => ({
    from: { hash: at.router },
    to: { hash: `0x${(place % 60).toString(16).padStart(40, '1')}` },
    log_index: place,
    token: { address_hash: at.dollar, symbol: 'USDM', type: 'ERC-20', decimals: '0', exchange_rate: '2' },
    total: { decimals: '0', value: '1' },
    transaction_hash: at.swap,
  })
  const from = (place: number, count: number) => Array.from({ length: count }, (_, nth) => transfer(place + nth))
  faults.on(new RegExp(`/transactions/${at.swap}$`, 'i'), async ({ real }) => {
    const body = JSON.parse(await real()) as object
    return json({ ...body, token_transfers: from(0, 10), token_transfers_overflow: true })
  })
  faults.on(/\/token-transfers$/, ({ url }) => {
    const place = Number(url.searchParams.get('index') ?? 0)
    return json({ items: from(place, 50), next_page_params: place < 1950 ? { index: place + 50 } : null })
  })
  await page.goto(`${faults.site}/${chain}/tx/${at.swap}`)
  await expect(page.getByText('1 USDM ($2.00)').first()).toBeVisible()
  await expect(page.getByText('includes only the first 200 token transfers')).toBeVisible()
  await page.getByRole('button', { name: 'Load more' }).click()
  const flow = page.getByRole('region', { name: 'Value flow' })
  await expect(flow.getByText('-2,000 USDM')).toBeVisible({ timeout: 30_000 })
  await expect(flow.getByText('only the first')).toHaveCount(0)
})

test('a fee whose sum is not told has parts, of which nobody says that they are all', async ({ page, openAnswers }) => {
  const hash = `0x${'8'.repeat(64)}`
  const body = {
    hash,
    status: 'ok',
    nonce: 1,
    block_number: 5,
    fee: { type: 'actual', value: null },
    l1_fee: '764000000000000',
  }
  const site = await openAnswers({ [`transactions/${hash}`]: JSON.stringify(body) })
  await page.goto(`${site}/${recordedChain}/tx/${hash}`)
  const fee = page.getByRole('definition').filter({ hasText: 'L1 fee' })
  await expect(fee).toHaveText('–0.000764 ETH L1 fee')
})

test('what only its internal transactions say is in the summary of every tab', async ({ page, openAnswers }) => {
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
  const site = await openAnswers({
    [path]: JSON.stringify(body),
    [`${path}/internal-transactions`]: JSON.stringify({ items, next_page_params: null }),
  })
  const sentence = page.locator('main header p')
  await page.goto(`${site}/${recordedChain}/tx/${hash}/logs`)
  await expect(sentence).toHaveText('Swapped 1.2 ETH for 3,004.51 USDC')
  await page.goto(`${site}/${recordedChain}/tx/${hash}`)
  await expect(sentence).toHaveText('Swapped 1.2 ETH for 3,004.51 USDC')
  await expect(page).toHaveTitle(/^Swapped 1\.2 ETH for 3,004\.51 USDC · /)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Swapped 1\.2 ETH for 3,004/)
})
