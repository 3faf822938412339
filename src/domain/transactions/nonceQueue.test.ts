import { expect, test } from 'vitest'
import { nonceQueue, type SentTransaction } from './nonceQueue'

const from = `0x${'ab'.repeat(20)}`
const hashOf = (digit: number) => `0x${String(digit).repeat(64)}`
const own = { hash: hashOf(9), nonce: 20, from }
const sent = (digit: number, nonce: number, block_number: number | null): SentTransaction => ({
  hash: hashOf(digit),
  nonce,
  block_number,
  from: { hash: from.toUpperCase().replace('0X', '0x') },
})
const unknown = { minedCount: null, isWhole: false }

test('a transaction after the latest mined one waits for none', () => {
  const queue = nonceQueue(own, [sent(9, 20, null), sent(1, 19, 430), sent(2, 18, 429)], unknown)
  expect(queue).toEqual({
    replacedBy: null,
    rival: null,
    latestMined: { nonce: 19, hash: hashOf(1) },
    earlier: null,
  })
})

test('an earlier nonce is pending or missing', () => {
  const known = [sent(3, 18, null), sent(1, 17, 430)]
  expect(nonceQueue(own, known, unknown).earlier).toEqual({ count: 2, next: 18, pending: hashOf(3) })
  expect(nonceQueue(own, known.slice(1), unknown).earlier).toEqual({ count: 2, next: 18, pending: null })
})

test('the mined transaction with its nonce replaced it, a pending one is its rival', () => {
  expect(nonceQueue(own, [sent(4, 20, 431)], unknown)).toMatchObject({ replacedBy: hashOf(4), earlier: null })
  expect(nonceQueue(own, [sent(4, 20, null)], unknown)).toMatchObject({ replacedBy: null, rival: hashOf(4) })
})

test('without mined transactions nothing is known, unless they are all, or a node counts them', () => {
  const known = [sent(3, 19, null)]
  expect(nonceQueue(own, known, unknown)).toMatchObject({ latestMined: null, earlier: null })
  // A server without its list has an empty one.
  expect(nonceQueue(own, [], { minedCount: null, isWhole: true }).earlier).toBeNull()
  expect(nonceQueue(own, [...known, sent(9, 20, null)], { minedCount: null, isWhole: true }).earlier).toEqual({
    count: 20,
    next: 0,
    pending: null,
  })
  // The node counts authorizations and what the API has not indexed, too.
  expect(nonceQueue(own, known, { minedCount: 19, isWhole: false })).toMatchObject({
    latestMined: { nonce: 18, hash: null },
    earlier: { count: 1, next: 19, pending: hashOf(3) },
  })
})

test('transactions of others and rows without a nonce say nothing', () => {
  const other = { ...sent(4, 20, 431), from: { hash: `0x${'cd'.repeat(20)}` } }
  expect(nonceQueue(own, [other, { ...sent(5, 20, 431), nonce: null }], unknown)).toEqual({
    replacedBy: null,
    rival: null,
    latestMined: null,
    earlier: null,
  })
})
