import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { directionOf } from './direction'

const me = '0xaBcdefabcdefabcdefabcdefabcdefabcdefabcd'
const other = `0x${'1'.repeat(40)}`
const end = (hash: string | null) => ({ hash })

describe('directionOf', () => {
  test.each([
    ['sent', end(me), end(other), null, 'out'],
    ['received', end(other), end(me), null, 'in'],
    ['sent to itself', end(me), end(me), null, 'self'],
    ['in another case', end(me.toLowerCase()), end(other), null, 'out'],
    ['created by another', end(other), null, end(me), 'in'],
    ['creating another', end(me), null, end(other), 'out'],
    ['to nobody known', end(me), null, null, 'out'],
    ['from nobody known', null, end(me), null, 'in'],
    ['among others', end(other), end(other), null, null],
    ['with nothing known', end(null), null, null, null],
  ] as const)('%s', (_, from, to, created_contract, expected) => {
    expect(directionOf(me, { from, to, created_contract })).toBe(expected)
  })

  test('turns round when the ends do', () => {
    const any = fc.constantFrom(me, other)
    const turned = { in: 'out', out: 'in', self: 'self' } as const
    fc.assert(
      fc.property(any, any, (from, to) => {
        const there = directionOf(me, { from: end(from), to: end(to) })
        expect(directionOf(me, { from: end(to), to: end(from) })).toBe(there && turned[there])
      }),
    )
  })
})
