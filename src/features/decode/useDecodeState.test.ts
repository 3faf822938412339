import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeParameters, writableParameters } from './parameters'
import { pastedBytes, pastedTopics } from './useDecodeState'

test.each([
  ['0xA9059CBB', '0xa9059cbb'],
  [' a905\n9cbb ', '0xa9059cbb'],
  ['"0xa9059cbb",', '0xa9059cbb'],
  ['0xa9059', null],
  ['0x', null],
  ['hello', null],
])('%j is read as %j', (text, bytes) => expect(pastedBytes(text)).toBe(bytes))

test('topics are read in any notation, four at most', () => {
  const topic = 'ab'.repeat(32)
  expect(pastedTopics(`["0x${topic}", "${topic}"]`)).toEqual([`0x${topic}`, `0x${topic}`])
  expect(pastedTopics(`0x${topic} `.repeat(6))).toHaveLength(4)
  expect(pastedTopics(`0x${topic}ab`)).toEqual([])
})

test('property: any search parameters are read, and what is written is read again', () => {
  const names = ['kind', 'data', 'topics', 'address', 'amount', 'unit', 'decimals', 'signature'] as const
  const value = fc.oneof(fc.string(), fc.constantFrom('log', 'wei', '18', '0x00', `0x${'ab'.repeat(20)}`))
  const entered = fc.record(
    Object.fromEntries(names.map((name) => [name, value])) as Record<(typeof names)[number], typeof value>,
  )
  fc.assert(
    fc.property(entered, (search) => {
      const written = writableParameters(search)
      expect(decodeParameters.parse(written)).toEqual(written)
    }),
  )
})
