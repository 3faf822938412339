import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { expectAccessibleAndNarrow } from '#/testing/expectAccessible'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'
import { at, chain } from '#/testing/pages'

const pathOf = (hash: string) => `/${chain}/tx/${hash}/internal?view=tree`
const items = page.getByRole('treeitem')
const field = page.getByRole('searchbox', { name: 'Search calls' })
const count = () => document.querySelector('form[aria-label="Calls"] [role="status"]')?.textContent
const selected = () => document.querySelector('[role="treeitem"][aria-selected="true"]')?.textContent

test('a search counts its matches in all calls, and opens them one after another', async () => {
  await renderApp(pathOf(at.callTree))
  await expect.element(items.first()).toHaveTextContent('branch(depth: 3, width: 2)')
  const all = document.querySelectorAll('[role="treeitem"]').length
  await page.getByRole('button', { name: 'Collapse all' }).click()
  await expect.poll(() => document.querySelectorAll('[role="treeitem"]').length).toBeLessThan(all)
  await userEvent.fill(field, 'depth')
  await expect.poll(count).toMatch(/^\d+ matches$/)
  const total = Number(count()?.split(' ')[0])
  expect(total).toBeGreaterThan(4)
  await userEvent.keyboard('{Enter}')
  await expect.poll(count).toBe(`1 of ${total} matches`)
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.poll(count).toBe(`3 of ${total} matches`)
  // Its caller was collapsed.
  await expect.poll(selected).toContain('branch(depth: 1')
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect.poll(count).toBe(`2 of ${total} matches`)
  await userEvent.fill(field, 'no such call')
  await expect.poll(count).toBe('No matches found')
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  const buttons = document.querySelectorAll('form[aria-label="Calls"] button')
  expect([...buttons].map(({ textContent }) => textContent)).toEqual(['Previous', 'Next'])
})

test('a proxy and its implementation are one call, until they are shown apart', async () => {
  await renderApp(pathOf(at.strike))
  await expect.poll(() => document.querySelectorAll('[role="treeitem"]').length).toBe(1)
  await expect.element(items.first().getByTitle(/^Implementation that the proxy/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Merge proxy calls' }).click()
  await expect.poll(() => document.querySelectorAll('[role="treeitem"]').length).toBe(2)
  await expect.element(items.nth(1)).toHaveTextContent('Delegatecall')
})

test('gas used is a number, and a bar as long as its share of the transaction’s call', async () => {
  await renderApp(pathOf(at.callTree))
  await expect.element(items.first()).toHaveTextContent(/[\d,]+ gas used/)
  const shares = () =>
    [...document.querySelectorAll<HTMLElement>('[data-gas-share]')].map(({ dataset }) => Number(dataset['gasShare']))
  await expect.poll(() => shares()[0]).toBe(1)
  await expect.poll(() => shares().length).toBe(document.querySelectorAll('[role="treeitem"]').length)
  expect(
    shares()
      .slice(1)
      .every((share) => share > 0 && share < 1),
  ).toBe(true)
})

test('calls are counted, with the contract in which some reverted, and show what they returned', async () => {
  await renderApp(pathOf(at.bigMulticall))
  await expect.element(page.getByText(/^88 internal calls: \d+ ok, \d+ reverted in Mishaps$/)).toBeVisible()
  await expect.element(items.nth(1)).toHaveTextContent(/balanceOf\(account: 0x.*\)/)
  await expect.element(items.nth(1).getByTitle('Returned value')).toHaveTextContent(/^\s*[\d,]+$/)
})

test('similar calls in a row are one row that says how many failed, and without arguments that differ', async () => {
  const api = await startTestApi()
  const input = (value: number) => `0x3fa4f245${String(value).padStart(64, '0')}`
  const call = { from: at.multicall, to: at.mishaps, value: '0x0', gas: '0x5208', callType: 'call' }
  const calls = Array.from({ length: 88 }, (_, place) => ({
    type: 'call',
    traceAddress: [place],
    action: { ...call, input: input(place) },
    ...(place === 3 ? { error: 'Reverted' } : { result: { gasUsed: '0x10', output: '0x' } }),
  }))
  const root = { type: 'call', traceAddress: [], action: { ...call, from: at.dollar, to: at.multicall, input: '0x' } }
  api.on(/\/internal-transactions$/, () => json({ message: 'Unknown API v2 action' }, 400))
  api.on(/\/raw-trace$/, () => json([{ ...root, result: { gasUsed: '0x1000', output: '0x' } }, ...calls]))
  await renderApp(pathOf(at.bigMulticall), api)
  const button = page.getByRole('button', { name: /^Show 88 calls: 87 ok, 1 reverted in 0x/ })
  await expect.element(button).toBeVisible()
  await expect.element(items).toHaveLength(2)
  await expect.element(items.nth(1)).toHaveTextContent('0x3fa4f245')
  await button.click()
  await expect.element(items).toHaveLength(89)
})

test('events are below the call that emitted them, and those whose call is unknown are counted', async () => {
  const api = await startTestApi()
  await renderApp(pathOf(at.swap), api)
  await expect.element(items.first()).toBeVisible()
  expect(api.askedFor(/\/logs$/)).toEqual([])
  await page.getByRole('checkbox', { name: 'Events' }).click()
  await expect.element(page.getByText(/events are shown/)).toBeVisible()
  await expect.element(items.filter({ hasText: 'Event' }).first()).toHaveTextContent(/Event(Transfer|Swap|Sync)/)
})

test('axe finds nothing, and nothing scrolls sideways at 360 px', async () => {
  const router = await renderApp(pathOf(at.swap))
  await page.getByRole('checkbox', { name: 'Events' }).click()
  await expect.element(page.getByText(/events are shown/)).toBeVisible()
  await userEvent.fill(field, 'transfer')
  await expect.poll(count).toMatch(/match/)
  await userEvent.keyboard('{Enter}')
  await settled(router)
  await expectAccessibleAndNarrow()
})

test('ten thousand calls are searched, also those that are not rendered', async () => {
  const api = await startTestApi()
  api.on(/\/internal-transactions$/, async ({ real }) => {
    const [first] = (JSON.parse(await real()) as { items: object[] }).items
    const calls = Array.from({ length: 10_000 }, (_, place) => ({
      ...first,
      index: place + 1,
      value: String(place),
      error: place === 9_000 ? 'needle' : null,
    }))
    return json({ items: calls, next_page_params: null })
  })
  await renderApp(pathOf(at.callTree), api)
  await expect.element(items.first()).toBeVisible()
  await userEvent.fill(field, 'needle')
  await expect.poll(count, { timeout: 10_000 }).toBe('1 match')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.querySelector('#call-9001')?.ariaSelected).toBe('true')
  expect(document.querySelectorAll('[role="treeitem"]').length).toBeLessThan(200)
})
