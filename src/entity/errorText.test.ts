import { expect, test } from 'vitest'
import { ApiError, type ErrorKind } from '#/api/errors'
import { couldNotLoad, errorSummary, errorText, retryText } from './errorText'

test('what a node lacks is said in place of a missing endpoint', () => {
  const parts = { kind: 'unsupported', resource: 'internalTransactions', path: '/' } as const
  const serverMessage = 'This node offers no traces.'
  expect(errorText(new ApiError({ ...parts, serverMessage, isOfNode: true }))[1]).toBe(serverMessage)
  // An API that is no node’s says it next to the notice.
  expect(errorText(new ApiError({ ...parts, serverMessage }))[1]).toBe('The API doesn’t have this endpoint.')
})

test.each<[ErrorKind, string]>([
  ['unauthorized', 'needs an API key'],
  ['timeout', 'timed out'],
  ['server', 'failed'],
])('an error of kind %s is summarized as "%s"', (kind, text) => {
  expect(errorSummary(new ApiError({ kind, resource: 'address', path: '/' }))).toBe(text)
  expect(errorSummary(new Error('other'))).toBe('failed')
})

test.each([
  ['Transactions', 'Couldn’t load transactions'],
  ['NFTs', 'Couldn’t load NFTs'],
  ['more results on Meridian', 'Couldn’t load more results on Meridian'],
])('%s: "%s"', (what, text) => {
  expect(couldNotLoad(what)).toBe(text)
})

test.each([
  [0, 'Retrying…'],
  [12, 'Retrying in 12 s'],
  [150, 'Retrying in 3 min'],
  [172_800, 'Retrying in 48 h'],
])('a retry in %i seconds reads "%s"', (seconds, text) => {
  expect(retryText(seconds)).toBe(text)
})
