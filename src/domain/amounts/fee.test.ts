import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { feeOf, type FeeTokenRecord } from './fee'
import { UNKNOWN_FEE } from '#/testing/testFee'

const ETHER = { symbol: 'ETH', decimals: 18 }

const actual = (value: bigint | null) => ({ type: 'actual', value })

test('a fee of an optimistic rollup is split to the last wei', () => {
  const split = feeOf(
    {
      ...UNKNOWN_FEE,
      fee: actual(219039823853184n),
      gas_used: 16054630n,
      gas_price: 13598502n,
      max_fee_per_gas: 13683833n,
      transaction_burnt_fee: 202264288164260n,
      priority_fee: 16054630000000n,
      l1_fee: 720905688924n,
    },
    ETHER,
  )
  expect(split).toEqual({
    asset: { token: null, unit: 'ETH', decimals: 18, rate: null, rateThen: null },
    total: 219039823853184n,
    maximum: false,
    blob: null,
    lacksBlobFee: false,
    parts: [
      { name: 'burnt', amount: 202264288164260n },
      { name: 'tip', amount: 16054630000000n },
      { name: 'l1', amount: 720905688924n },
    ],
    contradictory: false,
    savings: (13683833n - 13598502n) * 16054630n,
  })
})

test.each([
  ['nothing is known', UNKNOWN_FEE, { total: null, parts: [] }],
  [
    'only the total is known',
    { ...UNKNOWN_FEE, fee: actual(5n) },
    { total: 5n, parts: [{ name: 'rest', amount: 5n }] },
  ],
  [
    'the total is not known',
    { ...UNKNOWN_FEE, fee: actual(null), priority_fee: 3n },
    { total: null, parts: [{ name: 'tip', amount: 3n }], contradictory: false },
  ],
  [
    'the parts are more than the total',
    { ...UNKNOWN_FEE, fee: actual(5n), priority_fee: 6n },
    { parts: [{ name: 'rest', amount: 5n }], contradictory: true },
  ],
  [
    'it is only the most that it may cost',
    { ...UNKNOWN_FEE, fee: { type: 'maximum', value: 5n }, priority_fee: 3n },
    { maximum: true, parts: [{ name: 'rest', amount: 5n }], savings: null },
  ],
  ['the fee is zero', { ...UNKNOWN_FEE, fee: actual(0n), l1_fee: 0n }, { total: 0n, parts: [] }],
])('%s', (_, transaction, split) => {
  expect(feeOf(transaction, ETHER)).toMatchObject(split)
})

test('the parts sum to the total for any numbers, and none is below zero', () => {
  const wei = fc.option(fc.bigInt({ min: -10n, max: 2n ** 80n }))
  const record = fc.record({
    fee: fc.option(
      fc.record({ type: fc.constantFrom('actual', 'maximum', null), value: fc.option(fc.bigInt(0n, 2n ** 80n)) }),
    ),
    gas_used: wei,
    gas_price: wei,
    max_fee_per_gas: wei,
    transaction_burnt_fee: wei,
    priority_fee: wei,
    l1_fee: wei,
    operator_fee: wei,
    blob_gas_used: wei,
    blob_gas_price: wei,
    burnt_blob_fee: wei,
    max_fee_per_blob_gas: wei,
    arbitrum: fc.option(fc.record({ poster_fee: wei, network_fee: wei })),
  })
  fc.assert(
    fc.property(record, (transaction) => {
      const { total, parts, savings } = feeOf({ ...UNKNOWN_FEE, ...transaction }, ETHER)
      for (const { amount } of parts) expect(amount).toBeGreaterThan(0n)
      if (total !== null) expect(parts.reduce((sum, { amount }) => sum + amount, 0n)).toBe(total)
      if (savings !== null) expect(savings).toBeGreaterThanOrEqual(-0n)
    }),
  )
})

const cUSD: FeeTokenRecord = {
  address_hash: `0x${'7'.repeat(40)}`,
  symbol: 'cUSD',
  name: 'Celo Dollar',
  decimals: 18,
  type: 'ERC-20',
  exchange_rate: '1.00',
  reputation: 'ok',
}

const celo = {
  ...UNKNOWN_FEE,
  fee: actual(5_000_000_000_000_000n),
  gas_used: 100_000n,
  gas_price: 50_000_000_000n,
  max_fee_per_gas: 60_000_000_000n,
  // Computed by the base fee of the block, which is in CELO.
  transaction_burnt_fee: 2_500_000_000_000_000n,
  priority_fee: 100_000_000_000_000n,
  exchange_rate: '0.30',
  historic_exchange_rate: '0.31',
}

test('a fee that Celo charged in a token is in that token, without parts in the native currency', () => {
  expect(feeOf({ ...celo, celo: { gas_token: cUSD } }, { symbol: 'CELO', decimals: 18 })).toEqual({
    asset: { token: cUSD, unit: 'cUSD', decimals: 18, rate: '1.00', rateThen: null },
    total: 5_000_000_000_000_000n,
    maximum: false,
    blob: null,
    lacksBlobFee: false,
    parts: [{ name: 'rest', amount: 5_000_000_000_000_000n }],
    contradictory: false,
    savings: 1_000_000_000_000_000n,
  })
})

