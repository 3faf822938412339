import { describe, expect, test } from 'vitest'
import type { Block } from '#/api/schemas/block'
import { seriesOf } from './series'

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

describe('what is drawn of some blocks', () => {
  test('gas against its limit, with the target of the newest block that tells it', () => {
    const [gas] = seriesOf(
      blocks(
        { gas_used: 75n, gas_limit: 100n, gas_target_percentage: 50 },
        { gas_used: 25n, gas_limit: 100n, gas_target_percentage: -50 },
        { gas_used: 0n, gas_limit: 100n, gas_target_percentage: -100 },
      ),
    )
    expect(gas).toEqual({
      label: 'Gas used',
      words: ['75%', '25%', '0%'],
      parts: [0.75, 0.25, 0],
      target: 0.5,
      full: '100%',
    })
  })

  test('fees and counts against the largest of them, unknown ones as unknown', () => {
    const [fees, counts] = seriesOf(
      blocks(
        { base_fee_per_gas: 2_000_000_000n, transactions_count: 0 },
        {},
        { base_fee_per_gas: 500_000_000n, transactions_count: 1204 },
      ),
    )
    expect(fees).toEqual({
      label: 'Base fee',
      words: ['2 Gwei', null, '0.5 Gwei'],
      parts: [1, null, 0.25],
      target: null,
      full: '2 Gwei',
    })
    expect(counts?.words).toEqual(['0', null, '1,204'])
    expect(counts?.parts).toEqual([0, null, 1])
  })

  test('nothing of what fewer than two blocks tell, and no column where all are zero', () => {
    expect(seriesOf(blocks({ base_fee_per_gas: 1n }, {}))).toEqual([])
    expect(seriesOf(blocks({ transactions_count: 0 }, { transactions_count: 0 }))[0]?.parts).toEqual([0, 0])
  })

  test('a server’s nonsense stays inside of the picture', () => {
    const [gas] = seriesOf(blocks({ gas_used_percentage: 400 }, { gas_used_percentage: -3 }))
    expect(gas?.parts).toEqual([1, 0])
  })
})
