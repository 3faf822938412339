import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { address } from '#/api/schemas/address'
import { block } from '#/api/schemas/block'
import { token } from '#/api/schemas/token'
import { tokenTransfer } from '#/api/schemas/tokenTransfer'
import { transaction } from '#/api/schemas/transaction'
import { detailsOpened, renderAnswers, textOfPage } from './answers'
import { fieldsOf } from './everyField'
import { arbitrumBlock, rollupParts, toldOfRollupBlock, toldOfRollups } from './rollupFields'

/** Records with places of their own on the page. */
const apart: ReadonlySet<z.core.$ZodType> = new Set([address, token, tokenTransfer])

const hash = `0x${'7'.repeat(64)}`
const party = (digit: string) => ({ hash: `0x${digit.repeat(40)}` })

const cost = {
  fee: { type: 'actual', value: '8752969000000000' },
  gas_used: '1234567',
  gas_limit: 2345678,
  gas_price: '7000000000',
  base_fee_per_gas: '5000000000',
  max_fee_per_gas: '11000000000',
  max_priority_fee_per_gas: '3000000000',
  transaction_burnt_fee: '6172835000000000',
  priority_fee: '2469134000000000',
  l1_fee: '111000000000000',
  l1_gas_used: '4242',
  l1_gas_price: '9000000000',
  l1_fee_scalar: '0.684',
}

const done = {
  ...cost,
  hash,
  timestamp: '2026-01-02T03:04:05.678901Z',
  block_number: 13579,
  status: 'ok',
  result: 'success',
  method: 'rearrange',
  confirmations: 24680,
  type: 4,
  exchange_rate: '2000',
  historic_exchange_rate: '1500',
  from: party('a'),
  to: party('b'),
  created_contract: party('c'),
  token_transfers: [
    {
      from: party('a'),
      to: party('d'),
      token: { address_hash: party('e').hash, symbol: 'FIELD', decimals: '0', type: 'ERC-20' },
      total: { decimals: '0', value: '98' },
    },
  ],
  token_transfers_overflow: true,
  transaction_types: ['contract_call', 'token_transfer'],
  position: 86,
  nonce: 975,
  has_error_in_internal_transactions: true,
  actions: [{ data: { debt_amount: '31.4' }, protocol: 'lender', type: 'liquidation_call' }],
  decoded_input: {
    method_call: 'rearrange(bytes4 key)',
    method_id: 'abcd1234',
    parameters: [{ name: 'key', type: 'bytes4', value: '0x55667788' }],
  },
  raw_input: '0xabcd1234',
  value: '1000000000000000000',
  revert_reason: null,
  confirmation_duration: [0, 7000],
  transaction_tag: 'my rent',
  is_pending_update: true,
  authorization_list: [
    { address_hash: party('9').hash, authority: party('8').hash, chain_id: 99, nonce: 7, status: 'invalid_nonce' },
  ],
}

/** What it is by its fields that a success does not have. */
const failed = { ...done, status: 'error', result: 'out of gas', revert_reason: 'Too many chairs' }
const waiting = { ...done, status: null, result: 'pending', block_number: null, fee: { type: 'maximum', value: '9' } }

/** What it is by the fields of one kind of chain. */
const gasToken = { address_hash: party('f').hash, symbol: 'cUSD', decimals: '18', exchange_rate: '1.00' }
const onCelo = { ...done, type: 123, celo: { gas_token: gasToken } }
const onStability = {
  ...done,
  fee: { type: 'actual', value: '0' },
  stability_fee: {
    token: { ...gasToken, symbol: 'FGTN' },
    total_fee: '10000000000000000',
    validator_fee: '7000000000000000',
    validator_address: party('1'),
    dapp_fee: '3000000000000000',
    dapp_address: party('2'),
  },
}
const onRollup = {
  ...done,
  l1_fee: null,
  operator_fee: '11000000000000',
  scroll: { l1_fee: '100000000000000', queue_index: 60606 },
}
const onRollups = rollupParts.map((part) => ({ ...done, l1_fee: null, ...part }))
const withBlobs = {
  ...done,
  type: 3,
  blob_gas_used: '262144',
  blob_gas_price: '13000000000',
  burnt_blob_fee: '3407872000000000',
  max_fee_per_blob_gas: '17000000000',
}