test('a fee of Celo without a token is in the native currency', () => {
  const { asset, parts } = feeOf({ ...celo, celo: { gas_token: null } }, { symbol: 'CELO', decimals: 18 })
  expect(asset).toEqual({ token: null, unit: 'CELO', decimals: 18, rate: '0.30', rateThen: '0.31' })
  expect(parts.map(({ name }) => name)).toEqual(['burnt', 'tip', 'rest'])
})

test('a fee in a token that is named by its address only is in base units of it, or in units by a transfer of it', () => {
  const none = { name: null, symbol: null, decimals: null, type: null, exchange_rate: null, reputation: null }
  const paid = { ...celo, celo: { gas_token: { ...none, address_hash: cUSD.address_hash } } }
  const ofFee = (more: object) => feeOf({ ...paid, ...more }, { symbol: 'CELO', decimals: 18 }).asset
  expect(ofFee({})).toMatchObject({ unit: expect.stringMatching(/^base units of 0x/), decimals: 0, rate: null })
  expect(ofFee({ token_transfers: [{ token: null }, { token: cUSD }] })).toMatchObject({ unit: 'cUSD', rate: '1.00' })
  const other = { ...cUSD, address_hash: `0x${'1'.repeat(40)}` }
  expect(ofFee({ token_transfers: [{ token: other }] })).toMatchObject({ decimals: 0, rate: null })
})

test('a stability fee is in its token, split to validator and dapp, whatever gas would have cost', () => {
  const reported = { token: cUSD, total_fee: 10n, validator_fee: 5n, dapp_fee: 5n }
  const tx = { ...UNKNOWN_FEE, fee: actual(0n), transaction_burnt_fee: 21n, priority_fee: 21n, stability_fee: reported }
  expect(feeOf(tx, ETHER)).toMatchObject({
    asset: { token: cUSD, unit: 'cUSD' },
    total: 10n,
    contradictory: false,
    savings: null,
    parts: [
      { name: 'validator', amount: 5n },
      { name: 'dapp', amount: 5n },
    ],
  })
})

test.each([
  ['decimals', { decimals: null }, { unit: 'base units of cUSD', decimals: 0, rate: null }],
  ['a symbol', { symbol: null }, { unit: 'Celo Dollar', rate: '1.00' }],
  ['a good reputation', { reputation: 'scam' }, { unit: 'cUSD', rate: null }],
] as const)('a fee in a token without %s has the unit that is known', (_, change, asset) => {
  expect(feeOf({ ...celo, celo: { gas_token: { ...cUSD, ...change } } }, ETHER).asset).toMatchObject(asset)
})

const blobs = {
  ...UNKNOWN_FEE,
  type: 3,
  fee: actual(42_000_000_000_000n),
  gas_used: 21_000n,
  gas_price: 2_000_000_000n,
  transaction_burnt_fee: 21_000_000_000_000n,
  priority_fee: 21_000_000_000_000n,
  blob_gas_used: 131_072n,
  blob_gas_price: 3_000_000_000n,
  burnt_blob_fee: 393_216_000_000_000n,
  max_fee_per_blob_gas: 5_000_000_000n,
}
const blobParts = [
  { name: 'burnt', amount: 21_000_000_000_000n },
  { name: 'tip', amount: 21_000_000_000_000n },
  { name: 'blob', amount: 393_216_000_000_000n },
]

test.each([
  ['is added where the reported fee is that of gas', {}],
  ['is gas used × price where no sum is reported', { burnt_blob_fee: null }],
  ['is not added again where the reported fee has it', { fee: actual(435_216_000_000_000n) }],
])('the fee of blobs %s', (_, change) => {
  expect(feeOf({ ...blobs, ...change }, ETHER)).toMatchObject({
    total: 435_216_000_000_000n,
    blob: 393_216_000_000_000n,
    lacksBlobFee: false,
    contradictory: false,
    parts: blobParts,
  })
})

test('the fee of a transaction with blobs is a lower bound where theirs is unknown', () => {
  const { total, lacksBlobFee } = feeOf({ ...blobs, blob_gas_used: null, burnt_blob_fee: null }, ETHER)
  expect([total, lacksBlobFee]).toEqual([42_000_000_000_000n, true])
})

test('the most that a pending transaction with blobs can cost has the cap of theirs', () => {
  const waiting = { fee: { type: 'maximum', value: 10n }, gas_used: null, burnt_blob_fee: 0n, blob_gas_price: 0n }
  expect(feeOf({ ...blobs, ...waiting }, ETHER)).toMatchObject({
    total: 655_360_000_000_010n,
    parts: [
      { name: 'blob', amount: 655_360_000_000_000n },
      { name: 'rest', amount: 10n },
    ],
  })
})

test.each([
  ['OP Stack', { l1_fee: 3n, operator_fee: 2n, priority_fee: 5n }, { tip: 5n, l1: 3n, operator: 2n }],
  ['Scroll', { scroll: { l1_fee: 4n } }, { l1: 4n, rest: 6n }],
  [
    'Arbitrum, which burns no base fee',
    { arbitrum: { poster_fee: 1n, network_fee: 9n }, transaction_burnt_fee: 10n, priority_fee: 0n },
    { l1: 1n, network: 9n },
  ],
])('the parts of a fee of %s are within it', (_, change, parts) => {
  const fee = feeOf({ ...UNKNOWN_FEE, fee: actual(10n), ...change }, ETHER)
  expect(fee.total).toBe(10n)
  expect(Object.fromEntries(fee.parts.map(({ name, amount }) => [name, amount]))).toEqual(parts)
})
