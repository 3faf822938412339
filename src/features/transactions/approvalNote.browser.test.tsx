import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderAnswers } from '#/testing/answers'
import { expectCount } from '#/testing/actions'
import { expectAccessibleAndNarrow } from '#/testing/expectAccessible'
import { at, chain } from '#/testing/pages'
import { renderApp } from '#/testing/renderApp'

const link = page.getByRole('main').getByRole('link', { name: 'the sender’s approvals' })

test('an approval links to the approvals of its sender, where it can be revoked', async () => {
  await renderApp(`/${chain}/tx/${at.approval}`)
  await expect
    .element(link)
    .toHaveAttribute('href', `/${chain}/address/0xEA43Bbd9E5fe177950102f420F3Fdb759997F96a/approvals`)
  await expect
    .element(
      page
        .getByRole('main')
        .getByCss('section p')
        .filter({ hasText: /^This lets/ }),
    )
    .toHaveTextContent(
      'This lets the spender take all USDM of the sender, now and later, until it is revoked. Check or revoke it in the sender’s approvals',
    )
  await expectAccessibleAndNarrow()
})

const hash = `0x${'6'.repeat(64)}`

test.each([
  ['one of everything that a collection has', 'a22cb465', '1', 'ok', 1],
  ['a revocation', 'a22cb465', '0', 'ok', 0],
  ['an allowance of nothing', '095ea7b3', '0', 'ok', 0],
  ['one that failed', '095ea7b3', '1', 'error', 0],
])('%s: the link is shown only where something was approved', async (_, selector, number, status, links) => {
  const spender = 'c'.repeat(40).padStart(64, '0')
  const body = {
    hash,
    status,
    result: status === 'ok' ? 'success' : 'failed',
    block_number: 5,
    raw_input: `0x${selector}${spender}${number.padStart(64, '0')}`,
    value: '0',
    from: { hash: `0x${'a'.repeat(40)}`, is_contract: false },
    to: { hash: `0x${'d'.repeat(40)}`, is_contract: true },
  }
  await renderAnswers({ [`transactions/${hash}`]: JSON.stringify(body) }, `tx/${hash}`)
  await expect.element(page.getByCss('main h1 .sentence')).toHaveTextContent(/approve|Approved|Revoked/)
  await expectCount(link, links)
})