/** Only the parameters of an event are indexed or not; only the row of a block reward, which has no page, has the last two. */
const ofOthers: ReadonlySet<string> = new Set(['decoded_input.parameters.indexed', 'emission_reward', 'block_hash'])

/** Where the page of a transaction shows each field of the contract's §2.5, and each that servers add to it. */
const told: Readonly<Record<string, string>> = {
  timestamp: '2026-01-02 03:04:05',
  'fee.type': 'Max txn fee',
  'fee.value': '0.008752969 ETH',
  gas_limit: 'of 2,345,678',
  block_number: 'Block 13579',
  status: 'Success',
  method: 'Methodrearrange',
  confirmations: '24,680 block confirmations',
  type: 'Txn type4 (EIP-7702',
  exchange_rate: '$2,000.00 now',
  to: party('b').hash,
  from: party('a').hash,
  created_contract: `Contract created${party('c').hash}`,
  transaction_burnt_fee: '0.006172835 ETH burnt fees',
  max_fee_per_gas: 'Gas feesMax 11 Gwei',
  max_priority_fee_per_gas: 'Max priority 3 Gwei',
  result: 'Out of gas',
  hash,
  gas_price: 'Gas price7 Gwei',
  priority_fee: '0.002469134 ETH priority fee (to validator)',
  base_fee_per_gas: 'base fee 5 Gwei',
  gas_used: '1,234,567 of',
  token_transfers: '98 FIELD',
  token_transfers_overflow: 'includes only the first 1 token transfers',
  transaction_types: 'CategoriesContract callToken transfer',
  position: 'Position in block86',
  nonce: 'Nonce975',
  has_error_in_internal_transactions: 'internal transactions failed',
  'actions.data': '31.4',
  'actions.protocol': 'Lender',
  'actions.type': 'Liquidation call',
  'decoded_input.method_call': 'rearrange(bytes4 key)',
  'decoded_input.method_id': '0xabcd1234',
  'decoded_input.parameters.name': 'key',
  'decoded_input.parameters.type': 'bytes4',
  'decoded_input.parameters.value': '0x55667788',
  raw_input: '4 bytes',
  value: 'Value1 ETH',
  revert_reason: 'Revert reasonToo many chairs',
  confirmation_duration: 'Confirmed within 7 s',
  transaction_tag: 'my rent',
  historic_exchange_rate: '$1,500.00 at the time',
  is_pending_update: 'Still indexing',
  'authorization_list.address_hash': party('9').hash,
  'authorization_list.authority': party('8').hash,
  'authorization_list.chain_id': 'chain 99',
  'authorization_list.nonce': 'nonce 7',
  'authorization_list.status': 'Invalid nonce',
  l1_fee: '0.000111 ETH L1 fee',
  l1_fee_scalar: 'L1 fee scalar0.684',
  l1_gas_price: 'L1 gas price9 Gwei',
  l1_gas_used: 'L1 gas used4,242',
  operator_fee: '0.000011 ETH operator fee',
  blob_gas_used: 'Blob gas used262,1442 blobs',
  blob_gas_price: 'Blob gas price13 Gwei',
  burnt_blob_fee: 'Txn fee0.012160841 ETH ($24.32 now, $18.24 at the time)0.008752969 for gas + 0.003407872 for blobs',
  max_fee_per_blob_gas: 'Max fee per blob gas17 Gwei',
  ...toldOfRollups,
  'celo.gas_token': 'Txn fee0.008752969 cUSD (<$0.01)',
  'stability_fee.token': '0.01 FGTN ($0.01) · stability fee',
  'stability_fee.total_fee': 'Txn fee0.01 FGTN',
  'stability_fee.validator_fee': '0.007 FGTN validator fee',
  'stability_fee.validator_address': `Validator fee to${party('1').hash}`,
  'stability_fee.dapp_fee': '0.003 FGTN dapp fee',
  'stability_fee.dapp_address': `Dapp fee to${party('2').hash}`,
}

