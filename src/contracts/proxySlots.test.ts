import { expect, test } from 'vitest'
import { beaconCall, compareImplementation, readBeacon, readSlots, slotCalls } from './proxySlots'
import { RpcError } from './rpcError'

const address = '0x163199ebb3c5424eE85C270B4eB6e3e1de4f8A87'
const other = '0x05BD1E4cA53bE9dB31C2F2Ff02D266455bA8B95a'
const word = `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
const zero = `0x${'0'.repeat(64)}`
const returned = (result: unknown) => ({ result, error: null })

test('the slots are those of EIP-1967, at the latest block', () => {
  expect(slotCalls(address).map(({ method, params }) => [method, ...params])).toEqual([
    ['eth_getStorageAt', address, '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc', 'latest'],
    ['eth_getStorageAt', address, '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103', 'latest'],
    ['eth_getStorageAt', address, '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50', 'latest'],
  ])
})

test('a slot is empty, an address, or bytes that are no address', () => {
  const bytes = `0x${'1'.repeat(64)}`
  expect(readSlots([returned(word), returned(zero), returned(bytes)])).toEqual({
    implementation: { kind: 'address', address },
    admin: { kind: 'empty' },
    beacon: { kind: 'other', word: bytes },
  })
})

test('zeros in front may be left out', () => {
  expect(readSlots([returned(address.toLowerCase()), returned('0x'), returned('0x0')])).toEqual({
    implementation: { kind: 'address', address },
    admin: { kind: 'empty' },
    beacon: { kind: 'empty' },
  })
})

test.each([[null], [7], ['nonsense'], [`${zero}00`], [{ result: zero }]])('%j is no word of storage', (result) => {
  expect(readSlots([returned(word), returned(result), returned(zero)])).toBeNull()
})

test('a missing outcome is no word, and the error of a slot is returned', () => {
  expect(readSlots([returned(word)])).toBeNull()
  const error = new RpcError(-32_601, 'Method not found', null)
  expect(readSlots([returned(word), { result: null, error }, returned(zero)])).toBe(error)
})

test('the implementation of a beacon is that of implementation()', () => {
  expect(beaconCall(other)).toEqual({ method: 'eth_call', params: [{ to: other, data: '0x5c60da1b' }, 'latest'] })
  expect(readBeacon(word)).toBe(address)
  for (const result of ['0x', '0x12', zero, address, null, undefined, 'nonsense', `0x${'1'.repeat(64)}`])
    expect(readBeacon(result)).toBeNull()
})

test.each([
  [address, [address.toLowerCase()], 'eip1967', 'same'],
  [address, [other, address], null, 'same'],
  [address, [other], 'eip1967', 'different'],
  [address, [], null, 'only in storage'],
  [null, [other], 'eip1967', 'only in the API'],
  [null, [other], 'eip1967_beacon', 'only in the API'],
  [null, [other], 'eip1167', 'unknown'],
  [null, [], 'eip1967', 'unknown'],
] as const)('storage %s, API %j as %s: %s', (found, reported, type, expected) => {
  expect(compareImplementation(found, reported, type)).toBe(expected)
})
