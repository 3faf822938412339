import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { allowanceAfter, allowanceCalldata, allowanceUse, isUnlimited, readAllowance } from './allowance'
import { RpcError } from './rpcError'

const from = `0x${'a1'.repeat(20)}` as const
const other = `0x${'b2'.repeat(20)}` as const
const third = `0x${'c3'.repeat(20)}` as const

const token = parseAbi([
  'function allowance(address owner, address spender) view returns (uint256)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function transferFrom(address from, address to, uint256 value) returns (bool)',
  'function burnFrom(address from, uint256 value)',
  'function approve(address spender, uint256 value) returns (bool)',
  'function increaseAllowance(address spender, uint256 value) returns (bool)',
  'function decreaseAllowance(address spender, uint256 value) returns (bool)',
])

const lower = (use: ReturnType<typeof allowanceUse>) =>
  use && { ...use, owner: use.owner.toLowerCase(), spender: use.spender.toLowerCase() }

test.each([
  ['transferFrom', [other, third, 5n], { owner: other, spender: from, kind: 'spend', amount: 5n }],
  ['burnFrom', [other, 5n], { owner: other, spender: from, kind: 'spend', amount: 5n }],
  ['approve', [other, 5n], { owner: from, spender: other, kind: 'set', amount: 5n }],
  ['increaseAllowance', [other, 5n], { owner: from, spender: other, kind: 'add', amount: 5n }],
  ['decreaseAllowance', [other, 5n], { owner: from, spender: other, kind: 'subtract', amount: 5n }],
] as const)('%s uses the allowance of its owner and spender', (functionName, args, expected) => {
  const data = encodeFunctionData({ abi: token, functionName, args })
  expect(lower(allowanceUse(token, { from, data }))).toEqual(expected)
})

test('other calls, other contracts and data that is cut off use none', () => {
  const data = encodeFunctionData({ abi: token, functionName: 'approve', args: [other, 5n] })
  const transfer = encodeFunctionData({ abi: token, functionName: 'transfer', args: [other, 5n] })
  expect(allowanceUse(token, { from, data: transfer })).toBeNull()
  expect(allowanceUse(token, { from, data: '0x' })).toBeNull()
  expect(allowanceUse(token, { from, data: `0x${data.slice(2, 40)}` })).toBeNull()
  const nft = parseAbi(['function approve(address to, uint256 tokenId)'])
  expect(allowanceUse(nft, { from, data })).toBeNull()
  // An ABI that lies about types is no ERC-20 token.
  const liar = parseAbi(['function allowance(address owner) view returns (uint256)'])
  expect(allowanceUse([...nft, ...liar], { from, data })).toBeNull()
})

test('the allowance is read by its own calldata, and only one word is an allowance', () => {
  const use = { owner: from, spender: other, kind: 'set', amount: 7n } as const
  expect(allowanceCalldata(use)).toBe(`0xdd62ed3e${'0'.repeat(24)}${from.slice(2)}${'0'.repeat(24)}${other.slice(2)}`)
  const read = (result: unknown) => readAllowance({ result, error: null })
  expect(read(`0x${'f'.repeat(64)}`)).toBe(2n ** 256n - 1n)
  expect(read('0x')).toBeNull()
  expect(read(`0x${'0'.repeat(128)}`)).toBeNull()
  expect(read(7)).toBeNull()
  expect(readAllowance({ result: null, error: new RpcError(3, 'execution reverted', '0x') })).toBeNull()
})

test('the allowance after a call is the amount, or changed by it', () => {
  const use = { owner: from, spender: other, amount: 7n }
  expect(allowanceAfter({ ...use, kind: 'set' }, 5n)).toBe(7n)
  expect(allowanceAfter({ ...use, kind: 'add' }, 5n)).toBe(12n)
  expect(allowanceAfter({ ...use, kind: 'subtract' }, 10n)).toBe(3n)
})

test('an owner in other letters than those of its checksum is read all the same', () => {
  const owner = `0x${'A1'.repeat(20)}` as const
  const use = { owner: from, spender: other, kind: 'set', amount: 0n } as const
  expect(allowanceCalldata({ ...use, owner })).toBe(allowanceCalldata(use))
})

test('an allowance of more than there is of the token is unlimited', () => {
  expect(isUnlimited(1001n, 1000n)).toBe(true)
  expect(isUnlimited(1000n, 1000n)).toBe(false)
  expect(isUnlimited(1001n, 0n)).toBe(false)
  expect(isUnlimited(1001n, null)).toBe(false)
})

test.each([
  [2n ** 256n - 1n, true],
  [2n ** 255n, true],
  [2n ** 255n - 1n, false],
  // COMP and UNI store no more.
  [2n ** 96n - 1n, true],
  [2n ** 96n - 2n, false],
  [2n ** 96n, false],
  [0n, false],
])('an allowance of %s is unlimited: %s', (allowance, expected) => {
  expect(isUnlimited(allowance)).toBe(expected)
})
