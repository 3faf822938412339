import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { click } from '#/testing/actions'
import { expectPartAccessible } from '#/testing/expectAccessible'
import { at, chain } from '#/testing/pages'
import { renderApp } from '#/testing/renderApp'

const details = page.getByCss('td.details')

/** Lists, and what the details of their first row open with. */
const lists = [
  [`/${chain}/tx/${at.replacement}/token-transfers`, /^Summary0x\w+ sent 60 .*USDM \(\$60\.00\) to 0x\w+.*Raw JSON/],
  [`/${chain}/tx/${at.swap}/internal`, /^Summary.+ (?:called|read from|ran the code of|sent) .+Txn hash0x\w+Block\d+/],
  [`/${chain}/blocks`, /^SummaryBlock \d+: .*transactions?, .*(?:block reward of|validated by) .*Base fee[\d.]+ Gwei/],
  [
    `/${chain}/tx/${at.bundleOfFailure}/user-operations`,
    /^SummaryFailed: .*tried to call failWithText on .*Mishaps.*Funds.*Fee/,
  ],
] as const

test.each(lists)('the details of a row of %s open with what it says, before its fields', async (path, start) => {
  await renderApp(path)
  await click(page.getByRole('button', { name: 'Details of row 1' }).first())
  await expect.element(details).toHaveTextContent(start)
  await expectPartAccessible('td.details')
})
