import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { blockFromTransactions, type BlockRecord, blockText, summarizeBlock } from './blockSummary'
import { named } from '#/testing/testRecords'
import { ZERO_ADDRESS } from '#/domain/transactions/transactionRecords'

const currency = { symbol: 'MER', decimals: 18 }
const unknown: BlockRecord = {
  height: null,
  type: null,
  transactions_count: null,
  gas_used: null,
  gas_limit: null,
  gas_used_percentage: null,
  miner: null,
  rewards: null,
}
const miner = named('a1', { name: 'Capella' })
const paid = { reward: 20_000_000_000_000_000n, type: 'Miner Reward' } as const
const full: BlockRecord = {
  height: 420,
  type: 'block',
  transactions_count: 11,
  gas_used: 432_199n,
  gas_limit: 1_000_000n,
  gas_used_percentage: 43.2199,
  miner,
  rewards: [paid],
}

const says = (block: Partial<BlockRecord>) => blockText(summarizeBlock({ ...unknown, ...block }), currency)

describe('a canonical block', () => {
  test.each<[string, Partial<BlockRecord>, string]>([
    ['all known', full, 'Block 420: 11 transactions, 43.21% gas used, block reward of 0.02 MER to Capella'],
    [
      'one transaction',
      { ...full, transactions_count: 1 },
      'Block 420: 1 transaction, 43.21% gas used, block reward of 0.02 MER to Capella',
    ],
    [
      'no name',
      { ...full, miner: named('a1') },
      'Block 420: 11 transactions, 43.21% gas used, block reward of 0.02 MER to 0x0000000…000a1',
    ],
    [
      'empty',
      { ...full, transactions_count: 0, gas_used: 0n },
      'Block 420: no transactions, block reward of 0.02 MER to Capella',
    ],
    [
      'almost no gas',
      { ...full, gas_used: 1n, gas_limit: 10n ** 9n },
      'Block 420: 11 transactions, <0.01% gas used, block reward of 0.02 MER to Capella',
    ],
    [
      'all but full',
      { ...full, gas_used: 999_999n },
      'Block 420: 11 transactions, 99.99% gas used, block reward of 0.02 MER to Capella',
    ],
    [
      'only the share of gas',
      { ...full, gas_limit: null },
      'Block 420: 11 transactions, 43.21% gas used, block reward of 0.02 MER to Capella',
    ],
    [
      'a limit of nothing',
      { ...full, gas_limit: 0n, gas_used_percentage: null },
      'Block 420: 11 transactions, block reward of 0.02 MER to Capella',
    ],
    [
      'no gas',
      { ...full, gas_used: null, gas_used_percentage: null },
      'Block 420: 11 transactions, block reward of 0.02 MER to Capella',
    ],
    [
      'no count',
      { ...full, transactions_count: null },
      'Block 420: 43.21% gas used, block reward of 0.02 MER to Capella',
    ],
    ['no rewards', { ...full, rewards: [] }, 'Block 420: 11 transactions, 43.21% gas used, validated by Capella'],
    [
      'an unknown reward',
      { ...full, rewards: [paid, { ...paid, reward: null }] },
      'Block 420: 11 transactions, 43.21% gas used, validated by Capella',
    ],
    [
      'a reward of zero',
      { ...full, rewards: [{ ...paid, reward: 0n }] },
      'Block 420: 11 transactions, 43.21% gas used, no block reward to Capella',
    ],
    [
      'types that repeat',
      { ...full, rewards: [paid, paid] },
      'Block 420: 11 transactions, 43.21% gas used, block reward of 0.04 MER to Capella',
    ],
    [
      "others' rewards",
      { ...full, rewards: [paid, { ...paid, type: 'Uncle Reward' }] },
      'Block 420: 11 transactions, 43.21% gas used, block reward of 0.02 MER to Capella',
    ],
    [
      "others' rewards alone",
      { ...full, rewards: [{ ...paid, type: { other: 'emission_funds' } }] },
      'Block 420: 11 transactions, 43.21% gas used, validated by Capella',
    ],
    [
      'no validator',
      { ...full, miner: named('', { hash: ZERO_ADDRESS }) },
      'Block 420: 11 transactions, 43.21% gas used',
    ],
    ['only a validator', { height: 420, miner }, 'Block 420: validated by Capella'],
    [
      'no height',
      { ...full, height: null },
      'This block: 11 transactions, 43.21% gas used, block reward of 0.02 MER to Capella',
    ],
    ['only a height', { height: 420 }, 'Block 420: no details available'],
    [
      'genesis',
      { ...full, height: 0, transactions_count: 0, rewards: [] },
      'Block 0 is the genesis block of the chain',
    ],
    [
      'genesis with contents',
      { height: 0, transactions_count: 8893 },
      'Block 0 is the genesis block of the chain, with 8,893 transactions',
    ],
  ])('%s', (_, block, words) => {
    expect(says(block)).toBe(words)
  })
})

