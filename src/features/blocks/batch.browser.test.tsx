import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { detailsOpened, recorded, renderAnswers, textOfPage } from '#/testing/answers'

const L1_HASH = `0x${'2b'.repeat(32)}`
const BLOB_HASH = `0x${'01'.repeat(32)}`

async function showBlock(part: object, fields = {}) {
  const [block] = recorded('block')
  const body = { ...(JSON.parse(block?.text ?? '{}') as object), height: 13579, ...part }
  await renderAnswers({ 'blocks/13579': JSON.stringify(body) }, 'block/13579', fields)
  await detailsOpened()
  return textOfPage()
}

const optimism = {
  batch_data_container: 'in_blob4844',
  internal_id: 2538459,
  l1_timestamp: '2022-08-23T03:59:12.000000Z',
  l1_tx_hashes: [L1_HASH],
  blobs: [{ hash: BLOB_HASH, l1_timestamp: '2022-08-23T03:59:13.000000Z', l1_transaction_hash: L1_HASH }],
}

test('the batch of a block of an OP Stack chain is shown with its blobs, and its L1 transactions link to the parent chain', async () => {
  const shown = await showBlock({ optimism }, { parentChain: 'https://l1.example' })
  for (const fact of ['Batch number2538459', 'EIP-4844 blobs', '2022-08-23 03:59:12', BLOB_HASH])
    expect(shown).toContain(fact)
  const [link] = page.getByRole('link', { name: L1_HASH }).elements()
  expect(link?.getAttribute('href')).toBe(`https://l1.example/tx/${L1_HASH}`)
})

test('the batch and messages of a block of Arbitrum are shown', async () => {
  const transaction = { hash: L1_HASH, status: 'unfinalized', timestamp: '2024-04-17T08:51:58.000000Z' }
  const shown = await showBlock({
    arbitrum: {
      batch_number: 8000,
      status: 'Confirmed on base',
      commitment_transaction: transaction,
      confirmation_transaction: transaction,
      delayed_messages: 42,
      l1_block_height: 19000000,
      send_count: 77,
      send_root: BLOB_HASH,
    },
  })
  for (const fact of ['StatusConfirmed on base', `Confirmation txn${L1_HASH}`, 'Unfinalized', 'L1 block19000000'])
    expect(shown).toContain(fact)
  for (const fact of ['Delayed messages42', 'Sent messages77', `Send root${BLOB_HASH}`]) expect(shown).toContain(fact)
})

test('values of wrong types cost only themselves', async () => {
  const wrong = {
    optimism: 7,
    zksync: ['x'],
    arbitrum: { status: {}, commitment_transaction: 'soon', batch_number: 5 },
  }
  expect(await showBlock(wrong)).toContain('Batch number5')
})
