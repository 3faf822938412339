import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { expectAccessible } from '#/testing/expectAccessible'
import '#/testing/actions'
import { renderApp } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'
import { at, chain } from '#/testing/pages'

test('a tiny balance has the number of its zeros; it is read aloud and copied exactly', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  const token = { address_hash: `0x${'7'.repeat(40)}`, decimals: '18', name: 'Dust', symbol: 'DUST', type: 'ERC-20' }
  api.on(/\/addresses\/[^/]+\/tokens$/, () => json({ items: [{ token, value: '1116350' }], next_page_params: null }))
  await renderApp(`/${chain}/address/${at.nftOwner}/tokens`, api)
  const amount = page.getByRole('img', { name: '0.00000000000111635', exact: true })
  await expect.element(amount).toHaveTextContent('0.0₁₁1116')
  await expect
    .element(page.getByCss('[data-index="0"]').getByTitle('0.00000000000111635', { exact: true }))
    .toBeVisible()
  await expectAccessible()
  const copy = () => {
    const event = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true })
    document.dispatchEvent(event)
    return event.clipboardData?.getData('text/plain')
  }
  getSelection()?.selectAllChildren(amount.element())
  expect(copy()).toBe('0.00000000000111635')
  getSelection()?.selectAllChildren(page.getByCss('[data-index="0"]').element())
  expect(copy()).toMatch(/Dust[^]*0\.00000000000111635/)
  expect(copy()).not.toContain('₁')
})
