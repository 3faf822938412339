import { expect, test } from 'vitest'
import { aTransaction, coin } from '#/testing/testRecords'
import { sentence, summaryText } from '#/domain/transactions/summaryParts'
import { withInnerFailure, withSuspicion } from './warnings'

const called = sentence('Called act on Router')
const suspect = { count: 2, isComplete: true, senders: 1, unsigned: ['0x1'] }

test('a summary begins with what a transaction of suspect transfers is', () => {
  const say = (word: 'scam' | 'nothing') =>
    summaryText(withSuspicion(called, { ...suspect, suspicions: new Set([word]) }), coin)
  expect(say('scam')).toBe('Flagged as scam: called act on Router')
  expect(say('nothing')).toBe('Possible address poisoning: called act on Router')
  expect(withSuspicion(called, null)).toEqual(called)
  expect(withSuspicion([], { ...suspect, suspicions: new Set(['scam']) })).toEqual([])
})

test('a summary ends with an inner failure only if the API reports one in a transaction that succeeded', () => {
  const say = (status: 'ok' | 'error' | null, has: boolean | null) =>
    summaryText(
      withInnerFailure(called, { ...aTransaction({ status }), has_error_in_internal_transactions: has }, null),
      coin,
    )
  expect(say('ok', true)).toBe('Called act on Router, but internal transactions failed')
  for (const has of [false, null]) expect(say('ok', has)).toBe('Called act on Router')
  for (const status of ['error', null] as const) expect(say(status, true)).toBe('Called act on Router')
})
