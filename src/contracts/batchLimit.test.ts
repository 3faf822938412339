import { expect, test } from 'vitest'
import { batchLimitIn } from './batchLimit'

test.each([
  ['Payload Too Large. Max batch size is 5', 5],
  ['batch size too large, max 10', 10],
  ['Batch of 50 calls exceeds the limit of 10', 10],
  ['batch limit 20 exceeded (can increase by --rpc.batch.limit). Requested batch of size: 50', 20],
  ['The batch request was too large: Exceeded max limit of 3', 3],
  ['You can send at most 5 requests per batch', 5],
  ['too many requests in one request, maximum 7', 7],
  ['maximum batch size is 1', 1],
  ['Max batch size is 0', 1],
])('"%s" names a limit of %s', (message, limit) => {
  expect(batchLimitIn(message, 50)).toBe(limit)
})

test.each([
  'batch too large',
  'Batch size limit exceeded',
  'batch limit 100 exceeded',
  'Request Entity Too Large',
  'Payload too large: 1.5 MB, at most 20 kB',
])('"%s" names no smaller limit: half is tried', (message) => {
  expect(batchLimitIn(message, 50)).toBe(25)
  expect(batchLimitIn(message, 2)).toBe(1)
})

test.each([
  'Batched requests are not supported by this server',
  'JSON-RPC 2.0 batch requests are disabled',
  'no batch requests',
  'unsupported: batch',
])('"%s" means calls one by one', (message) => {
  expect(batchLimitIn(message, 50)).toBe(1)
})

test.each([
  '',
  'Too Many Requests',
  'rate limit of 10 requests per second exceeded; each call of a batch counts',
  'the method eth_call does not exist',
  'query returned more than 10000 results',
  'invalid request',
])('"%s" is about something else', (message) => {
  expect(batchLimitIn(message, 50)).toBeNull()
})
