import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BlockRecord, blockText, summariseBlock } from './blockSummary'
import { named } from './testRecords'
import { ZERO_ADDRESS } from './transactionRecords'

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

const says = (block: Partial<BlockRecord>) => blockText(summariseBlock({ ...unknown, ...block }), currency)

describe('a block of the chain', () => {
  test.each<[string, Partial<BlockRecord>, string]>([
    ['all known', full, 'Block 420 packed 11 transactions into 43.21% of its gas and paid 0.02 MER to Capella'],
    [
      'one transaction',
      { ...full, transactions_count: 1 },
      'Block 420 packed 1 transaction into 43.21% of its gas and paid 0.02 MER to Capella',
    ],
    [
      'no name',
      { ...full, miner: named('a1') },
      'Block 420 packed 11 transactions into 43.21% of its gas and paid 0.02 MER to 0x0000…00a1',
    ],
    [
      'empty',
      { ...full, transactions_count: 0, gas_used: 0n },
      'Block 420 holds no transactions and paid 0.02 MER to Capella',
    ],
    [
      'almost no gas',
      { ...full, gas_used: 1n, gas_limit: 10n ** 9n },
      'Block 420 packed 11 transactions into <0.01% of its gas and paid 0.02 MER to Capella',
    ],
    [
      'all but full',
      { ...full, gas_used: 999_999n },
      'Block 420 packed 11 transactions into 99.99% of its gas and paid 0.02 MER to Capella',
    ],
    [
      'gas as a share alone',
      { ...full, gas_limit: null },
      'Block 420 packed 11 transactions into 43.21% of its gas and paid 0.02 MER to Capella',
    ],
    [
      'a limit of nothing',
      { ...full, gas_limit: 0n, gas_used_percentage: null },
      'Block 420 packed 11 transactions and paid 0.02 MER to Capella',
    ],
    [
      'no gas',
      { ...full, gas_used: null, gas_used_percentage: null },
      'Block 420 packed 11 transactions and paid 0.02 MER to Capella',
    ],
    [
      'no count',
      { ...full, transactions_count: null },
      'Block 420 used 43.21% of its gas and paid 0.02 MER to Capella',
    ],
    [
      'no rewards',
      { ...full, rewards: [] },
      'Block 420 packed 11 transactions into 43.21% of its gas and was produced by Capella',
    ],
    [
      'a reward that nobody can read',
      { ...full, rewards: [paid, { ...paid, reward: null }] },
      'Block 420 packed 11 transactions into 43.21% of its gas and was produced by Capella',
    ],
    [
      'a reward of zero',
      { ...full, rewards: [{ ...paid, reward: 0n }] },
      'Block 420 packed 11 transactions into 43.21% of its gas and paid nothing to Capella',
    ],
    [
      'types that repeat',
      { ...full, rewards: [paid, paid] },
      'Block 420 packed 11 transactions into 43.21% of its gas and paid 0.04 MER to Capella',
    ],
    [
      "others' rewards",
      { ...full, rewards: [paid, { ...paid, type: 'Uncle Reward' }] },
      'Block 420 packed 11 transactions into 43.21% of its gas and paid 0.02 MER to Capella',
    ],
    [
      "others' rewards alone",
      { ...full, rewards: [{ ...paid, type: { other: 'emission_funds' } }] },
      'Block 420 packed 11 transactions into 43.21% of its gas and was produced by Capella',
    ],
    [
      'no producer',
      { ...full, miner: named('', { hash: ZERO_ADDRESS }) },
      'Block 420 packed 11 transactions into 43.21% of its gas',
    ],
    ['a producer alone', { height: 420, miner }, 'Block 420 was produced by Capella'],
    [
      'no height',
      { ...full, height: null },
      'This block packed 11 transactions into 43.21% of its gas and paid 0.02 MER to Capella',
    ],
    ['a height alone', { height: 420 }, 'Block 420 is known here by no more than its name'],
    [
      'genesis',
      { ...full, height: 0, transactions_count: 0, rewards: [] },
      'Block 0 is the genesis block: the chain begins here',
    ],
    [
      'genesis with contents',
      { height: 0, transactions_count: 8893 },
      'Block 0 is the genesis block: the chain begins here, with 8,893 transactions',
    ],
  ])('%s', (_, block, words) => {
    expect(says(block)).toBe(words)
  })
})

describe('a block beside the chain', () => {
  test.each<[string, Partial<BlockRecord>, string]>([
    [
      'an uncle',
      { ...full, type: 'uncle', transactions_count: 0 },
      'Uncle 420 is a valid block that did not become part of the chain; block 420 did; it was made by Capella',
    ],
    [
      'a reorganised one',
      { ...full, type: 'reorg' },
      'Block 420 was left behind by a reorganisation: block 420 of the chain took its place; it was made by Capella. What its 11 transactions did counts only if a block of the chain holds them too',
    ],
    [
      'one without a height',
      { type: 'Reorg' },
      'This block was left behind by a reorganisation: another block of the chain took its place',
    ],
    [
      'a kind of tomorrow',
      { ...full, type: 'orphan', miner: null, transactions_count: null },
      'Block 420 may not be part of the chain',
    ],
  ])('%s', (_, block, words) => {
    expect(says(block)).toBe(words)
  })
})

test('names are made harmless in plain text', () => {
  expect(says({ ...full, miner: named('a1', { name: 'good\u202edab' }) })).not.toContain('\u202e')
})

test('whatever is known, there is a sentence whose words and facts alternate', () => {
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
      const summary = summariseBlock(any)
      expect(summary.length).toBeGreaterThan(0)
      for (const [place, { kind }] of summary.entries()) {
        if (kind === 'text') expect(summary[place + 1]?.kind).not.toBe('text')
      }
      expect(blockText(summary, currency)).not.toMatch(/undefined|null|NaN/)
    }),
  )
})
