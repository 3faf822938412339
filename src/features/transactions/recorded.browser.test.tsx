import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { detailsOpened, expectRowsOpened, expectWhole, recorded, renderAnswers } from '#/testing/answers'

for (const { name, text, body } of recorded('tx')) {
  test(`${name}: every value of a recorded transaction is on its page`, async () => {
    const { hash } = body as { hash: string }
    await renderAnswers({ [`transactions/${hash}`]: text }, `tx/${hash}`)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Transaction')
    await detailsOpened()
    await expect.element(page.getByText('Raw API response')).toBeVisible()
    await expectWhole(body)
  })
}

for (const tab of ['logs', 'token-transfers']) {
  for (const { name, text, body } of recorded(`tx-${tab}`)) {
    test(`${name}: every value of recorded ${tab.replace('-', ' ')} is in a row or its details`, async () => {
      const hash = `0x${'1'.repeat(64)}`
      const { items } = body as { items: unknown[] }
      await renderAnswers({ [`transactions/${hash}/${tab}`]: text }, `tx/${hash}/${tab}`)
      await expectRowsOpened(items)
      await expectWhole(items)
    })
  }
}

/** The names of these fields in 2024. */
const older = {
  block_number: 'block',
  transaction_burnt_fee: 'tx_burnt_fee',
  transaction_types: 'tx_types',
  transaction_tag: 'tx_tag',
  has_error_in_internal_transactions: 'has_error_in_internal_txs',
} as const

test('a transaction with the field names of 2024 has the same overview', async () => {
  const [first] = recorded('tx')
  const body = JSON.parse(first?.text ?? '{}') as Record<string, unknown>
  const renamed = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [older[name as keyof typeof older] ?? name, value]),
  )
  const { hash } = body as { hash: string }
  const shown: string[] = []
  for (const answer of [body, renamed]) {
    await renderAnswers({ [`transactions/${hash}`]: JSON.stringify(answer) }, `tx/${hash}`)
    await expect.element(page.getByRole('table', { name: /Net change/ })).toBeVisible()
    await expect.element(page.getByText(/^\d+ transfers between/)).toBeVisible()
    await expect.element(page.getByText('Raw input', { exact: true })).toBeVisible()
    const overview = page.getByRole('region', { name: 'Transaction overview' }).element() as HTMLElement
    shown.push(overview.innerText.replace(/\d+:\d+/g, ''))
  }
  expect(shown[1]).toBe(shown[0])
  expect(shown[0]).toMatch(/burnt/)
})
