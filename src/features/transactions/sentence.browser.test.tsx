import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { at, chain } from '#/testing/pages'
import { expectPartAccessible } from '#/testing/expectAccessible'
import '#/testing/actions'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'

const pathOf = (hash: string, tab = '') => `/${chain}/tx/${hash}${tab}`
const sentence = () => page.getByCss('main h1 .sentence')

const said = [
  ['swap', /^Swapped .+ WMER \(\$[\d,.]+\) for .+ USDM \(\$[\d,.]+\) on Pair$/],
  ['liquidation', /^Liquidated .+ of debt of 0xC366F7.* for .+ of collateral$/i],
  ['customError', /^Failed: OutOfBounds; tried to call failWithError on Mishaps$/],
  ['pendingTransfer', /^Pending: send .+ to 0x/],
  ['approval', /^Approved Router to spend unlimited USDM$/],
  ['bigMulticall', /^Called aggregate on Multicall, but 7 of its 88 calls failed$/],
  // The record has the first ten; the rest is known when the list is loaded.
  ['airdrop', /^Sent 0\.0₁₁1116 ANDR to 108 addresses$/],
] as const

for (const [name, words] of said) {
  test(`${name}: a sentence says what it did, each part links to its source, axe finds nothing in it`, async () => {
    const router = await renderApp(pathOf(at[name]))
    await expect.element(sentence()).toHaveTextContent(words)
    await expect
      .poll(() => document.title)
      .toMatch(name === 'approval' ? /^Approved/ : new RegExp(words.source.slice(0, 9)))
    await settled(router)
    for (const link of sentence().getByRole('link').elements()) {
      const href = link.getAttribute('href') ?? ''
      const [, anchor] = href.split('#')
      if (anchor) await expect.element(page.getByCss(`#${anchor}`)).toBeVisible()
      else expect(href).toMatch(new RegExp(`^/${chain}/(address|token|tx)/`))
    }
    await expectPartAccessible('main header')
  })
}

test('an airdrop has the same sentence on a tab without its transfers', async () => {
  await renderApp(pathOf(at.airdrop, '/logs'))
  await expect.element(sentence()).toHaveTextContent(/^Sent 0\.0₁₁1116 ANDR to 108 addresses$/)
})

test('a failed transfer is in units of its token, which only such a sentence requests', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  const router = await renderApp(pathOf(at.failedTransfer), api)
  await expect.element(sentence()).toHaveTextContent(/^Failed: .+; tried to send [\d,.]+ [A-Z]+ \(\$[\d,.]+\) to /)
  const token = /\/tokens\/0x[\da-f]{40}$/i
  await settled(router)
  expect(api.askedFor(token)).toHaveLength(1)
  const next = await renderApp(pathOf(at.swap), api)
  await expect.element(sentence()).toHaveTextContent(/^Swapped /)
  await settled(next)
  expect(api.askedFor(token)).toHaveLength(1)
})

test('the value flow is also a table, which fits 360 pixels', async () => {
  await page.viewport(360, 740)
  await renderApp(pathOf(at.disperse))
  const table = page.getByRole('table', { name: /Net change/ })
  await expect.poll(() => table.getByRole('row').elements().length).toBe(27)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('a value flow that is cut starts at the top of its room', async () => {
  await page.viewport(1440, 900)
  const router = await renderApp(pathOf(at.bundleOfMany))
  await expect.element(page.getByRole('button', { name: 'Expand', exact: true })).toBeVisible()
  await settled(router)
  const diagram = page.getByRole('region', { name: 'Value flow diagram' }).element()
  const room = diagram.closest('[data-cut]')
  expect(diagram.getBoundingClientRect().top - (room?.getBoundingClientRect().top ?? 0)).toBeLessThan(24)
})

test('addresses of the value flow that have the same name show their hashes too', async () => {
  await renderApp(pathOf(at.routedSwap))
  const table = page.getByRole('table', { name: /Net change/ })
  const pairs = table.getByRole('rowheader').filter({ hasText: /^Pair/ })
  await expect.poll(() => pairs.elements().map(({ textContent }) => textContent)).toHaveLength(2)
  const [first, second] = pairs.elements().map(({ textContent }) => /^Pair(0x[\da-f]{40})$/i.exec(textContent)?.[1])
  expect(first).toBeDefined()
  expect(second).toBeDefined()
  expect(second).not.toBe(first)
  await expect.element(table.getByRole('rowheader').filter({ hasText: 'Router' })).toHaveTextContent(/^Router$/)
})

test('a fee that may become less is marked in lists', async () => {
  await renderApp(`/${chain}/txs?filter=pending`)
  await expect.element(page.getByCss('[data-index="0"]').getByRole('cell').filter({ hasText: '≤' })).toBeVisible()
})

test('no line of a sentence starts with the punctuation that follows a hash', async () => {
  await page.viewport(390, 844)
  await renderApp(pathOf(at.replaced))
  await expect.element(sentence()).toHaveTextContent(/^Replaced by 0x[0-9a-f]+; tried to send 60 USDM/)
  const link = document.querySelector<HTMLElement>('main h1 .sentence a.hash')
  const after = link?.nextSibling
  const range = document.createRange()
  if (after) range.selectNode(after)
  expect(after?.textContent).toBe(';')
  for (const width of [320, 340, 360, 375, 390, 412]) {
    await page.viewport(width, 844)
    expect(range.getBoundingClientRect().top).toBeLessThan(link?.getBoundingClientRect().bottom ?? 0)
  }
  await page.viewport(1440, 900)
})

test('a deposit to a configured chain names that chain, links to the receiver there, and has its delivery', async () => {
  await renderApp(pathOf(at.bridgeDeposit))
  await expect.element(sentence()).toHaveTextContent(/through HarborBridge for 0x[0-9a-fA-F]{40} on Equinox Testnet$/)
  await expect
    .element(sentence().getByRole('link', { name: 'Equinox Testnet' }))
    .toHaveAttribute('href', '/8802/address/0x2F72D42B87b0a915248945515B4aD0923D062f4d')
  await expect.poll(() => document.title).toMatch(/ on Equinox Testnet · /)
  const note = page
    .getByRole('main')
    .getByCss('p')
    .filter({ hasText: /^Delivered on/ })
  await expect
    .element(note)
    .toHaveTextContent(/^Delivered on Equinox Testnet: 0\.5 bMER to the receiver in txn 0x0d9c2f92.*, \d+ d ago$/)
  await note.getByRole('link', { name: /0x0d9c2f92/ }).click()
  await expect.element(sentence()).toHaveTextContent(/^Delivered 0\.5 bMER to /)
  await expect
    .element(page.getByText(/^The receiver got it: nothing to do\. Sent by .* on Meridian$/).getByRole('link'))
    .toHaveAttribute('href', '/8801/address/0x2F72D42B87b0a915248945515B4aD0923D062f4d')
})

test('a deposit whose ID no delivery names links to the lists of its receiver, and claims none', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(/\/transactions\/0x\w+\/logs$/, () => json({ items: [], next_page_params: null }))
  await renderApp(pathOf(at.bridgeDeposit), api)
  await expect.element(page.getByText('Look for the delivery on Equinox Testnet among the receiver’s')).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'token transfers', exact: true }))
    .toHaveAttribute('href', '/8802/address/0x2F72D42B87b0a915248945515B4aD0923D062f4d/token-transfers')
})
