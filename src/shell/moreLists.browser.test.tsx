import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { chain } from '#/testing/pages'
import { expectAccessible } from '#/testing/expectAccessible'
import { ListOnPage } from '#/testing/listOnPage'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'

test('More lists: links what the API has, and nothing else, and a withdrawal shows the call that claims it', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  const router = await renderApp(`/${chain}/lists`, api)
  await settled(router)
  const groups = () =>
    page
      .getByRole('term')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(groups).toEqual(['Transfers of any type', 'Account abstraction (ERC-4337)', 'Beacon chain'])
  await expectAccessible()

  const message = { id: 7, status: 'confirmed', origination_timestamp: '2026-01-02T03:04:05.000000Z' }
  const more = await startTestApi({ sources: 'shipped' })
  more.on(/\/arbitrum\/batches$/, () => json({ items: [{ number: 3 }], next_page_params: null }))
  more.on(/\/arbitrum\/messages\/from-rollup$/, () => json({ items: [message], next_page_params: null }))
  more.on(/\/arbitrum\/messages\/claim\/7$/, () =>
    json({ calldata: '0x08635a95', outbox_address_hash: `0x${'9'.repeat(40)}` }),
  )
  await renderApp(`/${chain}/lists`, more)
  const withdrawals = page.getByRole('definition').getByRole('link', { name: 'Withdrawals' })
  // Those of the beacon chain come first.
  await expect.poll(() => withdrawals.elements().length).toBe(2)
  await withdrawals.last().click()
  const list = new ListOnPage('Withdrawals')
  await list.opened()
  await expect.element(page.getByRole('navigation', { name: 'Arbitrum rollup' })).toBeVisible()
  list.rows[0]?.querySelector<HTMLElement>('button[aria-label^="Details"]')?.click()
  await page.getByRole('button', { name: 'Show claim call' }).click()
  await expect.element(page.getByText('9'.repeat(40))).toBeVisible()
  await expect.element(page.getByText('4 bytes')).toBeVisible()
  await expectAccessible()
})

test('a list that no rollup has is a page that is not found, without an error in the console', async () => {
  const errors = vi.spyOn(console, 'error')
  await renderApp(`/${chain}/rollup/nonsense`)
  await expect.element(page.getByText(`No page at /${chain}/rollup/nonsense`)).toBeVisible()
  expect(errors).not.toHaveBeenCalled()
})
