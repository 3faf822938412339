import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  amountAtRisk,
  amountAtRiskOfAll,
  APPROVAL_FOR_ALL_TOPIC,
  APPROVAL_TOPIC,
  type ApprovalEvent,
  approvalOfInput,
  approvalOfLog,
  approvalsOf,
  dollarsOf,
  groupOfApproval,
  heightIn,
  mayApprove,
  nodeLog,
  PERMIT2,
} from './approvals'

const owner = `0x${'a1'.repeat(20)}`
const spender = `0x${'b2'.repeat(20)}`
const token = `0x${'c3'.repeat(20)}`
const hash = `0x${'d4'.repeat(32)}`
const word = (value: bigint | string) => BigInt(value).toString(16).padStart(64, '0')
const topicOf = (value: bigint | string) => `0x${word(value)}`

const raw = (topics: readonly unknown[], data: unknown = `0x${word(5n)}`, rest: object = {}) => ({
  address: token,
  topics,
  data,
  blockNumber: '0x10',
  logIndex: '0x2',
  transactionHash: hash,
  ...rest,
})
const read = (log: unknown) => approvalOfLog(nodeLog(log), owner)

describe('a log', () => {
  test('with three topics is an approval of an amount', () => {
    expect(read(raw([APPROVAL_TOPIC, topicOf(owner), topicOf(spender)]))).toEqual({
      kind: 'amount',
      token,
      spender,
      granted: 5n,
      tokenId: null,
      block: 16,
      index: 2,
      transaction: hash,
      at: null,
    })
  })

  test('with four topics is an approval of one NFT, and of the zero address its revocation', () => {
    const topics = (to: string) => [APPROVAL_TOPIC, topicOf(owner), topicOf(to), topicOf(77n)]
    expect(read(raw(topics(spender), '0x'))).toMatchObject({ kind: 'nft', granted: 1n, tokenId: 77n })
    expect(read(raw(topics('0x0'), '0x'))).toMatchObject({ kind: 'nft', granted: 0n })
  })

  test('of ApprovalForAll approves or revokes a collection', () => {
    const topics = [APPROVAL_FOR_ALL_TOPIC, topicOf(owner), topicOf(spender)]
    expect(read(raw(topics, `0x${word(1n)}`))).toMatchObject({ kind: 'all', granted: 1n })
    expect(read(raw(topics, `0x${word(0n)}`))).toMatchObject({ kind: 'all', granted: 0n })
  })

  test('of Permit2 is an allowance of the token in it; of a copy of Permit2 it is not', () => {
    const approval = '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b'
    const lockdown = '0x89b1add15eff56b3dfe299ad94e01f2b52fbcb80ae1a3baea6ae8c04cb2b98a4'
    const given = raw([approval, topicOf(owner), topicOf(token), topicOf(spender)], `0x${word(7n)}${word(9n)}`)
    const expected = { kind: 'permit2', token, spender, granted: 7n }
    expect(read({ ...given, address: PERMIT2 })).toMatchObject(expected)
    expect(read(given)).toBe('other')
    expect(read({ ...given, address: PERMIT2, data: `0x${word(2n ** 160n - 1n)}${word(9n)}` })).toMatchObject({
      granted: 2n ** 256n - 1n,
    })
    const locked = raw([lockdown, topicOf(owner)], `0x${word(token)}${word(spender)}`, { address: PERMIT2 })
    expect(read(locked)).toMatchObject({ ...expected, granted: 0n })
    expect(read({ ...locked, data: `0x${word(token)}` })).toBeNull()
  })

  test('has the time of its block where the node sends it', () => {
    const log = raw([APPROVAL_TOPIC, topicOf(owner), topicOf(spender)], undefined, { blockTimestamp: '0x65000000' })
    expect(read(log)).toMatchObject({ at: new Date(0x65000000 * 1000) })
  })

  test('of another event or owner is not this owner’s', () => {
    expect(read(raw([topicOf(1n)]))).toBe('other')
    expect(read(raw([APPROVAL_TOPIC, topicOf(spender), topicOf(owner)]))).toBe('other')
  })

  test.each([
    null,
    [],
    {},
    'log',
    raw([APPROVAL_TOPIC]),
    raw([APPROVAL_TOPIC, topicOf(owner), `0x${'f'.repeat(64)}`]),
    raw([APPROVAL_TOPIC, topicOf(owner), topicOf(spender)], '0x12'),
    raw([APPROVAL_TOPIC, topicOf(owner), topicOf(spender)], null),
    raw([APPROVAL_TOPIC, topicOf(owner), topicOf(spender)], undefined, { blockNumber: null }),
    raw([APPROVAL_TOPIC, topicOf(owner), topicOf(spender)], undefined, { transactionHash: '0x12' }),
    raw([APPROVAL_FOR_ALL_TOPIC, topicOf(owner), topicOf(spender), topicOf(1n)]),
    raw([APPROVAL_TOPIC, topicOf(owner), topicOf(spender), topicOf(1n), topicOf(1n)]),
  ])('that is malformed is unreadable: %#', (log) => expect(read(log)).toBeNull())

  test('of any shape never throws', () => {
    fc.assert(fc.property(fc.anything(), (log) => void read(log)))
  })
})