test('every field of a transaction has its place on the page', async () => {
  const fields = fieldsOf(transaction, apart).filter((field) => !ofOthers.has(field))
  expect(Object.keys(told).toSorted()).toEqual(fields.toSorted())
  let said = ''
  for (const body of [done, failed, waiting, onCelo, onStability, onRollup, ...onRollups, withBlobs]) {
    await renderAnswers({ [`transactions/${hash}`]: JSON.stringify(body) }, `tx/${hash}`)
    await detailsOpened()
    // The value flow loads last.
    await expect.poll(() => document.querySelector('main')?.textContent).not.toMatch(/Loading…|Loading transfers…/)
    said += await textOfPage()
  }
  expect(Object.entries(told).filter(([, words]) => !said.includes(words))).toEqual([])
})

const height = 24680
const parent = `0x${'1'.repeat(64)}`
const uncle = `0x${'2'.repeat(64)}`
const root = `0x${'3'.repeat(64)}`

const sealed = {
  base_fee_per_gas: '5000000000',
  burnt_fees: '3000000000000000',
  difficulty: '112233',
  extra_data: '0x61737472616c',
  gas_limit: '30000000',
  gas_used: '12000000',
  nonce: '0x0123456789abcdef',
  parent_hash: parent,
  priority_fee: '1000000000000000',
  state_root: root,
  total_difficulty: '445566',
  transaction_fees: '4000000000000000',
  hash,
  burnt_fees_percentage: 75,
  gas_target_percentage: -20,
  gas_used_percentage: 40,
  height,
  size: 9753,
  transactions_count: 86,
  withdrawals_count: 16,
  internal_transactions_count: 531,
  is_pending_update: true,
  miner: party('a'),
  rewards: [{ reward: '2001000000000000000', type: 'Miner Reward' }],
  timestamp: '2026-01-02T03:04:05.678901Z',
  type: 'block',
  uncles_hashes: [uncle],
  blob_transactions_count: 3,
  blob_gas_used: '786432',
  excess_blob_gas: '262144',
  blob_gas_price: '17000000',
  burnt_blob_fees: '13369344000000',
}
/** One whose shares nothing but the server's own percentages tell. */
const partial = {
  ...sealed,
  transaction_fees: null,
  burnt_fees_percentage: 74.5,
  gas_limit: null,
  gas_used_percentage: 41.5,
  arbitrum: arbitrumBlock,
}

/** Where the page of a block shows each field of the contract's §2.8, and each that servers add to it. */
const toldOfBlock: Readonly<Record<string, string>> = {
  base_fee_per_gas: 'Base fee5 Gwei',
  burnt_fees: 'Burnt fees0.003 ETH',
  difficulty: 'Difficulty112,233',
  extra_data: 'astral',
  gas_limit: 'Gas limit30,000,000',
  gas_used: '12,000,000',
  nonce: '0x0123456789abcdef',
  parent_hash: `Parent hash${parent}`,
  priority_fee: 'Priority fees0.001 ETH',
  state_root: root,
  total_difficulty: 'Total difficulty445,566',
  transaction_fees: 'Txn fees0.004 ETH',
  hash,
  burnt_fees_percentage: '74.5% of the fees',
  gas_target_percentage: '20% below gas target',
  gas_used_percentage: '41.5%',
  height: `Block ${height}`,
  size: '9,753 bytes',
  transactions_count: 'Transactions86',
  withdrawals_count: 'Withdrawals16',
  miner: `Validated by${party('a').hash}`,
  'rewards.reward': '2.001 ETH',
  'rewards.type': 'Miner Reward',
  timestamp: '2026-01-02 03:04:05',
  type: 'StatusCanonical',
  uncles_hashes: `Uncles${uncle}`,
  internal_transactions_count: 'Internal transactions531',
  is_pending_update: 'Being re-indexed',
  blob_transactions_count: 'Blob txns3',
  blob_gas_used: 'Blob gas used786,4326 blobs',
  excess_blob_gas: 'Excess blob gas262,144',
  blob_gas_price: 'Blob gas price0.017 Gwei',
  burnt_blob_fees: 'Burnt blob fees0.000013369344 ETH',
  ...toldOfRollupBlock,
}

test('every field of a block has its place on the page', async () => {
  expect(Object.keys(toldOfBlock).toSorted()).toEqual(fieldsOf(block, apart).toSorted())
  let said = ''
  for (const body of [sealed, partial]) {
    await renderAnswers({ [`blocks/${height}`]: JSON.stringify(body) }, `block/${height}`)
    await detailsOpened()
    said += await textOfPage()
  }
  expect(Object.entries(toldOfBlock).filter(([, words]) => !said.includes(words))).toEqual([])
})
