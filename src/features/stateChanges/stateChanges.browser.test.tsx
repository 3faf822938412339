import { expect, test } from 'vitest'
import { ListOnPage } from '#/testing/listOnPage'
import { renderApp } from '#/testing/renderApp'
import { json } from '#/api/testFaults'
import { startTestApi } from '#/testing/testApi'
import { at, chain } from '#/testing/pages'

test('balances before and after have the digits that changed', async () => {
  await renderApp(`/${chain}/tx/${at.liquidation}/state`)
  const list = new ListOnPage('State changes')
  await list.opened()
  const texts = [...(list.rows[0]?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)
  expect(texts.slice(3, 6)).toEqual(['179.999774', '179.999491', '-0.000283'])
})

test('NFTs that moved have their ID and direction, also where the server sends a list of them', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  const apes = { address_hash: `0x${'5'.repeat(40)}`, symbol: 'TAPE', decimals: null, type: 'ERC-721' }
  const move = (direction: string, token_id: string, value?: string) => ({ direction, total: { token_id, value } })
  const row = { address: { hash: at.nftOwner }, balance_before: null, balance_after: null, token: apes, type: 'token' }
  const many = ['1', '2', '3', '4', '5'].map((id) => move('to', id))
  api.on(/\/state-changes$/, () =>
    json({
      items: [
        { ...row, token_id: null, change: [move('to', '8'), move('from', '9', '2')] },
        { ...row, token_id: null, change: many },
        {
          ...row,
          token: { ...apes, address_hash: at.nftOwner, type: 'ERC-1155' },
          change: [{ direction: 'from', total: [move('', '8', '3').total, move('', '9', '1').total] }],
        },
        { ...row, token_id: '0', balance_before: '0', balance_after: '3', change: '3' },
      ],
      next_page_params: null,
    }),
  )
  await renderApp(`/${chain}/tx/${at.liquidation}/state`, api)
  const list = new ListOnPage('State changes')
  await list.opened()
  const texts = list.rows.map((each) => [...each.querySelectorAll('td')].map(({ textContent }) => textContent))
  expect(texts.map((cells) => cells[5])).toEqual(['+#8, -2 × #9', '+#1, +#2, +#3 and 2 more', '-3 × #8, -#9', '+3'])
  expect(texts[3]?.[2]).toContain('#0')
  expect(list.rows[0]?.querySelector('td:nth-child(6) a')?.getAttribute('href')).toContain(
    `${apes.address_hash}/instance/8`,
  )
})
