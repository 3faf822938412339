import { expect, it } from 'vitest'
import { tableOf } from '#/testing/tables'
import { at } from '#/testing/pages'
import { columnsLeftOut } from './fileColumns'
import { rowsOf } from './testTable'

it('says no amount, asset or type that a transfer does not have', async () => {
  const odd = [
    { hash: '0xa', type: 'ERC-20', value: '5', token: { symbol: 'X', decimals: '0' }, total: null },
    { hash: '0xb', type: null, value: null, token: null, total: { value: '7', decimals: null } },
    { hash: '0xc', type: 'ERC-20', token: { symbol: 'Y', decimals: '2' }, total: { value: '150', decimals: null } },
    { hash: '0xd', type: 'new_kind', internal_transaction_index: 0, status: 'awaiting_internal_transactions' },
  ]
  const { rows } = await rowsOf('advancedFilters', odd, 'Type, Status, Asset, Amount')
  expect(rows).toEqual([
    { Type: 'ERC-20', Status: '', Asset: 'X', Amount: '' },
    { Type: '', Status: '', Asset: '', Amount: '7' },
    { Type: 'ERC-20', Status: '', Asset: 'Y', Amount: '1.5' },
    { Type: 'New kind (internal)', Status: 'Awaiting internal transactions', Asset: 'MER', Amount: '' },
  ])
})

it('has the name that the link of an address shows, in columns that do not depend on the rows', async () => {
  const ends = { to: null, hash: '0xa' }
  const tagged = { tags: [{ name: 'Whale', tagType: 'name', slug: 'whale', ordinal: 0, meta: {} }] }
  const from = { hash: at.nftOwner }
  const { names, rows } = await rowsOf(
    'advancedFilters',
    [
      { ...ends, from },
      { ...ends, from: { ...from, metadata: tagged } },
      { ...ends, from: { ...from, metadata: tagged, name: 'Vault' } },
      { ...ends, from: { ...from, name: 'Vault', ens_domain_name: 'vault.eth' } },
      { ...ends, from: { ...from, implementation_name: 'Logic' }, created_contract: { hash: at.router, name: 'New' } },
    ],
    'From, To',
  )
  expect(names).toEqual(['From', 'From name', 'To', 'To name'])
  expect(rows.map((row) => row['From name'])).toEqual(['', 'Whale', 'Vault', 'vault.eth', 'Logic'])
  expect(rows.map((row) => row['To name'])).toEqual(['', '', '', '', 'New'])
  expect((await rowsOf('advancedFilters', [{ ...ends, from }], 'From, To')).names).toEqual(names)
})

it('has the sender, fee and amount of user operations and deposits as their tables', async () => {
  const operation = {
    hash: '0xa',
    address: at.nftOwner,
    status: false,
    transaction_hash: null,
    fee: '2500000000000000',
  }
  expect(
    (await rowsOf('userOperations', [operation], 'User op hash, Status, Sender, Txn hash, Fee (MER)')).rows,
  ).toEqual([
    {
      'User op hash': '0xa',
      Status: 'Failed',
      Sender: at.nftOwner,
      'Sender name': '',
      'Txn hash': '',
      'Fee (MER)': '0.0025',
    },
  ])
  const deposits = ['32000000000', '32000000000000000000', null].map((amount) => ({ index: 1, pubkey: '0xb', amount }))
  const { rows } = await rowsOf('beaconDeposits', deposits, 'Index, Public key, Amount (MER)')
  expect(rows.map((row) => row['Amount (MER)'])).toEqual(['32', '32', ''])
})

it('has the rewards of a block together, and balances in whole units; what the page computes is left out', async () => {
  const rewards = [
    { type: 'Miner Reward', reward: '1500000000000000000' },
    { type: 'Uncle Reward', reward: '1' },
  ]
  const blocks = await rowsOf(
    'blocks',
    [
      { height: 5, rewards },
      { height: 6, rewards: [] },
    ],
    'Block, Reward (MER)',
  )
  expect(blocks.rows).toEqual([
    { Block: '5', 'Reward (MER)': '1.500000000000000001' },
    { Block: '6', 'Reward (MER)': '' },
  ])
  const changed = {
    address: { hash: at.producer },
    balance_before: '1',
    balance_after: '2000000000000000000',
    change: '1999999999999999999',
    is_miner: true,
    token: null,
    type: 'coin',
  }
  const changes = await rowsOf('transactionStateChanges', [changed], 'Address, Role, Asset, Before, After, Change')
  expect(changes.rows).toEqual([
    {
      Address: at.producer,
      Role: 'validator',
      Asset: 'MER',
      Before: '0.000000000000000001',
      After: '2',
      Change: '1.999999999999999999',
    },
  ])
  expect(columnsLeftOut(tableOf('addresses').columns)).toEqual(['Rank', 'Value (USD)', 'Percentage'])
})

it('writes the NFTs that a state change moved by their IDs', async () => {
  const move = (direction: string, token_id: string, value?: string) => ({ direction, total: { token_id, value } })
  const rows = [{ change: [move('to', '8'), move('from', '9', '2')] }, { change: '3', token: { decimals: '0' } }]
  const file = await rowsOf('transactionStateChanges', rows, 'Change')
  expect(file.rows).toEqual([{ Change: 'received #8, sent 2 × #9' }, { Change: '3' }])
})
it('has the unit of a fee in its cell where that is not the native currency', async () => {
  const token = { symbol: 'cUSD', decimals: '18' }
  const fee = { type: 'actual', value: '5000000000000000' }
  const paid = [
    { fee },
    { fee, celo: { gas_token: token } },
    { stability_fee: { token, total_fee: '1' } },
    { fee: null },
  ]
  const { rows } = await rowsOf('transactions', paid, 'Txn fee (MER)')
  expect(rows.map((row) => row['Txn fee (MER)'])).toEqual(['0.005', '0.005 cUSD', '0.000000000000000001 cUSD', ''])
})

it('has the fee of blobs in the fee, which is a lower bound where that is not reported', async () => {
  const fee = { type: 'actual', value: '42000000000000' }
  const blobs = [
    { type: 3, fee, burnt_blob_fee: '393216000000000' },
    { type: 3, fee },
  ]
  const { rows } = await rowsOf('transactions', blobs, 'Txn fee (MER)')
  expect(rows.map((row) => row['Txn fee (MER)'])).toEqual(['0.000435216', '≥ 0.000042'])
})
