import { expect, test } from 'vitest'
import { readRpcError } from './rpcError'

const data = `0x08c379a0${'20'.padStart(64, '0')}${'2'.padStart(64, '0')}${'4e6f'.padEnd(64, '0')}`

test.each([
  ['Geth', { code: 3, message: 'execution reverted: No', data }],
  ['data in an object', { code: -32_000, message: 'execution reverted', data: { data } }],
  ['Hardhat', { code: -32_603, message: 'Error: VM Exception', data: { message: 'No', data: { data } } }],
  ['wallets', { code: -32_603, message: 'Internal error', data: { originalError: { code: 3, data, message: '' } } }],
  ['OpenEthereum', { code: -32_015, message: 'VM execution error.', data: `Reverted ${data}` }],
  [
    'Ganache',
    { code: -32_000, message: 'VM Exception', data: { [`0x${'ab'.repeat(32)}`]: { error: 'revert', return: data } } },
  ],
  ['the message', { code: -32_000, message: `execution reverted: ${data}` }],
])('the data of a revert is found as %s sends it', (_, error) => {
  expect(readRpcError(error).revertData).toBe(data)
})

test('a revert without data is a revert', () => {
  expect(readRpcError({ code: 3, message: 'execution reverted', data: '0x' }).revertData).toBe('0x')
  expect(readRpcError({ code: -32_000, message: 'execution reverted' }).revertData).toBe('0x')
})

test('a hash or other data is not taken for that of a revert', () => {
  const error = { code: -32_000, message: 'out of gas', data: { hash: `0x${'ab'.repeat(32)}`, note: 'at 0x1234' } }
  expect(readRpcError(error).revertData).toBeNull()
})

test.each([[null], ['busy'], [{}], [{ code: 'x', message: {}, data: [[[[[]]]]] }]])(
  'garbage is an error: %j',
  (error) => {
    expect(readRpcError(error)).toMatchObject({ code: null, revertData: null })
  },
)

test('a message is truncated', () => {
  expect(readRpcError({ code: 1, message: 'x'.repeat(10_000) }).serverMessage).toHaveLength(301)
})

test.each([
  ['isUnknownMethod', { code: -32_601, message: 'the method eth_call does not exist/is not available' }],
  ['isOfContract', { code: -32_000, message: 'invalid opcode: INVALID' }],
  ['isOfContract', { code: -32_000, message: 'out of gas' }],
  ['isOfContract', { code: 3, message: 'execution reverted' }],
  ['isUnknownMethod', { code: -32_600, message: 'Action not found.' }],
  ['isUnknownMethod', 'eth_estimateGas is disabled'],
  ['isUnknownMethod', 'Method "eth_getLogs" is not enabled on this node'],
  ['isUnknownMethod', { code: -32_000, message: 'rpc method is not whitelisted' }],
  ['isUnknownMethod', { code: -32_000, message: 'method eth_getProof not allowed' }],
  ['isUnknownMethod', { code: -32_000, message: 'Unsupported JSON-RPC method' }],
  ['isUnknownMethod', { code: -32_004, message: 'Method not supported' }],
  [
    'isUnknownMethod',
    { code: -32_600, message: "The method 'trace_block' is found but the namespace 'Trace' is disabled" },
  ],
  ['isUnknownMethod', { code: -32_604, message: 'Method not enabled' }],
  ['isUnknownMethod', { code: -32_600, message: 'trace_block is not available on the Free tier - upgrade your plan' }],
  ['isRateLimit', { code: -32_005, message: 'limit exceeded' }],
  ['isRateLimit', { code: -32_000, message: 'Too Many Requests' }],
  ['isStateMissing', { code: -32_000, message: 'missing trie node 0xabc (path )' }],
  ['isStateMissing', { code: -32_000, message: 'header not found' }],
  ['isStateMissing', { code: -32_000, message: 'header for hash not found' }],
  ['isStateMissing', { code: -32_002, message: 'No state available for block 0x12' }],
  ['isStateMissing', { code: -32_000, message: 'World state unavailable' }],
  ['isStateMissing', { code: 4_444, message: 'pruned history unavailable' }],
  ['isStateMissing', { code: -32_000, message: 'old data not available due to pruning' }],
  ['isStateMissing', { code: -32_602, message: 'BlockOutOfRangeError: block height is 3 but requested was 9' }],
] as const)('%s: %j', (what, error) => {
  expect(readRpcError(error)[what]).toBe(true)
})

test.each([
  { code: 3, message: 'execution reverted: method not available' },
  { code: -32_000, message: 'eth_getLogs block range of 5000 is not allowed, max 1000' },
  { code: -32_602, message: 'Invalid method parameters' },
  { code: -32_004, message: 'header not found' },
  { code: 429, message: 'eth_call is restricted by a rate limit' },
])('an error for another reason does not mean that the method is missing: %j', (error) => {
  expect(readRpcError(error).isUnknownMethod).toBe(false)
})

test('the limit of a batch is no rate limit, whatever its code', () => {
  expect(readRpcError({ code: -32_005, message: 'Batch size limit exceeded' }).isRateLimit).toBe(false)
})

test.each(['header not found', 'missing trie node 0xabc', 'Internal error', 'request timed out', ''])(
  'an error of the node is none of the contract: %j',
  (message) => {
    expect(readRpcError({ code: -32_000, message }).isOfContract).toBe(false)
  },
)
