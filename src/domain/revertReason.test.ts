import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { nameInSignature } from './decoded'
import { revertWords } from './revertReason'
import type { RevertRecord } from './transactionRecords'

const word = (value: bigint) => value.toString(16).padStart(64, '0')
const ascii = (text: string) => Buffer.from(text).toString('hex')
const errorString = (text: string) =>
  `0x08c379a0${word(32n)}${word(BigInt(text.length))}${ascii(text).padEnd(Math.ceil(text.length / 32) * 64, '0')}`
const panic = (code: bigint) => `0x4e487b71${word(code)}`

test.each([
  ['execution reverted: paused', { kind: 'message', text: 'execution reverted: paused' }],
  [' ', { kind: 'none' }],
  ['0x', { kind: 'none' }],
  [errorString('Not the owner'), { kind: 'message', text: 'Not the owner' }],
  [errorString(''), { kind: 'none' }],
  [panic(0x12n), { kind: 'panic', code: 0x12n, words: 'division by zero' }],
  [panic(0x99n), { kind: 'panic', code: 0x99n, words: null }],
  [`0x${ascii('Paused by the owner')}`, { kind: 'message', text: 'Paused by the owner' }],
  ['0x31708d59', { kind: 'bytes', hex: '0x31708d59' }],
  [`0x${ascii('abcd')}`, { kind: 'bytes', hex: `0x${ascii('abcd')}` }],
  [`0x08c379a0${word(32n)}${word(99n)}`, { kind: 'bytes', hex: `0x08c379a0${word(32n)}${word(99n)}` }],
])('%j, as text or as bytes', (given, revert) => {
  expect(revertWords({ form: 'text', text: given })).toEqual(revert)
  expect(revertWords({ form: 'raw', raw: given })).toEqual(revert)
})

test.each<[RevertRecord | null, unknown]>([
  [null, { kind: 'none' }],
  [{ form: 'decoded', decoded: { method_call: null, method_id: null, parameters: null } }, { kind: 'none' }],
  [
    { form: 'decoded', decoded: { method_call: 'Expired(uint256 at)', method_id: 'aa2fd925', parameters: null } },
    { kind: 'error', name: 'Expired' },
  ],
  [
    { form: 'decoded', decoded: { method_call: null, method_id: 'aa2fd925', parameters: [] } },
    { kind: 'error', name: '0xaa2fd925' },
  ],
  [
    {
      form: 'decoded',
      decoded: {
        method_call: 'Error(string reason)',
        method_id: '08c379a0',
        parameters: [{ name: 'reason', type: 'string', value: 'Not the owner' }],
      },
    },
    { kind: 'message', text: 'Not the owner' },
  ],
  [
    {
      form: 'decoded',
      decoded: {
        method_call: 'Panic(uint256 code)',
        method_id: '0x4e487b71',
        parameters: [{ name: 'code', type: 'uint256', value: '17' }],
      },
    },
    { kind: 'panic', code: 0x11n, words: 'arithmetic overflow or underflow' },
  ],
])('a decoded reason %#', (reason, revert) => {
  expect(revertWords(reason)).toEqual(revert)
})

test('any text and any bytes are read without throwing, and never changed', () => {
  const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => `0x${Buffer.from(array).toString('hex')}`)
  const known = fc.constantFrom('0x08c379a0', '0x4e487b71')
  const encoded = fc.tuple(known, bytes).map(([selector, rest]) => selector + rest.slice(2))
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), bytes, encoded), (given) => {
      const revert = revertWords({ form: 'raw', raw: given })
      if (revert.kind === 'bytes') expect(revert.hex).toBe(given)
      if (revert.kind === 'message' && !given.startsWith('0x')) expect(revert.text).toBe(given)
    }),
  )
})

test('the words of Error(string) are read back', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[!-~][ -~]{0,80}$/), (text) => {
      expect(revertWords({ form: 'raw', raw: errorString(text) })).toEqual({ kind: 'message', text })
    }),
  )
})

test.each([
  ['transfer(address to)', 'transfer'],
  ['transfer', 'transfer'],
  ['(uint256)', null],
  ['', null],
  [null, null],
])('the name in %j is %j', (signature, name) => {
  expect(nameInSignature(signature)).toBe(name)
})
