import type { RpcOutcome } from '#/contracts/node'
import { encodeAbiParameters } from 'viem'
import { describe, expect, test } from 'vitest'
import { type ApprovalEvent, PERMIT2 } from '#/domain/transactions/approvals'
import { approvalCalls, readApprovalState, readTokenFacts, revokingCall } from './approvalCalls'
import { readRpcError } from '#/contracts/rpcError'

const owner = `0x${'a1'.repeat(20)}`
const spender = `0x${'b2'.repeat(20)}`
const token = `0x${'c3'.repeat(20)}`

const eventOf = (kind: ApprovalEvent['kind']): ApprovalEvent => ({
  kind,
  token,
  spender,
  granted: 1n,
  tokenId: kind === 'nft' ? 7n : null,
  block: 1,
  index: 0,
  transaction: `0x${'d4'.repeat(32)}`,
  at: null,
})
const word = (value: bigint | string) => `0x${BigInt(value).toString(16).padStart(64, '0')}`
const ok = (result: unknown): RpcOutcome => ({ result, error: null })
const reverted: RpcOutcome = { result: null, error: readRpcError({ code: 3, message: 'reverted', data: '0x' }) }
const read = (kind: ApprovalEvent['kind'], ...outcomes: RpcOutcome[]) =>
  readApprovalState(eventOf(kind), owner, outcomes)

describe('the state of an approval', () => {
  test('of an amount is the allowance and the balance', () => {
    expect(read('amount', ok(word(5n)), ok(word(9n)))).toEqual({ granted: 5n, balance: 9n })
    expect(read('amount', ok(word(5n)), reverted)).toEqual({ granted: 5n, balance: null })
  })

  test.each(['0x', '0x12', null, 7, 'x', {}])('is unknown if a contract returns %j', (result) => {
    expect(read('amount', ok(result), ok(result))).toEqual({ granted: null, balance: null })
    expect(read('all', ok(result), ok(result))).toEqual({ granted: null, balance: null })
    expect(read('nft', ok(result), ok(result))).toEqual({ granted: null, balance: null })
    expect(read('permit2', ok(result), ok(result), ok(result))).toEqual({ granted: null, balance: null })
    expect(readTokenFacts([ok(result), ok(result)])).toEqual({ decimals: null, symbol: null })
  })

  test('of a collection is a boolean', () => {
    expect(read('all', ok(word(1n)), ok(word(3n)))).toEqual({ granted: 1n, balance: 3n })
    expect(read('all', ok(word(0n)), reverted)).toEqual({ granted: 0n, balance: null })
    expect(read('all', ok(word(2n)), reverted)).toEqual({ granted: null, balance: null })
  })

  test('of an NFT ends with another approved address or owner, and when it is burnt', () => {
    expect(read('nft', ok(word(spender)), ok(word(owner)))).toEqual({ granted: 1n, balance: 1n })
    expect(read('nft', ok(word(token)), ok(word(owner)))).toEqual({ granted: 0n, balance: 1n })
    expect(read('nft', ok(word(spender)), ok(word(token)))).toEqual({ granted: 0n, balance: 0n })
    expect(read('nft', reverted, reverted)).toEqual({ granted: 0n, balance: 0n })
    expect(read('nft', reverted, reverted, ok(word(0n)))).toEqual({ granted: 0n, balance: 0n })
    // It is an allowance of an ERC-20 that logs four topics.
    expect(read('nft', reverted, reverted, ok(word(5n)))).toEqual({ granted: null, balance: null })
    expect(read('nft', reverted, ok(word(owner)))).toEqual({ granted: null, balance: 1n })
  })

  test('by Permit2 is no more than Permit2 may transfer, and nothing after its expiration', () => {
    const allowance = (amount: bigint, expiration: number) => {
      const types = [{ type: 'uint160' }, { type: 'uint48' }, { type: 'uint48' }] as const
      return ok(encodeAbiParameters(types, [amount, expiration, 0]))
    }
    const later = Math.floor(Date.now() / 1000) + 3600
    expect(read('permit2', allowance(5n, later), ok(word(9n)), ok(word(7n)))).toEqual({ granted: 5n, balance: 9n })
    expect(read('permit2', allowance(5n, later), ok(word(9n)), ok(word(2n)))).toEqual({ granted: 2n, balance: 9n })
    expect(read('permit2', allowance(5n, later), ok(word(9n)), reverted)).toEqual({ granted: 5n, balance: 9n })
    expect(read('permit2', allowance(5n, 1), ok(word(9n)), ok(word(7n)))).toEqual({ granted: 0n, balance: 9n })
    const largest = 2n ** 160n - 1n
    const unlimited = read('permit2', allowance(largest, later), ok(word(9n)), ok(word(2n ** 256n - 1n)))
    expect(unlimited.granted).toBe(2n ** 256n - 1n)
  })
})

test('each approval is read from its token, and that of Permit2 from Permit2', () => {
  const targets = (kind: ApprovalEvent['kind']) => approvalCalls(eventOf(kind), owner).map(({ to }) => to)
  expect(targets('amount')).toEqual([token, token])
  expect(targets('all')).toEqual([token, token])
  expect(targets('nft')).toEqual([token, token, token])
  expect(targets('permit2')).toEqual([PERMIT2, token, token])
})

test('an owner in other letters than those of its checksum is the same', () => {
  for (const kind of ['amount', 'all', 'permit2'] as const)
    expect(approvalCalls(eventOf(kind), `0x${'A1'.repeat(20)}`)).toEqual(approvalCalls(eventOf(kind), owner))
})

test('an approval is revoked by the call that sets it to nothing', () => {
  const [left, right] = [spender.slice(2), '0'.repeat(64)]
  expect(revokingCall(eventOf('amount'))).toMatchObject({
    to: token,
    data: `0x095ea7b3${'0'.repeat(24)}${left}${right}`,
  })
  expect(revokingCall(eventOf('all'))).toMatchObject({ to: token, data: `0xa22cb465${'0'.repeat(24)}${left}${right}` })
  const seven = word(7n).slice(2)
  expect(revokingCall(eventOf('nft'))).toMatchObject({ to: token, data: `0x095ea7b3${right}${seven}` })
  const { to, data, method } = revokingCall(eventOf('permit2'))
  expect(to).toBe(PERMIT2)
  expect(method.signature).toBe('approve(address,address,uint160,uint48)')
  expect(data.endsWith(right + right)).toBe(true)
})

test('symbol and decimals of a token are read if they are a text and a uint8', () => {
  const symbol = ok(encodeAbiParameters([{ type: 'string' }], ['TC']))
  expect(readTokenFacts([ok(word(6n)), symbol])).toEqual({ decimals: 6, symbol: 'TC' })
  expect(readTokenFacts([ok(word(256n)), symbol])).toEqual({ decimals: null, symbol: 'TC' })
  // Old tokens return 32 bytes instead of a text.
  expect(readTokenFacts([ok(word(6n)), ok(`0x4d4b52${'0'.repeat(58)}`)])).toEqual({ decimals: 6, symbol: 'MKR' })
  expect(readTokenFacts([ok(word(6n)), ok(`0xff${'0'.repeat(62)}`)])).toEqual({ decimals: 6, symbol: null })
  expect(readTokenFacts([ok(word(6n)), ok(word(0n))])).toEqual({ decimals: 6, symbol: null })
})
