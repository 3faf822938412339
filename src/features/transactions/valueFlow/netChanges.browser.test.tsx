import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { at, chain } from '#/testing/pages'
import '#/testing/actions'
import { renderApp, settled } from '#/testing/renderApp'

test('on a phone names in the value flow are whole, and the value is below each amount', async () => {
  await page.viewport(390, 844)
  await settled(await renderApp(`/${chain}/tx/${at.nftSale}`))
  const rows = page.getByRole('table').getByRole('row')
  await expect.element(rows.filter({ hasText: /Bazaar treasury/ })).toBeInTheDocument()
  for (const name of document.querySelectorAll('table tbody th')) {
    expect(getComputedStyle(name).textOverflow).not.toBe('ellipsis')
    expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  }
  const values = [...document.querySelectorAll('td [title="Value at the current price"]')]
  expect(values).not.toEqual([])
  for (const value of values) {
    const amount = value.previousElementSibling?.getBoundingClientRect()
    expect(value.getBoundingClientRect().top).toBeGreaterThanOrEqual(amount?.bottom ?? Infinity)
  }
})

test('on a phone an address of the value flow has as many digits as anywhere', async () => {
  await page.viewport(390, 844)
  await settled(await renderApp(`/${chain}/tx/${at.poisoning}`))
  const hash = page.getByRole('table').getByCss('th .hash').first()
  const width = () => hash.element().clientWidth
  await expect.element(hash).toBeVisible()
  // 0x, eight digits and five at the end.
  await expect.poll(width).toBe(page.getByCss('main dl .hash').first().element().clientWidth)
})
