import { expect, test } from 'vitest'
import { ApiError, type ErrorKind } from '#/api/errors'
import { failureInBrief } from './failureInBrief'

test.each<[ErrorKind, string]>([
  ['unauthorised', 'needs a key'],
  ['timeout', 'no answer in time'],
  ['server', 'failed'],
])('a failure of kind %s is told as %s', (kind, words) => {
  expect(failureInBrief(new ApiError({ kind, resource: 'address', path: '/' }))).toBe(words)
  expect(failureInBrief(new Error('other'))).toBe('failed')
})
