import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parseLenient } from '#/api/parseLenient'
import { address, type AddressMetadata } from './address'
import { optional } from './fields'
import {
  boolean,
  decimal,
  decodedValue,
  fraction,
  integer,
  jsonObject,
  number,
  text,
  timestamp,
  decimalsField,
  word,
} from './scalars'
import { searchResult } from './search'
import { stats } from './stats'
import { tokenTransfer } from './tokenTransfer'
import { revertReason, transaction } from './transaction'

describe('scalars', () => {
  const cases: [string, z.core.$ZodType, [unknown, unknown][]][] = [
    [
      'decimal',
      decimal,
      [
        ['12', 12n],
        [12, 12n],
        [12n, 12n],
        ['-3', -3n],
        ['007', 7n],
        ['1.000', 1n],
        ['0x1f', 31n],
        [' 5 ', 5n],
        ['', null],
        ['null', null],
        ['115792089237316195423570985008687907853269984665640564039457584007913129639935', 2n ** 256n - 1n],
        [2 ** 53, null],
        [1.5, null],
        ['1.5', null],
        ['1e3', 1000n],
        ['1.5E+18', 15n * 10n ** 17n],
        ['-2.50e1', -25n],
        ['1.25e1', null],
        ['1e-3', null],
        ['1e300', null],
        [true, null],
        ['9'.repeat(500), null],
      ],
    ],
    [
      'integer',
      integer,
      [
        [7, 7],
        ['7', 7],
        [7n, 7],
        [2n ** 60n, null],
        ['9007199254740993', null],
        ['', null],
        [0.5, null],
      ],
    ],
    [
      'fraction',
      fraction,
      [
        ['1.50', '1.50'],
        [2.5, '2.5'],
        ['', null],
        ['one', null],
        ['1e-7', '1e-7'],
      ],
    ],
    [
      'tokenDecimals',
      decimalsField,
      [
        ['18', 18],
        [6, 6],
        ['256', null],
        ['-1', null],
      ],
    ],
    [
      'number',
      number,
      [
        [6.36e-7, 6.36e-7],
        ['-100.0', -100],
        ['', null],
        ['NaN', null],
        [3n, 3],
      ],
    ],
    [
      'boolean',
      boolean,
      [
        [true, true],
        ['false', false],
        [1, true],
        ['0', false],
        ['True', true],
        ['yes', null],
        [2, null],
        [[1], null],
      ],
    ],
    [
      'timestamp',
      timestamp,
      [
        ['2024-03-01T12:00:05.123456Z', new Date('2024-03-01T12:00:05.123Z')],
        ['yesterday', null],
        [5, null],
      ],
    ],
    [
      'text',
      text,
      [
        ['', ''],
        [5, '5'],
        [{}, null],
      ],
    ],
    [
      'word',
      word(['ok', 'error']),
      [
        ['ok', 'ok'],
        ['pending', { other: 'pending' }],
        ['', null],
        [['ok'], null],
      ],
    ],
    [
      'jsonObject',
      jsonObject,
      [
        [{ name: 'Ape' }, { name: 'Ape' }],
        ['{"name":"Ape","id":12345678901234567890}', { name: 'Ape', id: 12345678901234567890n }],
        ['', null],
        ['Ape', null],
        ['[1]', null],
        ['{"name":', null],
        [['Ape'], null],
      ],
    ],
    [
      'decodedValue',
      decodedValue,
      [
        ['a', 'a'],
        [
          ['a', ['1', [true, null]]],
          ['a', ['1', ['true', 'null']]],
        ],
        [{ a: 5n }, '{"a":5}'],
        [
          ['a', { b: [] }],
          ['a', '{"b":[]}'],
        ],
        [undefined, null],
      ],
    ],
  ]
  it.each(cases)('%s reads what can be understood exactly', (_, schema, examples) => {
    for (const [raw, value] of examples) {
      expect(parseLenient(z.object({ field: optional(schema) }), { field: raw }).value, String(raw)).toEqual({
        field: value,
      })
    }
  })

  it('reads every integer exactly, in any form', () => {
    fc.assert(
      fc.property(fc.bigInt(), (value) => {
        expect(parseLenient(decimal, String(value)).value).toBe(value)
        expect(parseLenient(decimal, value).value).toBe(value)
        expect(z.parse(decimal, String(value))).toBe(value)
      }),
    )
  })
})

const totalOf = (total: unknown) => parseLenient(tokenTransfer, { total }).value?.total