describe('input data', () => {
  const transaction = {
    hash,
    status: 'ok',
    method: null,
    raw_input: '0x',
    block_number: 9,
    timestamp: null,
    from: { hash: owner },
    to: { hash: token },
  }
  const input = (selector: string, ...words: (bigint | string)[]) => ({
    ...transaction,
    raw_input: selector + words.map(word).join(''),
  })

  test('of approve and setApprovalForAll has the approval', () => {
    const approve = input('0x095ea7b3', spender, 7n)
    expect(mayApprove(approve)).toBe(true)
    expect(approvalOfInput(approve, owner)).toMatchObject({ kind: 'amount', token, spender, granted: 7n, block: 9 })
    expect(approvalOfInput(input('0xa22cb465', spender, 1n), owner)).toMatchObject({ kind: 'all', granted: 1n })
  })

  test('that adds to an allowance has an unknown amount', () => {
    expect(approvalOfInput(input('0x39509351', spender, 7n), owner)).toMatchObject({ granted: null })
  })

  test('of permit is of the owner in it, for any sender', () => {
    const permit = input('0xd505accf', owner, spender, 8n, 1n, 2n, 3n, 4n)
    expect(approvalOfInput({ ...permit, from: { hash: spender } }, owner)).toMatchObject({ spender, granted: 8n })
    expect(approvalOfInput(permit, spender)).toBeNull()
  })

  test('of another call, a failed one, or without arguments has no approval', () => {
    expect(approvalOfInput(input('0xa9059cbb', spender, 7n), owner)).toBeNull()
    expect(approvalOfInput({ ...transaction, raw_input: '0x095ea7b3' }, owner)).toBeNull()
    expect(approvalOfInput({ ...transaction, raw_input: null }, owner)).toBeNull()
    expect(mayApprove({ ...input('0x095ea7b3', spender, 7n), status: 'error' })).toBe(false)
    expect(mayApprove({ ...transaction, method: 'transfer' })).toBe(false)
    expect(mayApprove({ ...transaction, method: 'multicall' })).toBe(true)
    expect(mayApprove({ ...transaction, raw_input: '__proto__' })).toBe(false)
  })
})

const event = (over: Partial<ApprovalEvent>): ApprovalEvent => ({
  kind: 'amount',
  token,
  spender,
  granted: 5n,
  tokenId: null,
  block: 1,
  index: 0,
  transaction: hash,
  at: null,
  ...over,
})

