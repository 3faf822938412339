import { expect, test } from 'vitest'
import { ApiError, type ErrorKind } from '#/api/errors'
import { errorSummary } from './errorSummary'

test.each<[ErrorKind, string]>([
  ['unauthorised', 'needs a key'],
  ['timeout', 'no answer in time'],
  ['server', 'failed'],
])('a failure of kind %s is told as %s', (kind, words) => {
  expect(errorSummary(new ApiError({ kind, resource: 'address', path: '/' }))).toBe(words)
  expect(errorSummary(new Error('other'))).toBe('failed')
})
