import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parseLenient } from './parseLenient'
import type { SchemaMismatch } from './schemaMismatch'
import { shapeOf } from './schemas/fields'
import { RESOURCES, type ListName, type ResourceName } from './resources'
import { stringifyJson } from './json'
import { rowsOf } from './rows'
import type { ListResource } from './resource'
import { integer } from './schemas/scalars'
import { searchResult } from './schemas/search'
import { token } from './schemas/token'
import { transaction } from './schemas/transaction'

/** Any JSON as parseJson gives it: integers beyond 2^53 are bigint. */
const anyJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(
      null,
      '',
      'null',
      '0',
      '-0',
      '0x',
      '1e400',
      {},
      [],
      [[]],
      { raw: null },
      { tags: [null] },
      { hash: null },
    ),
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.integer(),
    fc.bigInt(),
    fc.boolean(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 4 }),
  ),
})).value

const names = Object.keys(RESOURCES) as ResourceName[]
const listNames = names.filter((name): name is ListName => RESOURCES[name].kind === 'list')

/** All top-level fields of a resource's rows. */
function fieldsOf(schema: z.core.$ZodType): string[] {
  if (schema === searchResult) return ['type', 'name', 'address_hash', 'block_number', 'timestamp', 'ens_info']
  return Object.keys(shapeOf(schema) ?? {})
}

function nested(depth: number, wrap: (inner: unknown, level: number) => unknown): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level += 1) value = wrap(value, level)
  return value
}

describe('parseLenient', () => {
  it('never throws and loses no raw row, whatever the value of any field', () => {
    for (const name of listNames) {
      const resource = RESOURCES[name] as unknown as ListResource
      const record = fc.record(Object.fromEntries(fieldsOf(resource.item).map((field) => [field, anyJson])), {
        requiredKeys: [],
      })
      fc.assert(
        fc.property(fc.array(fc.oneof(record, anyJson), { maxLength: 5 }), (items) => {
          const mismatches: SchemaMismatch[] = []
          const rows = rowsOf(resource, items, 'items', mismatches)
          // Only a record that says the very same twice is shown once.
          const same = (a: unknown, b: unknown) => stringifyJson(a) === stringifyJson(b)
          const kept = items.filter((item, at) => {
            const first = items.findIndex((other) => same(other, item))
            return first === at || rows.every(({ raw, value }) => value === null || !same(raw, item))
          })
          expect(rows.map(({ raw }) => raw)).toEqual(kept)
          expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
          for (const { path, found } of mismatches) {
            expect(path).toMatch(/^items\[\d\]/)
            expect(found.length).toBeLessThan(200)
          }
        }),
        { numRuns: 60 },
      )
    }
  })

  it('returns every field of every resource, null if it is unreadable', () => {
    for (const name of names) {
      const { item } = RESOURCES[name] as { item: z.core.$ZodType }
      if (item === searchResult) continue
      const fields = fieldsOf(item)
      expect(parseLenient(item, {}).value).toEqual(Object.fromEntries(fields.map((field) => [field, null])))
      const symbols = Object.fromEntries(fields.map((field) => [field, { odd: [{}] }]))
      expect(Object.keys(parseLenient(item, symbols).value ?? {})).toEqual(fields)
    }
  })

  it('reads values of any depth', () => {
    const deep = nested(50_000, (inner) => [inner])
    const deepObjects = nested(50_000, (inner, level) => ({
      [['token', 'total', 'token_instance', 'tags'][level % 4] ?? '']: inner,
    }))
    for (const name of listNames) {
      const resource = RESOURCES[name] as unknown as ListResource
      const item = Object.fromEntries(
        fieldsOf(resource.item).map((field, index) => [field, index % 2 === 0 ? deep : deepObjects]),
      )
      expect(rowsOf(resource, [item, deep, deepObjects], 'items', [])).toHaveLength(3)
    }
  })

  it('notes the path, the expected type and the value', () => {
    const { value, mismatches } = parseLenient(
      transaction,
      { hash: '0xa1', fee: { type: 'actual', value: {} }, gas_used: 'many', to: [] },
      'items[3]',
    )
    expect(value).toMatchObject({ hash: '0xa1', fee: { type: 'actual', value: null }, gas_used: null, to: null })
    expect(mismatches).toEqual([
      { path: 'items[3].fee.value', expected: 'decimal string', found: 'object with no keys' },
      { path: 'items[3].to', expected: 'object', found: 'array of 0' },
      { path: 'items[3].gas_used', expected: 'decimal string', found: '"many"' },
    ])
  })

  it('leaves unreadable elements out of an array, with a note', () => {
    const { value, mismatches } = parseLenient(z.array(integer), [1, 'x', 2, null])
    expect(value).toEqual([1, 2])
    expect(mismatches.map(({ path }) => path)).toEqual(['[1]', '[3]'])
  })

  it('reads nothing of a value with more unreadable parts than zod can report, with a note', () => {
    const { value, mismatches } = parseLenient(transaction, { hash: '0xa1', token_transfers: Array(300_000).fill(1) })
    expect(value).toBeNull()
    expect(mismatches).toHaveLength(1)
  })

  it('reads the readable parts of a field with an older name', () => {
    const { value, mismatches } = parseLenient(transaction, { tx_types: ['coin_transfer', {}], block: {} })
    expect(value).toMatchObject({ transaction_types: ['coin_transfer'], block_number: null })
    expect(Object.keys(value ?? {})).not.toContain('tx_types')
    expect(mismatches.map(({ path }) => path)).toEqual(['block', 'tx_types[1]'])
  })

  it('reads the names that older servers use, the newer name first', () => {
    expect(
      parseLenient(transaction, { block: 7, tx_burnt_fee: '5', tx_types: ['coin_transfer'], tx_tag: 'a' }).value,
    ).toMatchObject({
      block_number: 7,
      transaction_burnt_fee: 5n,
      transaction_types: ['coin_transfer'],
      transaction_tag: 'a',
    })
    expect(parseLenient(token, { address: `0x${'1'.repeat(40)}`, holders: '3' }).value).toMatchObject({
      address_hash: `0x${'1'.repeat(40)}`,
      holders_count: 3n,
    })
    expect(parseLenient(transaction, { block: 7, block_number: 8 }).value?.block_number).toBe(8)
  })
})