describe('a block that is not canonical', () => {
  test.each<[string, Partial<BlockRecord>, string]>([
    [
      'an uncle',
      { ...full, type: 'uncle', transactions_count: 0 },
      'Uncle 420 is valid but not canonical: block 420 is part of the chain; validated by Capella',
    ],
    [
      'a reorged block',
      { ...full, type: 'reorg' },
      'Block 420 was reorged: block 420 replaced it in the chain; validated by Capella. Its 11 transactions count only if a canonical block includes them',
    ],
    ['one without a height', { type: 'Reorg' }, 'This block was reorged: another block replaced it in the chain'],
    [
      'an undocumented type',
      { ...full, type: 'orphan', miner: null, transactions_count: null },
      'Block 420 may not be canonical',
    ],
  ])('%s', (_, block, words) => {
    expect(says(block)).toBe(words)
  })
})

test('hidden characters of names are visible in plain text', () => {
  expect(says({ ...full, miner: named('a1', { name: 'good\u202edab' }) })).not.toContain('\u202e')
})

test('any block has a summary in which no two texts are adjacent', () => {
  const block = fc.record<BlockRecord>({
    height: fc.option(fc.nat()),
    type: fc.option(fc.constantFrom('block', 'uncle', 'reorg', 'other')),
    transactions_count: fc.option(fc.nat()),
    gas_used: fc.option(fc.bigInt()),
    gas_limit: fc.option(fc.bigInt()),
    gas_used_percentage: fc.option(fc.double()),
    miner: fc.option(fc.constant(miner)),
    rewards: fc.option(
      fc.array(fc.record({ reward: fc.option(fc.bigInt()), type: fc.option(fc.constant('Miner Reward')) })),
    ),
  })
  fc.assert(
    fc.property(block, (any) => {
      const summary = summarizeBlock(any)
      expect(summary.length).toBeGreaterThan(0)
      for (const [place, { kind }] of summary.entries()) {
        if (kind === 'text') expect(summary[place + 1]?.kind).not.toBe('text')
      }
      expect(blockText(summary, currency)).not.toMatch(/undefined|null|NaN/)
    }),
  )
})

const told = {
  block_number: 7,
  timestamp: new Date(0),
  base_fee_per_gas: 5n,
  gas_used: 21_000n,
  fee: { value: 9n },
  transaction_burnt_fee: 4n,
  priority_fee: 5n,
  celo: null,
}

it('adds up what transactions tell of their block', () => {
  expect(blockFromTransactions([{ ...told, base_fee_per_gas: null }, told])).toEqual({
    height: 7,
    timestamp: new Date(0),
    base_fee_per_gas: 5n,
    gas_used: 42_000n,
    transaction_fees: 18n,
    burnt_fees: 8n,
    priority_fee: 10n,
  })
})

it('adds up nothing that is not known of each', () => {
  const { gas_used, transaction_fees } = blockFromTransactions([told, { ...told, gas_used: null, fee: null }])
  expect([gas_used, transaction_fees]).toEqual([null, null])
  expect(blockFromTransactions([])).toMatchObject({ height: null, timestamp: null, gas_used: 0n })
})

it('adds up no fees of which one was paid in a token', () => {
  const token = {
    address_hash: '0x1',
    symbol: 'cUSD',
    name: null,
    decimals: 18,
    type: null,
    exchange_rate: null,
    reputation: null,
  }
  const sums = blockFromTransactions([told, { ...told, celo: { gas_token: token } }])
  expect(sums).toMatchObject({ gas_used: 42_000n, transaction_fees: null, burnt_fees: null, priority_fee: null })
})
