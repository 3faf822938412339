import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import '#/testing/actions'
import { renderApp } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'
import { at, chain } from '#/testing/pages'

const hash = `0x${'7'.repeat(40)}`
const items = {
  address_hash: hash,
  decimals: '18',
  exchange_rate: '5',
  name: 'Items',
  symbol: 'ITEM',
  type: 'ERC-1155',
}
const burnt = { ...items, decimals: '6', total_supply: '-5000000', type: 'ERC-20' }
const ended = (rows: object[]) => json({ items: rows, next_page_params: null })

let api: TestApi

beforeEach(async () => {
  api = await startTestApi({ sources: 'one a chain' })
})

test('a balance of NFTs is a whole number without a value, whatever decimals the server sends', async () => {
  api.on(/\/addresses\/[^/]+\/tokens$/, () => ended([{ token: items, token_id: '7', value: '3' }]))
  await renderApp(`/${chain}/address/${at.nftOwner}/tokens`, api)
  const row = page.getByCss('[data-index="0"]')
  await expect.element(row.getByText('3', { exact: true })).toBeVisible()
  await expect.element(row.getByTitle('Price not available')).toBeVisible()
})

test('a negative supply is unknown, with the number of the server on hover, and no share is computed by it', async () => {
  api.on(new RegExp(`/tokens/${hash}$`), () => json(burnt))
  api.on(new RegExp(`/tokens/${hash}/holders$`), () => ended([{ address: { hash: at.nftOwner }, value: '1000000' }]))
  await renderApp(`/${chain}/token/${hash}/holders`, api)
  const header = page.getByCss('main header')
  await expect.element(header.getByTitle('The API reports -5000000')).toHaveTextContent('–')
  await expect.element(header.getByText('Items (ITEM) is an ERC-20 token.')).toBeVisible()
  await expect.element(page.getByCss('[data-index="0"]')).not.toHaveTextContent('%')
})
