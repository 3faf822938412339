import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { at, chain } from '#/testing/pages'
import { expectAccessible } from '#/testing/expectAccessible'
import '#/testing/actions'
import { renderApp } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'

const pathOf = (hash: string, tab: string) => `/${chain}/tx/${hash}${tab}`
const tree = () => page.getByRole('tree')
const items = () => tree().getByRole('treeitem')

test('the call tree is collapsed, expanded and walked by keys', async () => {
  const router = await renderApp(pathOf(at.recursion, '/internal'))
  await page.getByRole('link', { name: 'Call tree' }).click()
  await expect.poll(() => router.state.location.href).toMatch(/\?view=tree$/)
  await expect.poll(() => items().length).toBe(21)
  tree().element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => items().length).toBe(1)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(items().nth(1)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{End}')
  await expect.element(items().last()).toBeInViewport()
  await expectAccessible()
})

test('ten thousand internal transactions are a tree of few elements', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(/\/internal-transactions$/, async ({ real }) => {
    const [first] = (JSON.parse(await real()) as { items: object[] }).items
    const calls = Array.from({ length: 10_000 }, (_, index) => ({ ...first, index: index + 1, value: String(index) }))
    return json({ items: calls, next_page_params: null })
  })
  await renderApp(pathOf(at.callTree, '/internal?view=tree'), api)
  await expect.element(page.getByText('10,000 internal calls')).toBeVisible()
  tree().element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByCss('#call-10000')).toBeInViewport()
  expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(1500)
})

test('a raw trace of geth’s callTracer is listed, and is the call tree of an API without internal transactions', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  const frame = { from: at.router, to: at.dollar, gas: '0x5208', gasUsed: '0x5208', value: '0x0', input: '0x' }
  const calls = [
    { ...frame, type: 'STATICCALL' },
    { ...frame, type: 'CALL', error: 'out of gas' },
  ]
  api.on(/\/raw-trace$/, () => json({ ...frame, type: 'CALL', calls }))
  api.on(/\/internal-transactions$/, () => json({ message: 'Unknown API v2 action' }, 400))
  await renderApp(pathOf(at.swap, '/raw'), api)
  const rows = page.getByRole('table', { name: 'Raw trace' }).getByCss('[data-index]')
  await expect.poll(() => rows.length).toBe(3)
  await expect.element(rows.nth(0)).toHaveTextContent('root')
  await expect.element(rows.nth(2)).toHaveTextContent('out of gas')
  await renderApp(pathOf(at.swap, '/internal?view=tree'), api)
  await expect.element(page.getByText('2 internal calls: 1 ok, 1 failed, from the raw trace')).toBeVisible()
  await expect.poll(() => page.getByRole('treeitem').length).toBe(3)
})

test('the call tree names tokens by their symbol, and shows their amounts in units', async () => {
  await renderApp(pathOf(at.routedSwap, '/internal?view=tree'))
  const call = items().filter({ hasText: 'transfer(' }).first()
  await expect.element(call).toHaveTextContent(/WMER\s*transfer\(to: 0x\S+, value: 0\.635493 WMER\)/)
  await expect.element(call.getByTitle(/value: 635493109810383592 \(0\.635493109810383592 WMER\)/)).toBeVisible()
  // An amount of the router is of the token that was transferred in the same amount; of any other the token is not reported.
  await expect
    .element(items().first())
    .toHaveTextContent('swapExactTokens(amountIn: 2,036.48 USDM, amountOutMin: 1, path: ')
  await expect.element(tree()).not.toHaveTextContent('Coin')
  await page.getByRole('searchbox', { name: 'Search calls' }).fill('wmer')
  await expect.element(page.getByText(/^5 matches$/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Events' }).click()
  await expect
    .element(items().filter({ hasText: 'EventTransfer' }).first())
    .toHaveTextContent(/Transfer0x\S+ → 0x\S+, value: (?:2,036\.48 USDM|0\.635493 WMER|1,790\.52 AST)/)
})

test('an amount of the native currency is never cut on a small screen', async () => {
  for (const width of [320, 390]) {
    await page.viewport(width, 800)
    await renderApp(pathOf(at.selfdestruct, '/internal?view=tree'))
    const row = items().filter({ hasText: 'Selfdestruct' }).first()
    const amount = row.getByTitle(/^0\.\d+ MER/)
    await expect.element(amount).toBeVisible()
    const { right } = row.element().getBoundingClientRect()
    expect(amount.element().getBoundingClientRect().right).toBeLessThan(right)
  }
})

test('the switch between list and call tree stays in place', async () => {
  const nav = () => page.getByRole('navigation', { name: 'View' })
  const looks = () => {
    const { x, y, width } = nav().element().getBoundingClientRect()
    const colors = ['page', null].map((current) => {
      const link = [...nav().element().querySelectorAll('a')].find((each) => each.ariaCurrent === current)
      return link && [getComputedStyle(link).color, getComputedStyle(link).backgroundColor]
    })
    return { x, y, width: Math.round(width), colors }
  }
  for (const width of [320, 390, 1440]) {
    await page.viewport(width, 800)
    await renderApp(pathOf(at.routedSwap, '/internal'))
    await expect.element(page.getByText(/^13 internal transactions$/)).toBeVisible()
    const inList = looks()
    await renderApp(pathOf(at.routedSwap, '/internal?view=tree'))
    await expect.element(page.getByText(/^13 internal calls$/)).toBeVisible()
    expect(looks()).toEqual(inList)
  }
})
