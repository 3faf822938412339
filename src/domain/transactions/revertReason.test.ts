import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { nameInSignature } from './decoded'
import { reasonInResult, reasonText, revertWords } from './revertReason'
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

const bare = (hex: string) => hex.slice(2)

test.each([
  [
    ascii('Only chairperson can give right to vote.'),
    { kind: 'message', text: 'Only chairperson can give right to vote.' },
  ],
  [ascii('nicht möglich').toUpperCase(), { kind: 'message', text: 'nicht möglich' }],
  [ascii('不允许转账'), { kind: 'message', text: '不允许转账' }],
  // Right-to-left overrides stay in the text, for UntrustedText to show.
  [ascii('Not \u202eallowed'), { kind: 'message', text: 'Not \u202eallowed' }],
  [bare(errorString('Not the owner')), { kind: 'message', text: 'Not the owner' }],
  [bare(errorString('bell\u0007 and escape\u001b[2J')), { kind: 'message', text: 'bell\u0007 and escape\u001b[2J' }],
  [bare(errorString('')), { kind: 'none' }],
  [bare(panic(0x11n)), { kind: 'panic', code: 0x11n, words: 'arithmetic overflow or underflow' }],
  [`31708d59${word(7n)}`, { kind: 'bytes', hex: `0x31708d59${word(7n)}` }],
  [`31708159${word(7n)}`, { kind: 'bytes', hex: `0x31708159${word(7n)}` }],
  [`c1${'0f'.repeat(31)}`, { kind: 'bytes', hex: `0xc1${'0f'.repeat(31)}` }],
])('bytes without 0x are read as those with it: %s', (given, revert) => {
  expect(revertWords({ form: 'text', text: given })).toEqual(revert)
  expect(revertWords({ form: 'raw', raw: given })).toEqual(revert)
})

test.each([
  [`Reverted ${errorString('Not the owner')}`, { kind: 'message', text: 'Not the owner' }],
  [`execution reverted: ${panic(0x11n)}`, { kind: 'panic', code: 0x11n, words: 'arithmetic overflow or underflow' }],
  ['Reverted 0x31708d59', { kind: 'bytes', hex: '0x31708d59' }],
  ['Reverted 0x', { kind: 'none' }],
  ['Reverted 0x12 times', { kind: 'message', text: 'Reverted 0x12 times' }],
])('the words of nodes before bytes are no part of them: %s', (given, revert) => {
  expect(revertWords({ form: 'text', text: given })).toEqual(revert)
  expect(revertWords({ form: 'raw', raw: given })).toEqual(revert)
})

test.each([
  [`VM error: Reverted ${errorString('Not the owner')}`, 'VM error: Reverted: Not the owner'],
  [`Call failed: ${panic(0x11n)}`, 'Call failed: arithmetic overflow or underflow'],
  [`execution reverted: Not the owner: ${errorString('Not the owner')}`, 'execution reverted: Not the owner'],
  [`Call failed: 0x08c379a0${word(32n)}`, `Call failed: 0x08c379a0${word(32n)}`],
  ['Call failed: 0x31708d59', 'Call failed: 0x31708d59'],
])('other words before encoded ones stay: %s', (given, text) => {
  expect(revertWords({ form: 'text', text: given })).toEqual({ kind: 'message', text })
})

test.each([
  [`execution reverted: ${errorString('Not the owner')}`, { kind: 'message', text: 'Not the owner' }],
  [errorString('Not the owner'), { kind: 'message', text: 'Not the owner' }],
  ['execution reverted: 0x31708d59', { kind: 'bytes', hex: '0x31708d59' }],
  ['execution reverted: 0x', null],
  ['out of gas', null],
  ['success', null],
  ['', null],
  [null, null],
])('the reason in the result %j', (result, revert) => {
  expect(reasonInResult(result)).toEqual(revert)
})

test('a bare selector is an error only where the API says that it is raw', () => {
  expect(revertWords({ form: 'raw', raw: '31708d59' })).toEqual({ kind: 'bytes', hex: '0x31708d59' })
  expect(revertWords({ form: 'text', text: '31708d59' })).toEqual({ kind: 'message', text: '31708d59' })
})

test.each([
  'dead',
  'face',
  'beef',
  'deaf',
  'decade',
  'facade',
  'deadbeef',
  'DEADBEEF',
  'deaddeaddead',
  'E6',
  '5a',
  '1e18',
  'a1b2c3',
  '12345678',
  '4142434445',
  '41424344454647484950',
  '115792089237316195423570985008687907853269984665640564039457584007',
  '100000e8',
  '4f6e6c7',
  '4f6e6c7g',
  'Paused',
  '08c379a',
  'panic 4e487b71',
])('%s without 0x may be a word or a number, and stays as it is', (given) => {
  expect(revertWords({ form: 'text', text: given })).toEqual({ kind: 'message', text: given })
  expect(revertWords({ form: 'raw', raw: given })).toEqual({ kind: 'message', text: given })
})

test.each(['0xdead', '0xdeaf', '0xdeaddeaddead', '0x31', '0x4f4b'])('%s is no text', (given) => {
  expect(revertWords({ form: 'raw', raw: given })).toEqual({ kind: 'bytes', hex: given })
})

test.each([
  ['Reverted', `0x${ascii('Paused by the owner')}`, 'Paused by the owner'],
  ['Reverted', errorString('Not the owner'), 'Not the owner'],
  ['Reverted', '0x31708d59', 'Reverted'],
  ['Reverted', null, 'Reverted'],
  [ascii('Paused by the owner'), null, 'Paused by the owner'],
  [null, panic(0x12n), 'division by zero'],
  [null, '0x31708d59', null],
  ['', null, null],
])('a call with error %j and data %j failed with %j', (error, data, text) => {
  expect(reasonText(error, data)).toBe(text)
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
