import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectPartAccessible } from '#/testing/expectAccessible'
import { json } from '#/api/testFaults'
import { at, chain } from '#/testing/pages'
import { renderApp } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'
import { click, watchClipboard } from '#/testing/actions'

const details = page.getByCss('td.details')

async function openRowOf(hash: string, path: string, width = 1280, changes: object = {}): Promise<void> {
  await page.viewport(width, 800)
  const api = await startTestApi({ sources: 'one a chain' })
  const record = JSON.parse(await api.read(`/pro/${chain}/api/v2/transactions/${hash}`)) as object
  api.on(/\/transactions$/, () => json({ items: [{ ...record, ...changes }], next_page_params: null }))
  await renderApp(path, api)
  await click(page.getByRole('button', { name: 'Details of row 1' }))
}

for (const width of [390, 1280]) {
  test(`the details of a failed row open with method, reason and funds before the JSON, at ${width} px`, async () => {
    await openRowOf(at.failedSwap, `/${chain}/txs`, width)
    await expect.element(details).toHaveTextContent(/^SummaryFailed: InsufficientOutput; tried to call swap on .*Pair/)
    await expect.element(details).toHaveTextContent(/Methodswap\(tokenIn: 0x\S+, amountIn: 677830916/)
    await expect
      .element(details)
      .toHaveTextContent(/it would have returned 0\.21159 WMER .*Typical cause: The minimum was far above/)
    await expect
      .element(details)
      .toHaveTextContent(/Nothing was transferred\. Only the fee was spent: 0\.000090253861057808 MER \(\$0\.28\)/)
    await expect.element(details).toHaveTextContent(/Txn fee0\.000090253861057808 MER \(\$0\.28\).*Raw JSON/)
    // It scrolls: the row does not grow beyond the screen.
    expect(details.element().getBoundingClientRect().height).toBeLessThanOrEqual(0.7 * 800 + 1)
    await expectPartAccessible('td.details')
  })
}

test('the details of a row in the list of an address have its transfers, and the link to those of the counterparty', async () => {
  await openRowOf(at.swap, `/${chain}/address/${at.wrappedPair}/txs`)
  await expect.element(details).toHaveTextContent(/^SummarySwapped [\d.,]+ .*WMER.* for [\d.,]+ .*USDM/)
  const transfers = details.getByRole('listitem')
  await expect.element(transfers.first()).toHaveTextContent(/^[\d.,]+ .*WMER from .* to .*Pair/)
  expect(transfers.length).toBe(2)
  await expect.element(details.getByRole('link', { name: /^Show only transfers with/ })).toBeVisible()
})

test('the details of a row without transfers have the transfer that it called', async () => {
  await openRowOf(at.replacement, `/${chain}/txs`, 1280, { token_transfers: null })
  await expect
    .element(details)
    .toHaveTextContent(/^SummaryCalled transfer to send 60 .*USDM.* to 0x.*Methodtransfer\(to: 0x\S+, value: 60 USDM\)/)
})

test('a failed transaction is copied as a reply, as text and as Markdown', async () => {
  const copied = watchClipboard()
  await renderApp(`/${chain}/tx/${at.wrongPayment}`)
  const url = `${location.origin}/${chain}/tx/${at.wrongPayment}`
  for (const choice of ['Reply as text', 'Reply as Markdown']) {
    await click(page.getByRole('button', { name: 'Copy as' }))
    await click(page.getByRole('menuitem', { name: choice }))
    await expect.poll(copied).toContain('0.01 MER ($31.95) was not transferred: it stayed with the sender.')
    await expect.poll(copied).toContain(url)
  }
  expect(copied()).toMatch(/^\[Transaction 0x\w+ on Meridian\]\(<http/)
})
