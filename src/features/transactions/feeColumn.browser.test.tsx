import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import '#/testing/actions'
import { renderApp } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'
import { chain } from '#/testing/pages'

const token = { address_hash: `0x${'4'.repeat(40)}`, name: null, exchange_rate: null, type: 'ERC-20' }
const row = (hash: string, rest: object) => ({
  hash: `0x${hash.repeat(64)}`,
  status: 'ok',
  fee: { type: 'actual', value: '5000000000000000' },
  ...rest,
})

for (const width of [1440, 390])
  test(`at ${width} px, a fee paid in a token has its symbol, under a header with that of the currency`, async () => {
    const api = await startTestApi({ sources: 'one a chain' })
    const items = [
      row('1', { celo: { gas_token: { ...token, symbol: 'cUSD', decimals: '18' } } }),
      row('2', { stability_fee: { token: { ...token, symbol: 'STB', decimals: '2' }, total_fee: '150' } }),
      row('3', { celo: { gas_token: token.address_hash } }),
      row('4', {}),
    ]
    api.on(/\/transactions$/, () => json({ items, next_page_params: null }))
    await page.viewport(width, 900)
    await renderApp(`/${chain}/txs`, api)
    const fees = ['0.005 cUSD', '1.5 STB', '5,000,000,000,000,000 base units', '0.005']
    for (const [index, fee] of fees.entries()) {
      const cell = page.getByCss(`[data-index="${index}"] td.native`).last()
      await expect.poll(() => (cell.element() as HTMLElement).innerText.replaceAll(/\s/g, ' ')).toContain(fee)
    }
  })
