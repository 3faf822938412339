import { describe, expect, test } from 'vitest'
import { implementationsOf, kindOfAddress } from './addressKind'

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
