import { expect, test } from 'vitest'
import { ListOnPage } from '#/testing/listOnPage'
import { renderApp } from '#/testing/renderApp'
import { at, chain } from '../../../e2e/pages'

test('balances before and after have the digits that changed', async () => {
  await renderApp(`/${chain}/tx/${at.liquidation}/state`)
  const list = new ListOnPage('State changes')
  await list.opened()
  const texts = [...(list.rows[0]?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)
  expect(texts.slice(3, 6)).toEqual(['179.999774', '179.999491', '-0.000283'])
})
