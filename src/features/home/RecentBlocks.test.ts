import { describe, expect, test } from 'vitest'
import type { Block } from '#/api/schemas/block'
import { blockSeries } from './RecentBlocks'

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

const nothing = {
  gas_used: null,
  gas_limit: null,
  gas_used_percentage: null,
  gas_target_percentage: null,
  base_fee_per_gas: null,
  transactions_count: null,
}

function blocks(...some: Partial<Block>[]): Block[] {
  return some.map((fields) => ({ ...nothing, ...fields }) as Block)
}

describe('blockSeries', () => {
  test('has gas used as a share of its limit, with the gas target of the newest block that has one', () => {
    const [gas] = blockSeries(
      blocks(
        { gas_used: 75n, gas_limit: 100n, gas_target_percentage: 50 },
        { gas_used: 25n, gas_limit: 100n, gas_target_percentage: -50 },
        { gas_used: 0n, gas_limit: 100n, gas_target_percentage: -100 },
      ),
      ether,
    )
    expect(gas).toEqual({
      label: 'Gas used',
      texts: ['75%', '25%', '0%'],
      parts: [0.75, 0.25, 0],
      target: 0.5,
      full: '100%',
    })
  })

  test('has fees and counts relative to the largest, unknown ones as unknown', () => {
    const [fees, counts] = blockSeries(
      blocks(
        { base_fee_per_gas: 2_000_000_000n, transactions_count: 0 },
        {},
        { base_fee_per_gas: 500_000_000n, transactions_count: 1204 },
      ),
      ether,
    )
    expect(fees).toEqual({
      label: 'Base fee',
      texts: ['2 Gwei', null, '0.5 Gwei'],
      parts: [1, null, 0.25],
      target: null,
      full: '2 Gwei',
    })
    expect(counts?.texts).toEqual(['0', null, '1,204'])
    expect(counts?.parts).toEqual([0, null, 1])
  })

  test('leaves out values of fewer than two blocks, and bars if all are zero', () => {
    expect(blockSeries(blocks({ base_fee_per_gas: 1n }, {}), ether)).toEqual([])
    expect(blockSeries(blocks({ transactions_count: 0 }, { transactions_count: 0 }), ether)[0]?.parts).toEqual([0, 0])
  })

  test('invalid values stay inside of the chart', () => {
    const [gas] = blockSeries(blocks({ gas_used_percentage: 400 }, { gas_used_percentage: -3 }), ether)
    expect(gas?.parts).toEqual([1, 0])
  })
})
