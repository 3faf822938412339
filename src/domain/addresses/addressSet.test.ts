import { array, assert, property, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import { addressSetFragment, MAX_SET_ADDRESSES, readAddressSetFragment, readAddressText } from './addressSet'

const VITALIK = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const a = `0x${'a'.repeat(40)}`
const b = `0x${'b'.repeat(40)}`

test('address text: addresses are read whatever separates them, and merged', () => {
  const text = `${a}, "${b}";\n| ${a.slice(2)} | eth:${VITALIK}.\t[${b.toUpperCase().replace('X', 'x')}]`
  expect(readAddressText(text)).toEqual({
    addresses: [a, b, VITALIK.toLowerCase()],
    names: [],
    problems: [],
    duplicates: 2,
  })
})

test('address text: ENS names are listed as names, each once', () => {
  expect(readAddressText('alice.eth Alice.eth, pay.bob.base.eth 🦊.eth')).toMatchObject({
    addresses: [],
    names: ['alice.eth', 'pay.bob.base.eth', '🦊.eth'],
    problems: [],
    duplicates: 1,
  })
})

test('address text: each part that is not an address is named with its reason', () => {
  const wrongCase = VITALIK.replace('dA6B', 'Da6B')
  const text = [wrongCase, '0x12', `0x${'1'.repeat(64)}`, `0x${'g'.repeat(40)}`, 'hello', '1.5'].join('\n')
  expect(readAddressText(text).problems).toEqual([
    { text: wrongCase, reason: 'has an invalid checksum: check for typos' },
    { text: '0x12', reason: 'has 2 hex digits instead of 40' },
    { text: `0x${'1'.repeat(64)}`, reason: 'is a transaction or block hash, not an address' },
    { text: `0x${'g'.repeat(40)}`, reason: 'has characters that are not hex digits' },
    { text: 'hello', reason: 'is not an address or a name' },
    { text: '1.5', reason: 'is not an address or a name' },
  ])
})

test('address text: addresses beyond the limit are named, not dropped', () => {
  const all = Array.from({ length: MAX_SET_ADDRESSES + 2 }, (_, index) => `0x${index.toString(16).padStart(40, '0')}`)
  const { addresses, problems } = readAddressText(all.join(' '))
  expect(addresses).toHaveLength(MAX_SET_ADDRESSES)
  expect(problems.map(({ text }) => text)).toEqual(all.slice(MAX_SET_ADDRESSES))
})

test('address text: text without an address is empty', () => {
  expect(readAddressText(' \n,,"" ')).toEqual({ addresses: [], names: [], problems: [], duplicates: 0 })
})

test('address set fragment: a written set is read again', () => {
  const hash = stringMatching(/^[\da-f]{40}$/).map((digits) => `0x${digits}`)
  assert(
    property(array(hash, { maxLength: 200 }), (all) => {
      const addresses = [...new Set(all)]
      expect(readAddressSetFragment(addressSetFragment(addresses, ['1', '10']))).toEqual({
        text: { addresses, names: [], problems: [], duplicates: 0 },
        chains: ['1', '10'],
      })
    }),
  )
  expect(readAddressSetFragment('top')).toBeNull()
  expect(readAddressSetFragment('addresses=%zz,x&chains=a,-1')).toMatchObject({ chains: [] })
})

test('address text: a part of any length does not block the page', () => {
  // A pattern that is tried at every sign takes minutes, more than a test may.
  const text = `x${'.'.repeat(500_000)}x`
  expect(readAddressText(text).problems).toEqual([{ text, reason: 'is not an address or a name' }])
  expect(readAddressText(`${a}${'.'.repeat(500_000)}`).addresses).toEqual([a])
})
