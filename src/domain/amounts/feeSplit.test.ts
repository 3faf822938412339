import { expect, test } from 'vitest'
import { blockFees, burntShare, gasUse } from './feeSplit'

test.each([
  [21000n, 42000n, 0.5],
  [null, 42000n, null],
  [21000n, null, null],
  [0n, 0n, null],
  [-1n, 5n, null],
])('%s of %s gas is %s', (gas_used, gas_limit, share) => {
  expect(gasUse({ gas_used, gas_limit })).toEqual({ used: gas_used, limit: gas_limit, share })
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
      { name: 'burnt', amount: 3n },
      { name: 'tip', amount: 7n },
    ],
    false,
  ],
  [
    'with a rest',
    fees(10n, 3n, null),
    [
      { name: 'burnt', amount: 3n },
      { name: 'rest', amount: 7n },
    ],
    false,
  ],
  [
    'without a total',
    fees(null, 3n, 7n),
    [
      { name: 'burnt', amount: 3n },
      { name: 'tip', amount: 7n },
    ],
    false,
  ],
  ['of nothing', fees(0n, 0n, 0n), [], false],
  ['unknown', fees(null, null, null), [], false],
  ['more than the whole', fees(10n, 8n, 7n), [{ name: 'rest', amount: 10n }], true],
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