test('the newest event of an approval is its state; the last one that did not lower it is its approval', () => {
  const events = [
    event({ block: 9, granted: 60n }),
    event({ block: 3, granted: 100n }),
    event({ block: 3, index: 1, granted: 80n }),
    event({ block: 1, granted: 20n }),
    event({ spender: token, block: 2 }),
  ]
  const [approval, other] = approvalsOf(events)
  expect(approval?.last.block).toBe(9)
  expect(approval?.given).toMatchObject({ block: 3, index: 0 })
  expect(other?.last.spender).toBe(token)
  expect(approvalsOf([...events, ...events])).toHaveLength(2)
  expect(approvalsOf([])).toEqual([])
})

test('the order of events does not change the approvals', () => {
  const arbitrary = fc.array(
    fc.record({ block: fc.nat(50), index: fc.nat(1000), granted: fc.bigInt({ min: 0n, max: 9n }), id: fc.nat(3) }),
  )
  fc.assert(
    fc.property(arbitrary, fc.nat(), (rows, shift) => {
      const unique = [...new Map(rows.map((row) => [`${row.block} ${row.index}`, row])).values()]
      const events = unique.map(({ id, ...rest }) => event({ ...rest, spender: topicOf(BigInt(id)) }))
      const cut = events.length === 0 ? 0 : shift % events.length
      const other = [...events.slice(cut), ...events.slice(0, cut)]
      const sorted = (all: ApprovalEvent[]) => approvalsOf(all).toSorted((a, b) => a.key.localeCompare(b.key))
      expect(sorted(other)).toEqual(sorted(events))
    }),
  )
})

test('approvals of one NFT share one approved address', () => {
  const nft = { kind: 'nft', tokenId: 7n, granted: 1n } as const
  expect(approvalsOf([event({ ...nft, block: 1 }), event({ ...nft, block: 2, spender: token })])).toHaveLength(1)
})

test('the amount at risk is the lower of allowance and balance, unknown if one is unknown', () => {
  expect(amountAtRisk(5n, 3n)).toBe(3n)
  expect(amountAtRisk(3n, 5n)).toBe(3n)
  expect(amountAtRisk(0n, null)).toBe(0n)
  expect(amountAtRisk(null, 0n)).toBe(0n)
  expect(amountAtRisk(null, 5n)).toBeNull()
  expect(amountAtRisk(5n, null)).toBeNull()
  expect(amountAtRiskOfAll([2n, 2n], 3n)).toBe(3n)
  expect(amountAtRiskOfAll([1n, null], 3n)).toBeNull()
  expect(amountAtRiskOfAll([], 3n)).toBe(0n)
})

test('a quantity is hex that a number can hold', () => {
  expect(heightIn('0x10')).toBe(16)
  for (const bad of ['16', '0x', 16, null, `0x${'f'.repeat(14)}`]) expect(heightIn(bad)).toBeNull()
})

test('an approval that was not checked is never listed as current', () => {
  const facts = { lastGranted: 5n, granted: 5n, dollars: 1n }
  expect(groupOfApproval(facts)).toBe('priced')
  expect(groupOfApproval({ ...facts, dollars: null })).toBe('unpriced')
  expect(groupOfApproval({ ...facts, granted: 0n })).toBe('closed')
  expect(groupOfApproval({ ...facts, granted: undefined })).toBe('unchecked')
  expect(groupOfApproval({ ...facts, granted: null })).toBe('unchecked')
  expect(groupOfApproval({ ...facts, granted: undefined, lastGranted: null })).toBe('unchecked')
  expect(groupOfApproval({ ...facts, granted: undefined, lastGranted: 0n })).toBe('closed')
  // Tokens may raise an allowance without a log.
  expect(groupOfApproval({ ...facts, lastGranted: 0n })).toBe('priced')
})

test('a value in USD is exact, and null without a price', () => {
  expect(dollarsOf(1_500_000n, 6, '2')).toBe(3n * 10n ** 12n)
  expect(dollarsOf(1n, 18, '1')).toBe(0n)
  for (const rate of [null, '', 'x', '-1']) expect(dollarsOf(1n, 0, rate)).toBeNull()
  expect(dollarsOf(null, 0, '1')).toBeNull()
  expect(dollarsOf(1n, null, '1')).toBeNull()
})
