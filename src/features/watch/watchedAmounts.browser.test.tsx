import { afterEach, expect, test, vi } from 'vitest'
import { fakeTime, pollLater } from '#/testing/fakeTime'
import { removeApp } from '#/testing/renderApp'
import { apiWith, empty, transferred } from '#/testing/watchedLists'
import { movements, news, waitForCheck, watching } from '#/testing/watching'
import { at } from '#/testing/pages'

let ended = new AbortController()
afterEach(() => {
  ended.abort()
  ended = new AbortController()
  removeApp()
  vi.useRealTimers()
})

test('a movement has its raw amount on hover where the token has a multiplier', async () => {
  fakeTime()
  const lists = empty()
  const api = await apiWith(lists)
  await watching(api, ended.signal)
  const token = { address_hash: at.dollar, symbol: 'AAPLx', name: 'Apple', decimals: '6', type: 'ERC-8056' }
  lists['token-transfers'].unshift(
    transferred(2, { token, total: { value: '2500000', decimals: '6', ui_multiplier: '2000000000000000000' } }),
  )
  await waitForCheck()
  await pollLater(api, () => news.element().textContent).toContain('1 movement since you were here')
  await expect.element(movements.getByTitle('5. Raw amount: 2.5')).toBeVisible()
})

test('a movement of a token that encrypts its amounts is confidential, and a disclosed amount is shown', async () => {
  fakeTime()
  const lists = empty()
  const api = await apiWith(lists)
  await watching(api, ended.signal)
  const token = { address_hash: at.dollar, symbol: 'cUSD', name: 'Dollar', decimals: '6', type: 'ERC-7984' }
  lists['token-transfers'].unshift(
    transferred(4, { token, total: { value: '2500000', decimals: '6' } }),
    transferred(3, { token, total: { value: null, decimals: '6' } }),
    transferred(2, { token, total: { value: '0', decimals: '6' } }),
  )
  await waitForCheck()
  await pollLater(api, () => news.element().textContent).toContain('3 movements since you were here')
  const texts = () => movements.elements().map(({ textContent }) => /IN(.*?)cUSD/.exec(textContent)?.[1]?.trim())
  expect(texts()).toEqual(['2.5', 'Confidential', 'Confidential'])
})
