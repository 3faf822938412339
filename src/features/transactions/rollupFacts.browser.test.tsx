import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { detailsOpened, recorded, renderAnswers, textOfPage } from '#/testing/answers'

/** Of the recorded transactions, the one that withdrew to L1. */
function recordedWithdrawal() {
  const found = recorded('tx').find(({ text }) => text.includes('portal_contract_address_hash'))
  if (!found) throw new Error('No recorded withdrawal')
  return { text: found.text, hash: (found.body as { hash: string }).hash }
}

const L1_HASH = '0x63d40b0c89bd7464480459fe9d178739f5b69e3c26f209658c02b8f517f41177'

test('a recorded withdrawal to L1 is shown in facts, with its transaction on L1 as text', async () => {
  const { text, hash } = recordedWithdrawal()
  await renderAnswers({ [`transactions/${hash}`]: text }, `tx/${hash}`)
  await detailsOpened()
  const withdrawal = page.getByRole('region', { name: 'Withdrawal to L1' })
  const shown = await textOfPage()
  for (const fact of ['StatusRelayed', 'Nonce98,501', `L1 txn hash${L1_HASH}`, 'Value133.00839331231264871 ETH'])
    expect(shown).toContain(fact)
  await expect.element(withdrawal.getByRole('button', { name: 'Copy L1 transaction hash' })).toBeVisible()
  await expect.element(withdrawal.getByRole('link', { name: L1_HASH })).not.toBeInTheDocument()
  await expect.element(page.getByText('Chain-specific fields')).not.toBeInTheDocument()
})

test('the transaction on L1 is a link where the parent chain is configured', async () => {
  const { text, hash } = recordedWithdrawal()
  await renderAnswers({ [`transactions/${hash}`]: text }, `tx/${hash}`, { parentChain: 'https://l1.example/' })
  const link = page.getByRole('link', { name: L1_HASH })
  await expect.element(link).toHaveAttribute('href', `https://l1.example/tx/${L1_HASH}`)
})

test('values of wrong types cost only themselves', async () => {
  const { text, hash } = recordedWithdrawal()
  const body = JSON.parse(text) as object
  const wrong = [
    { op_withdrawals: 'none' },
    { op_withdrawals: [null, 7, { nonce: {}, status: ['Relayed'], l1_transaction_hash: '0x12' }] },
  ]
  for (const part of wrong) {
    await renderAnswers({ [`transactions/${hash}`]: JSON.stringify({ ...body, ...part }) }, `tx/${hash}`)
    await detailsOpened()
    expect(await textOfPage()).toContain('Txn fee')
  }
  expect(await textOfPage()).toContain('L1 txn hash0x12')
})
