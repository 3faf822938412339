import { expect, test } from 'vitest'
import { absentNonceText } from './byNonce'

test.each([
  [9, { read: 40, isSure: true, highest: 8 }, /^Nonce 9 is not used yet: .* has nonce 8$/],
  [5, { read: 40, isSure: true, highest: 8 }, /^The API lists .* up to nonce 8, but none with nonce 5$/],
  [5, { read: 1500, isSure: false, highest: 8000 }, /^Not among the 1,500 latest .* older ones were not searched$/],
  [5, { read: 0, isSure: true, highest: null }, 'The API lists no transaction that this address sent'],
])('nonce %i, of which %j is known, is absent because: %s', (nonce, found, text) => {
  expect(absentNonceText(nonce, found)).toMatch(text)
})
