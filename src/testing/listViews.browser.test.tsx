import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { at, chain } from '#/testing/pages'
import { click } from './actions'
import { ListOnPage } from './listOnPage'
import { renderApp, settled } from './renderApp'
import { startTestApi } from './testApi'

const choose = (label: string) => page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: label })
const status = () => document.querySelector('main [role="status"]')?.textContent

test('pending transactions are one click from the transactions, with their nonces', async () => {
  const router = await renderApp(`/${chain}/txs`)
  await click(choose('Pending'))
  await expect.poll(() => router.state.location.searchStr).toBe('?filter=pending')
  const list = new ListOnPage('Pending transactions')
  await list.opened()
  await expect.poll(status).toMatch(/^\d+ pending transactions$/)
  expect(list.shown().flatMap(({ marks }) => marks)).toContain(`tx/${at.pendingTransfer}`)
  await expect.element(page.getByRole('columnheader', { name: 'Nonce' })).toBeVisible()
})

test('reorged blocks and uncles are one click from the blocks; a chain without any says so', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(/\/blocks$/, ({ url }) => (url.searchParams.has('type') ? json({ items: [], next_page_params: null }) : null))
  const router = await renderApp(`/${chain}/blocks`, api)
  await click(choose('Uncles'))
  await expect.element(page.getByText('No uncles', { exact: true })).toBeVisible()
  await click(choose('Reorged'))
  await expect.element(page.getByText('No reorged blocks', { exact: true })).toBeVisible()
  expect(router.state.location.searchStr).toBe('?type=reorg')
  await click(choose('Canonical'))
  await new ListOnPage('Blocks').opened()
})

test('the transactions of a block are filtered by category', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  const router = await renderApp(`/${chain}/block/${at.crowdedBlock}/txs`, api)
  await click(choose('Token transfers'))
  await expect.poll(() => router.state.location.searchStr).toBe('?type=token_transfer')
  // Another filter may be prefetched last, as its link moves below the pointer.
  const types = () => api.askedFor(/\/transactions$/).map(({ searchParams }) => searchParams.get('type'))
  await expect.poll(types).toContain('token_transfer')
})

test('the transfers of a transaction are filtered by token type where they are of several', async () => {
  const router = await renderApp(`/${chain}/tx/${at.swap}/token-transfers`)
  await settled(router)
  expect(page.getByRole('navigation', { name: 'Filters' }).elements()).toEqual([])
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(new RegExp(`/transactions/${at.swap}$`, 'i'), async ({ real }) =>
    json({ ...(JSON.parse(await real()) as object), token_transfers_overflow: true }),
  )
  await renderApp(`/${chain}/tx/${at.swap}/token-transfers`, api)
  await click(choose('ERC-721'))
  await expect.element(page.getByText('No transfers match these filters')).toBeVisible()
})