describe('shapes that vary', () => {
  it('revert_reason', () => {
    expect(parseLenient(revertReason, 'no funds').value).toEqual({ form: 'text', text: 'no funds' })
    expect(parseLenient(revertReason, { raw: '0x08c3' }).value).toEqual({ form: 'raw', raw: '0x08c3' })
    for (const nothing of [null, '', { raw: null }, { raw: '' }])
      expect(parseLenient(revertReason, nothing)).toEqual({ value: null, mismatches: [] })
    expect(
      parseLenient(revertReason, {
        method_call: 'E(uint256 a)',
        method_id: '1f',
        parameters: [{ name: 'a', type: 'uint256', value: '1' }],
      }).value,
    ).toMatchObject({ form: 'decoded', decoded: { method_id: '1f', parameters: [{ name: 'a', value: '1' }] } })
  })

  it.each<[unknown, string | null]>([
    [5, '5'],
    [['paused', 'not the owner'], 'paused, not the owner'],
    [['paused'], 'paused'],
    [[], null],
    [{}, null],
    [{ message: 'paused' }, 'paused'],
    [{ raw: null, message: 'paused' }, 'paused'],
    [{ message: '' }, null],
    [[{ message: 'paused', code: 3 }], 'paused'],
    [{ code: 3, message: 'execution reverted', data: '0x31708d59' }, 'execution reverted: 0x31708d59'],
    [{ error: 'paused' }, '{"error":"paused"}'],
    [{ raw: 5 }, '{"raw":5}'],
    [true, 'true'],
  ])('a revert_reason of %j is a text', (raw, words) => {
    const value = words === null ? null : { form: 'text', text: words }
    expect(parseLenient(revertReason, raw)).toEqual({ value, mismatches: [] })
  })

  it.each([
    ['123', 123n],
    [123, 123n],
    [2n ** 64n, 2n ** 64n],
    [{ type: null, value: '123' }, 123n],
    ['', null],
  ])('a fee of %o is an amount', (fee, value) => {
    const read = parseLenient(transaction, { fee })
    expect([read.value?.fee, read.mismatches]).toEqual([{ type: null, value }, []])
  })

  it('address metadata, one tag or many', () => {
    const tag = { slug: 'x', name: 'X', tagType: 'name', ordinal: 1, meta: { 'tagIcon ': 'y' } }
    const expected: AddressMetadata = { tags: [tag as never] }
    expect(parseLenient(address, { metadata: { tags: [tag] } }).value?.metadata).toEqual(expected)
    expect(parseLenient(address, { metadata: tag }).value?.metadata).toEqual(expected)
    expect(parseLenient(address, { metadata: {} }).value?.metadata).toEqual({ tags: [] })
  })

  it('the total of a transfer', () => {
    expect(totalOf({ decimals: '6', value: '5' })).toEqual({
      decimals: 6,
      value: 5n,
      token_id: null,
      token_instance: null,
      ui_multiplier: null,
    })
    expect(totalOf('5')).toMatchObject({ value: 5n, token_id: null })
    expect(totalOf({ token_id: '9'.repeat(77) })).toMatchObject({ value: null, token_id: BigInt('9'.repeat(77)) })
    expect(totalOf({ decimals: null, value: '2', token_id: '1', token_instance: null })).toMatchObject({
      value: 2n,
      token_id: 1n,
    })
  })

  it('search results by type, unknown types kept', () => {
    expect(parseLenient(searchResult, { type: 'block', block_number: 5 }).value).toMatchObject({
      type: 'block',
      block_number: 5,
    })
    expect(parseLenient(searchResult, { type: 'tac_operation', name: 'N', url: '/x' }).value).toMatchObject({
      type: 'other',
      named: 'tac_operation',
      name: 'N',
    })
    expect(parseLenient(searchResult, { type: 'constructor' }).value).toMatchObject({
      type: 'other',
      named: 'constructor',
    })
    expect(parseLenient(searchResult, { type: 7 }).value).toMatchObject({ type: 'other', named: null })
  })

  it('gas prices, numbers or objects', () => {
    const prices = { slow: 0.01, average: { price: 1.5, fiat_price: '0.1', time: 12000 }, fast: null }
    expect(parseLenient(stats, { gas_prices: prices }).value?.gas_prices).toEqual({
      slow: { price: 0.01, base_fee: null, priority_fee: null, fiat_price: null, time: null },
      average: { price: 1.5, base_fee: null, priority_fee: null, fiat_price: '0.1', time: 12000 },
      fast: null,
    })
  })
})
