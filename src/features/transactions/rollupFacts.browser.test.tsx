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

const HASH = `0x${'7'.repeat(64)}`
const RELAYED = `0x${'1a'.repeat(32)}`
const COMMITTED = `0x${'2b'.repeat(32)}`

/** Parts of bodies as servers of each rollup send them, and the sections that they become. */
const parts: readonly (readonly [name: string, part: object, sections: Readonly<Record<string, readonly string[]>>])[] =
  [
    [
      'a message to L1 and the batch of Arbitrum',
      {
        arbitrum: {
          batch_data_container: 'in_blob4844',
          batch_number: 8000,
          commitment_transaction: { hash: COMMITTED, status: 'finalized', timestamp: '2024-04-17T08:51:58.000000Z' },
          confirmation_transaction: { hash: null, status: null, timestamp: null },
          contains_message: 'outcoming',
          gas_used_for_l1: '0',
          gas_used_for_l2: '123',
          message_related_info: {
            associated_l1_transaction: RELAYED,
            message_id: 153456,
            message_status: 'Relayed',
          },
          network_fee: '1000',
          poster_fee: '0',
          status: 'Sent to base',
        },
      },
      {
        'Message to L1': ['StatusRelayed', 'Message ID153456', `L1 txn hash${RELAYED}`],
        Batch: ['StatusSent to base', 'Batch number8000', 'EIP-4844 blobs', COMMITTED, '2024-04-17 08:51:58'],
      },
    ],
    [
      'a message from L1 whose transaction is not known yet',
      {
        arbitrum: { contains_message: 'incoming', message_related_info: { message_status: 'Syncing with base layer' } },
      },
      { 'Message from L1': ['StatusSyncing with base layer'] },
    ],
    [
      'the batch of ZKsync',
      {
        zksync: {
          batch_number: 490000,
          status: 'Validated on L1',
          commit_transaction_hash: COMMITTED,
          commit_transaction_timestamp: '2026-01-04T00:00:00.000000Z',
          prove_transaction_hash: RELAYED,
          prove_transaction_timestamp: null,
          execute_transaction_hash: null,
          execute_transaction_timestamp: null,
        },
      },
      { Batch: ['StatusValidated on L1', 'Batch number490000', `Commit txn${COMMITTED}`, `Prove txn${RELAYED}`] },
    ],
    [
      'a message to another chain of the OP Stack',
      {
        op_interop_messages: [
          {
            unique_id: '000000030000000A',
            nonce: 10,
            status: 'Sent',
            relay_chain: {
              chain_id: 4242,
              chain_name: 'Recorded',
              instance_url: 'https://r.example',
              chain_logo: null,
            },
            relay_transaction_hash: RELAYED,
            sender: `0x${'5e'.repeat(20)}`,
            sender_address_hash: `0x${'5e'.repeat(20)}`,
            payload: '0x1234',
          },
        ],
        op_interop: { unique_id: '000000030000000A', nonce: 10, status: 'Sent' },
      },
      { 'Cross-chain message': ['StatusSent', 'Message ID000000030000000A', `Relay txn${RELAYED}`, 'Payload2 bytes'] },
    ],
    ['the status of Scroll', { scroll: { l1_fee: '1', l2_block_status: 'Finalized' } }, { Batch: ['StatusFinalized'] }],
  ]

test.each(parts)('%s is shown in facts', async (_, part, sections) => {
  const { text } = recordedWithdrawal()
  const body = { ...(JSON.parse(text) as object), hash: HASH, op_withdrawals: [], ...part }
  await renderAnswers({ [`transactions/${HASH}`]: JSON.stringify(body) }, `tx/${HASH}`)
  await detailsOpened()
  const shown = await textOfPage()
  for (const [name, facts] of Object.entries(sections)) {
    await expect.element(page.getByRole('heading', { name, exact: true })).toBeVisible()
    for (const fact of facts) expect(shown).toContain(fact)
  }
})

test('a batch without any value has no section', async () => {
  const { text } = recordedWithdrawal()
  const nothing = { batch_number: null, status: null, commitment_transaction: { hash: null, status: null } }
  const body = { ...(JSON.parse(text) as object), hash: HASH, arbitrum: nothing, zksync: {}, scroll: null }
  await renderAnswers({ [`transactions/${HASH}`]: JSON.stringify(body) }, `tx/${HASH}`)
  await detailsOpened()
  await expect.element(page.getByRole('heading', { name: 'Batch' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Message' })).not.toBeInTheDocument()
})
