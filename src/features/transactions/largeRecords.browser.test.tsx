import { parse } from 'lossless-json'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { at, chain } from '#/testing/pages'
import { expectWhole, renderAnswers } from '#/testing/answers'
import { renderApp } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'

/** A transaction that succeeded. */
const done = { status: 'ok', result: 'success', block_number: 5, nonce: 1, raw_input: '0x', value: '0' }

test('a megabyte of input data is collapsed, and shown in parts', async () => {
  const hash = `0x${'2'.repeat(64)}`
  // “Read me”
  const input = `0x12345678${'00'.repeat(31)}05${'52656164206d65'.repeat(150_000)}`
  await renderAnswers({ [`transactions/${hash}`]: JSON.stringify({ ...done, hash, raw_input: input }) }, `tx/${hash}`)
  await page.getByText('1,050,036 bytes').click()
  const box = page.getByLabelText('Raw input', { exact: true })
  const text = () => (box.query() as HTMLElement | null)?.innerText ?? ''
  await expect.poll(text).toMatch(/^0x12345678/)
  expect(text().length).toBeLessThan(5000)
  await page.getByRole('button', { name: 'Words' }).click()
  await expect.poll(text).toContain(`12345678\n0000  ${'0'.repeat(63)}5`)
  await page.getByRole('button', { name: 'Text' }).click()
  await expect.poll(text).toContain('Read meRead me')
  for (const size of ['32,768', '524,288', '1,050,036'])
    await page.getByRole('button', { name: new RegExp(`^Show ${size} of`) }).click()
  await page.getByRole('button', { name: 'Words' }).click()
  await expect.poll(() => box.query()?.textContent).toMatch(/^1005a0 {2}/m)
})

test('331 transfers and a diamond proxy of 34 contracts fit a small screen, with few elements', async () => {
  const hash = `0x${'5'.repeat(64)}`
  const address = (index: number) => `0x${index.toString(16).padStart(40, '0')}`
  const transfers = Array.from({ length: 331 }, (_, index) => ({
    from: { hash: address(1) },
    to: { hash: address(index + 2) },
    log_index: index,
    token: { address_hash: address(9999), symbol: 'ERC', type: 'ERC-20', decimals: '2' },
    total: { decimals: '2', value: String(100 + index) },
    transaction_hash: hash,
    type: 'token_transfer',
  }))
  const implementations = Array.from({ length: 34 }, (_, index) => ({
    address_hash: address(500 + index),
    name: index % 2 ? null : `Facet${index}`,
  }))
  const to = { hash: address(7), name: 'Diamond', is_contract: true, proxy_type: 'eip2535', implementations }
  const body = { ...done, hash, from: { hash: address(1) }, to }
  const all = { ...body, token_transfers: transfers, token_transfers_overflow: false }
  await page.viewport(390, 844)
  await renderAnswers({ [`transactions/${hash}`]: JSON.stringify(all) }, `tx/${hash}`)
  await expect.element(page.getByText('Too many addresses (332) for a diagram')).toBeVisible()
  expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(1500)
  await expectWhole(parse(JSON.stringify({ ...done, hash, to, token_transfers: transfers.slice(0, 5) })))
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('of 2,000 transfers the first 200 are in the value flow, and all after Load more', async () => {
  const transfer = (index: number) => ({
    from: { hash: at.router },
    to: { hash: `0x${(index % 60).toString(16).padStart(40, '1')}` },
    log_index: index,
    token: { address_hash: at.dollar, symbol: 'USDM', type: 'ERC-20', decimals: '0', exchange_rate: '2' },
    total: { decimals: '0', value: '1' },
    transaction_hash: at.swap,
  })
  const from = (index: number, count: number) => Array.from({ length: count }, (_, nth) => transfer(index + nth))
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(new RegExp(`/transactions/${at.swap}$`, 'i'), async ({ real }) => {
    const body = JSON.parse(await real()) as object
    return json({ ...body, token_transfers: from(0, 10), token_transfers_overflow: true })
  })
  api.on(/\/token-transfers$/, ({ url }) => {
    const index = Number(url.searchParams.get('index') ?? 0)
    return json({ items: from(index, 50), next_page_params: index < 1950 ? { index: index + 50 } : null })
  })
  await renderApp(`/${chain}/tx/${at.swap}`, api)
  await expect.element(page.getByText('includes only the first 200 token transfers')).toBeVisible()
  await page.getByRole('button', { name: 'Load more' }).click()
  const flow = page.getByRole('region', { name: 'Value flow' })
  await expect.element(flow.getByText('-2,000 USDM'), { timeout: 30_000 }).toBeVisible()
  await expect.element(flow.getByText('only the first')).not.toBeInTheDocument()
})

test('of 10,000 authorizations, actions and withdrawals the first 100 are shown, and more on request', async () => {
  const hash = `0x${'4'.repeat(64)}`
  const address = (index: number) => `0x${index.toString(16).padStart(40, '0')}`
  const each = (make: (index: number) => object) => Array.from({ length: 10_000 }, (_, index) => make(index))
  const body = {
    ...done,
    hash,
    authorization_list: each((index) => ({
      authority: address(index + 1),
      address_hash: address(7),
      chain_id: 1,
      nonce: index,
      status: 'ok',
    })),
    actions: each((index) => ({ protocol: 'uniswap', type: `swap ${index}`, data: {} })),
    op_withdrawals: each((index) => ({ nonce: index, status: 'Relayed', l1_transaction_hash: hash })),
  }
  await renderAnswers({ [`transactions/${hash}`]: JSON.stringify(body) }, `tx/${hash}`)
  const authorizations = page.getByText(', nonce')
  await expect.poll(() => authorizations.elements().length).toBe(100)
  const cut = page.getByText('First 100 of 10,000 shown')
  expect(cut.elements()).toHaveLength(3)
  await cut.last().getByRole('button', { name: 'Show more' }).click()
  await expect.element(page.getByText('First 1,000 of 10,000 shown')).toBeVisible()
  expect(cut.elements()).toHaveLength(2)
  expect(document.querySelectorAll('*').length).toBeLessThan(20_000)
})
