import { expect, test } from 'vitest'
import { factSourceHref } from './factSourceLinks'

test('what came from a list leads to its tab, what came from a field to the field', () => {
  expect(factSourceHref('1', '0xab', ['token_transfers[3]'])).toBe('/1/tx/0xab/token-transfers')
  expect(factSourceHref('1', '0xab', ['internal_transactions[0]', 'value'])).toBe('/1/tx/0xab/internal')
  expect(factSourceHref('1', '0xab', ['raw_trace[2]'])).toBe('/1/tx/0xab/raw')
  expect(factSourceHref('1', '0xab', ['actions[1]'])).toBe('/1/tx/0xab#tx-actions')
  expect(factSourceHref('1', '0xab', ['revert_reason'])).toBe('/1/tx/0xab#tx-revert-reason')
  expect(factSourceHref('1', '0xab', [])).toBe('/1/tx/0xab#tx-result')
})
