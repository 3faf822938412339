import { expect, test } from 'vitest'
import { type Abi, parseAbi } from 'viem'
import { abiListing, humanReadable, humanReadableAbi, typeScriptAbi } from './abiListing'

const abi: Abi = parseAbi([
  'constructor(address owner) payable',
  'function quote((uint8 kind, bytes32[2] keys)[] orders) view returns (uint256, string note)',
  'function transfer(address to, uint256 amount) returns (bool)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'error Denied(address caller)',
  'fallback() external payable',
  'receive() external payable',
])

test('entries have their kind, and the selector or topic that they are found by', () => {
  expect(abiListing(abi).map(({ kind, selector }) => [kind, selector])).toEqual([
    ['constructor', null],
    ['read', expect.stringMatching(/^0x[0-9a-f]{8}$/)],
    ['write', '0xa9059cbb'],
    ['event', '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'],
    ['error', expect.stringMatching(/^0x[0-9a-f]{8}$/)],
    ['fallback', null],
    ['receive', null],
  ])
})

test('the human-readable form is one that viem reads as the same ABI', () => {
  expect(parseAbi(abi.map(humanReadable))).toEqual(abi)
  expect(parseAbi(JSON.parse(humanReadableAbi(abi).replace(/,\n\]$/, '\n]')) as string[])).toEqual(abi)
})

test('the TypeScript constant holds the ABI', () => {
  expect(typeScriptAbi(abi)).toMatch(/^export const abi = \[[^]*\] as const\n$/)
})
