import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import '#/testing/actions'
import { renderApp } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'
import { at, chain } from '#/testing/pages'

const hash = `0x${'4'.repeat(40)}`
/** A token that encrypts its amounts (ERC-7984). */
const secret = {
  address_hash: hash,
  decimals: '6',
  exchange_rate: '1.00',
  holders_count: null,
  name: 'Confidential USD',
  symbol: 'cUSDx',
  total_supply: null,
  type: 'ERC-7984',
}
const ended = (items: object[]) => json({ items, next_page_params: null })
const party = { hash: at.nftOwner }

let api: TestApi

beforeEach(async () => {
  api = await startTestApi({ sources: 'one a chain' })
  const transfer = { transaction_hash: `0x${'e'.repeat(64)}`, log_index: 1, from: party, to: party, token: secret }
  api.on(/\/addresses\/[^/]+\/tokens$/, () => ended([{ token: secret, token_id: null, value: null }]))
  api.on(new RegExp(`/tokens/${hash}$`), () => json(secret))
  api.on(new RegExp(`/tokens/${hash}/holders$`), () => ended([{ address: party, token_id: null, value: '0' }]))
  api.on(new RegExp(`/tokens/${hash}/transfers$`), () =>
    ended([{ ...transfer, total: { decimals: '6', value: null } }]),
  )
})

for (const path of [`token/${hash}`, `token/${hash}/holders`, `address/${at.nftOwner}/tokens`])
  test(`${path.split('/').at(-1)}: an encrypted amount is named so, and no share or value is computed of it`, async () => {
    await renderApp(`/${chain}/${path}`, api)
    const row = page.getByCss('[data-index="0"]')
    await expect.element(row.getByText('Confidential', { exact: true })).toBeVisible()
    await expect.element(row).not.toHaveTextContent(/%|\$0|(^|\s)0(\s|$)/)
    if (path.startsWith('token')) await expect.element(page.getByCss('dl').getByText('Confidential')).toBeVisible()
  })
