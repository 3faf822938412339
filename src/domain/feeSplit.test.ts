import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockFees, burntShare, feeSplit, gasUse } from './feeSplit'

test.each([
  [21000n, 42000n, 0.5],
  [null, 42000n, null],
  [21000n, null, null],
  [0n, 0n, null],
  [-1n, 5n, null],
])('%s of %s gas is %s', (gas_used, gas_limit, share) => {
  expect(gasUse({ gas_used, gas_limit })).toEqual({ used: gas_used, limit: gas_limit, share })
})

const unknown = {
  fee: null,
  gas_used: null,
  gas_limit: null,
  gas_price: null,
  max_fee_per_gas: null,
  transaction_burnt_fee: null,
  priority_fee: null,
  l1_fee: null,
}
const actual = (value: bigint | null) => ({ type: 'actual', value })

test('a fee of an optimistic rollup is split to the last wei', () => {
  const split = feeSplit({
    fee: actual(219039823853184n),
    gas_used: 16054630n,
    gas_limit: 24761949n,
    gas_price: 13598502n,
    max_fee_per_gas: 13683833n,
    transaction_burnt_fee: 202264288164260n,
    priority_fee: 16054630000000n,
    l1_fee: 720905688924n,
  })
  expect(split).toEqual({
    total: 219039823853184n,
    maximum: false,
    parts: [
      { name: 'burnt', wei: 202264288164260n },
      { name: 'tip', wei: 16054630000000n },
      { name: 'l1', wei: 720905688924n },
    ],
    contradictory: false,
    savings: (13683833n - 13598502n) * 16054630n,
  })
})

test.each([
  ['nothing is known', unknown, { total: null, parts: [] }],
  ['only the total is known', { ...unknown, fee: actual(5n) }, { total: 5n, parts: [{ name: 'rest', wei: 5n }] }],
  [
    'the total is not known',
    { ...unknown, fee: actual(null), priority_fee: 3n },
    { total: null, parts: [{ name: 'tip', wei: 3n }], contradictory: false },
  ],
  [
    'the parts are more than the total',
    { ...unknown, fee: actual(5n), priority_fee: 6n },
    { parts: [{ name: 'rest', wei: 5n }], contradictory: true },
  ],
  [
    'it is only the most that it may cost',
    { ...unknown, fee: { type: 'maximum', value: 5n }, priority_fee: 3n },
    { maximum: true, parts: [{ name: 'rest', wei: 5n }], savings: null },
  ],
  ['the fee is zero', { ...unknown, fee: actual(0n), l1_fee: 0n }, { total: 0n, parts: [] }],
])('%s', (_, transaction, split) => {
  expect(feeSplit(transaction)).toMatchObject(split)
})

test('the parts sum to the total for any numbers, and none is below zero', () => {
  const wei = fc.option(fc.bigInt({ min: -10n, max: 2n ** 80n }))
  const record = fc.record({
    fee: fc.option(
      fc.record({ type: fc.constantFrom('actual', 'maximum', null), value: fc.option(fc.bigInt(0n, 2n ** 80n)) }),
    ),
    gas_used: wei,
    gas_limit: wei,
    gas_price: wei,
    max_fee_per_gas: wei,
    transaction_burnt_fee: wei,
    priority_fee: wei,
    l1_fee: wei,
  })
  fc.assert(
    fc.property(record, (transaction) => {
      const { total, parts, savings } = feeSplit(transaction)
      for (const { wei: part } of parts) expect(part).toBeGreaterThan(0n)
      if (total !== null) expect(parts.reduce((sum, { wei: part }) => sum + part, 0n)).toBe(total)
      if (savings !== null) expect(savings).toBeGreaterThanOrEqual(-0n)
    }),
  )
})

const fees = (transaction_fees: bigint | null, burnt_fees: bigint | null, priority_fee: bigint | null) => ({
  transaction_fees,
  burnt_fees,
  priority_fee,
  burnt_fees_percentage: null,
})

test.each([
  [
    'burnt and tipped',
    fees(10n, 3n, 7n),
    [
      { name: 'burnt', wei: 3n },
      { name: 'tip', wei: 7n },
    ],
    false,
  ],
  [
    'with a rest',
    fees(10n, 3n, null),
    [
      { name: 'burnt', wei: 3n },
      { name: 'rest', wei: 7n },
    ],
    false,
  ],
  [
    'without a total',
    fees(null, 3n, 7n),
    [
      { name: 'burnt', wei: 3n },
      { name: 'tip', wei: 7n },
    ],
    false,
  ],
  ['of nothing', fees(0n, 0n, 0n), [], false],
  ['unknown', fees(null, null, null), [], false],
  ['more than the whole', fees(10n, 8n, 7n), [{ name: 'rest', wei: 10n }], true],
])('fees %s', (_, block, parts, contradictory) => {
  expect(blockFees(block)).toEqual({ total: block.transaction_fees, parts, contradictory })
})

test.each([
  [fees(139518501014680n, 887845n, null), '0.000000636%'],
  [fees(100n, 43n, null), '43%'],
  [fees(0n, 0n, null), null],
  [{ ...fees(null, null, null), burnt_fees_percentage: 6.363636317355372e-7 }, '0.000000636%'],
  [{ ...fees(null, 1n, null), burnt_fees_percentage: 99.999 }, '99.99%'],
  [fees(null, null, null), null],
])('the burnt share of %o is %s', (block, share) => {
  expect(burntShare(block)).toBe(share)
})
