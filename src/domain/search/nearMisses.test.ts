import { expect, test } from 'vitest'
import { correctedHash, nearest, startOfName } from './nearMisses'

const digits = 'ab10'.repeat(10)

test.each([
  [`0x${digits.replaceAll('0', 'O')}`, `0x${digits}`],
  [`0x${digits.replace('1', 'l')}`, `0x${digits}`],
  [`Ox${digits}`, `0x${digits}`],
  // Nothing is wrong, too few digits, or a letter that looks like none.
  [`0x${digits}`, null],
  [`0x${digits.slice(1)}`, null],
  [`0x${digits.replace('1', 'x')}`, null],
  ['', null],
])('%s is read as %s', (text, hash) => {
  expect(correctedHash(text)).toBe(hash)
})

test('a hash with a mistaken letter is corrected, too', () => {
  expect(correctedHash(`0x${'O'.repeat(64)}`)).toBe(`0x${'0'.repeat(64)}`)
})

test.each([
  ['meridain dolar', 'meri'],
  ['vitalk.eth', 'vit'],
  ['usdc', 'usd'],
  // Too short to have a start, and no name.
  ['abc', null],
  ['0x1234567', null],
  ['99999999', null],
])('%s begins with %s', (text, start) => {
  expect(startOfName(text)).toBe(start)
})

test('the nearest name comes first; a far one, the same one and a missing one do not', () => {
  const names = ['Meridian Dollar', 'meridain dolar', 'Meridian Dolar', null, 'Astral']
  expect(nearest(' Meridain Dolar ', names, (name) => [name])).toEqual(['Meridian Dolar', 'Meridian Dollar'])
  expect(nearest('abc', ['abd'], (name) => [name])).toEqual([])
  // Two letters swapped are one typo.
  expect(nearest('orbti', ['Orbit', 'Orbital'], (name) => [name])).toEqual(['Orbit'])
})
