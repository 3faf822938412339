import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import {
  type Cursor,
  type CursorValue,
  cursorToQuery,
  decodeCursor,
  encodeCursor,
  readCursor,
  sameCursor,
} from './cursor'

const value: fc.Arbitrary<CursorValue> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.integer(),
  fc.bigInt(),
  fc.bigInt({ min: 2n ** 53n, max: 2n ** 256n }),
  fc.boolean(),
  fc.constant(null),
)
const cursor: fc.Arbitrary<Cursor> = fc
  .dictionary(fc.string({ unit: 'binary' }), value, { minKeys: 1 })
  .filter(
    (record) =>
      readCursor(record) !== null && Object.keys(readCursor(record) ?? {}).length === Object.keys(record).length,
  )

test('any cursor survives the address bar, each value with its exact type', () => {
  fc.assert(
    fc.property(cursor, (record) => {
      const read = decodeCursor(encodeCursor(record)) ?? {}
      expect(Object.keys(read).toSorted()).toEqual(Object.keys(record).toSorted())
      for (const [key, item] of Object.entries(record)) expect(Object.is(read[key], item)).toBe(true)
    }),
  )
})

test('the text needs no percent-encoding in a query and is not JSON', () => {
  fc.assert(
    fc.property(cursor, (record) => {
      const text = encodeCursor(record)
      expect(text).toMatch(/^[\w.-]+$/)
      expect(() => JSON.parse(text) as unknown).toThrow()
    }),
  )
})

test('lone surrogates and __proto__ survive', () => {
  const record = Object.fromEntries([['__proto__', '\ud800'] as const])
  const read = decodeCursor(encodeCursor(record))
  expect(Object.entries(read ?? {})).toEqual([['__proto__', '\ud800']])
})

test('decoding any text never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\w.-]*$/)), (text) => {
      const read = decodeCursor(text)
      if (read !== null) expect(decodeCursor(encodeCursor(read))).toEqual(read)
    }),
  )
})

test.each([
  '',
  '.',
  'a',
  'a.',
  'a.x1',
  'a.n',
  'a.nabc',
  'a.n01',
  'a.i1-2e5',
  'a.i01',
  'a.t1',
  'a.sx.b',
  'a.s-zz',
  'a.s1.a.s2',
  'é.s1',
  '{"a":1}',
])('invalid text %j is null', (text) => {
  expect(decodeCursor(text)).toBeNull()
})

test('the text is short and readable', () => {
  expect(encodeCursor({ items_count: 50, block_number: 19000000, index: 12 })).toBe(
    'block_number.n19000000.index.n12.items_count.n50',
  )
  expect(encodeCursor({ a: null, b: true, c: false, d: 2n ** 64n, e: 'x y' })).toBe(
    'a.z.b.t.c.f.d.i18446744073709551616.e.sx-20y',
  )
})

test('the order of keys does not matter', () => {
  const a = { block_number: 1, index: 2 }
  const b = { index: 2, block_number: 1 }
  expect(encodeCursor(a)).toBe(encodeCursor(b))
  expect(sameCursor(a, b)).toBe(true)
  expect(sameCursor(a, { ...b, index: 3 })).toBe(false)
  expect(sameCursor(a, { index: 2 })).toBe(false)
  expect(sameCursor(a, null)).toBe(false)
  expect(sameCursor(null, null)).toBe(true)
})

test('cursors with the same query are equal', () => {
  expect(sameCursor({ token_id: 7n }, { token_id: '7' })).toBe(true)
})

test('a query holds booleans in lowercase, null as an empty string, every digit', () => {
  expect(cursorToQuery({ z: true, y: false, x: null, w: 2n ** 200n, v: 'a&b', u: 1.5 })).toEqual([
    ['u', '1.5'],
    ['v', 'a&b'],
    ['w', (2n ** 200n).toString()],
    ['x', ''],
    ['y', 'false'],
    ['z', 'true'],
  ])
})

test('a token ID of null is sent as the text null, as its parameter takes no empty text', () => {
  const holders = readCursor({ address_hash: '0xab', token_id: null, value: null, items_count: 50 })
  expect(holders && cursorToQuery(holders)).toEqual([
    ['address_hash', '0xab'],
    ['items_count', '50'],
    ['token_id', 'null'],
    ['value', ''],
  ])
})

test('flattened keys of a search cursor are sent unchanged', () => {
  const sent = {
    next_page_params_type: 'search',
    'token[holders_count]': '7',
    'token[name]': null,
    'label[inserted_at]': '2026-01-02T03:04:05.000000Z',
    q: 'orb',
  }
  const read = readCursor(sent)
  expect(decodeCursor(encodeCursor(read ?? {}))).toEqual(sent)
  expect(Object.fromEntries(cursorToQuery(read ?? {}))).toEqual({ ...sent, 'token[name]': '' })
})

test.each([[null], [undefined], [{}], [[]], [['a']], ['next'], [7], [true], [{ a: undefined }]])(
  'the cursor %j ends the list',
  (raw) => {
    expect(readCursor(raw)).toBeNull()
  },
)

test('a nested value stays its JSON text with every digit', () => {
  expect(readCursor({ a: { b: [1, 2n ** 70n, null, 'x"'], c: true } })).toEqual({
    a: '{"b":[1,1180591620717411303424,null,"x\\""],"c":true}',
  })
})

test.each(['apikey', 'api_key', 'API-KEY', 'x-api-key', 'Authorization', ' apikey ', 'access_token'])(
  'a credential named %j is never part of a cursor',
  (key) => {
    const raw = { [key]: 'secret', index: 1 }
    expect(readCursor(raw)).toEqual({ index: 1 })
    expect(encodeCursor(raw)).toBe('index.n1')
    expect(cursorToQuery(raw)).toEqual([['index', '1']])
    expect(readCursor({ [key]: 'secret' })).toBeNull()
  },
)

test('a credential in a forged link is dropped', () => {
  expect(decodeCursor('apikey.ssecret.index.n1')).toEqual({ index: 1 })
  expect(decodeCursor('apikey.ssecret')).toBeNull()
})
