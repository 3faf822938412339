import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAbiText, withAbisAdded, writeAbis } from './abiFile'
import { abisFor, type AddedAbi } from './addedAbis'

const a = `0x${'aa'.repeat(20)}` as const
const entry = { type: 'function', name: 'f', inputs: [] }
const added = (name: string, address: AddedAbi['address'] = null): AddedAbi => ({ name, address, abi: [entry] })

test('an ABI is read from an array, and from a compiler’s output', () => {
  const read = { kind: 'abi', abi: [entry], unreadable: [] }
  expect(readAbiText(JSON.stringify([entry]))).toEqual(read)
  expect(readAbiText(JSON.stringify({ contractName: 'X', abi: [entry], bytecode: '0x' }))).toEqual(read)
})

test('an entry that cannot be read is said, and the others are read', () => {
  const wrong = { type: 'function', name: '<b>', inputs: [] }
  expect(readAbiText(JSON.stringify([entry, wrong]))).toMatchObject({
    abi: [entry],
    unreadable: [{ entry: wrong, reason: expect.any(String) as string }],
  })
})

test('what is written is read again; entries of a file that are invalid are counted', () => {
  const all = [added('one', a), added('two')]
  expect(readAbiText(writeAbis(all))).toEqual({ kind: 'file', abis: all, unreadable: 0 })
  const damaged = [...all, null, { name: 'x', address: '0x1', abi: [entry] }, { name: 'y', abi: [] }]
  expect(readAbiText(writeAbis(damaged as AddedAbi[]))).toEqual({ kind: 'file', abis: all, unreadable: 3 })
})

test.each(['', '{', '7', 'null', '{}', '{"abi":{}}'])('%s is no ABI', (text) => expect(readAbiText(text)).toBeNull())

test('an ABI that is added twice is there once', () => {
  expect(withAbisAdded([added('old'), added('of a', a)], [added('new')])).toEqual([added('new'), added('of a', a)])
})

test('an address has its own ABIs first, then those for all', () => {
  const other = `0x${'bb'.repeat(20)}` as const
  const all = [added('all'), added('own', a), added('other', other)]
  expect(abisFor(all, a.toUpperCase().replace('0X', '0x')).map(({ name }) => name)).toEqual(['own', 'all'])
  expect(abisFor(all, null).map(({ name }) => name)).toEqual(['all'])
})

test('property: any text is read or not, and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readAbiText(text)?.kind ?? 'abi').toBe('abi')
    }),
  )
})
