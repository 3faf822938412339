import { describe, expect, test } from 'vitest'
import { countOf, implementationsOf, kindOfAddress } from './address'

const at = (digit: string) => `0x${digit.repeat(40)}`

describe('kindOfAddress', () => {
  test.each([
    [true, null, 'contract'],
    [false, null, 'account'],
    [null, null, 'unknown'],
    [true, 'eip7702', 'delegated'],
    [null, 'eip7702', 'delegated'],
  ] as const)('is_contract %s, proxy_type %s', (is_contract, proxy_type, kind) => {
    expect(kindOfAddress({ is_contract, proxy_type })).toBe(kind)
  })
})

describe('implementationsOf', () => {
  test('names each contract once, by whichever record has its name', () => {
    const address = {
      implementations: [
        { address_hash: at('B'), name: null },
        { address_hash: at('b'), name: 'Twice' },
        { address_hash: null, name: 'Nowhere' },
      ],
      implementation_address: at('c'),
      implementation_name: 'Old',
    }
    expect(implementationsOf(address)).toEqual([{ hash: at('B'), name: 'Twice' }])
  })
})

test.each<[count: bigint | null, has: boolean | null, known: bigint | null]>([
  [3n, true, 3n],
  [3n, false, 3n],
  [3n, null, 3n],
  [0n, true, null],
  [0n, false, 0n],
  [0n, null, 0n],
  [null, true, null],
  [null, false, 0n],
  [null, null, null],
])('a count of %s and a flag of %s are %s', (count, has, known) => {
  expect(countOf(count, has)).toBe(known)
})
