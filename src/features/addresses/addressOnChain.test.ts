import { describe, expect, test } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { coinHolder } from '#/api/schemas/address'
import type { ChainRequestState } from '#/data/search/fanOutToChains'
import { addressOnChain, type AddressOnChain, summarizeChains } from './addressOnChain'

const addressOf = (fields: object) => parseLenient(coinHolder, { hash: `0x${'a'.repeat(40)}`, ...fields }).value
const counts = { transactions_count: 4n, token_transfers_count: 0n, gas_usage_count: 0n, validations_count: 0n }
const none = { ...counts, transactions_count: 0n }

describe('addressOnChain', () => {
  test('an address of which nothing is known is unused, unless it was counted', () => {
    expect(addressOnChain(addressOf({}), null, false)).toEqual({ kind: 'unused' })
    expect(addressOnChain(addressOf({}), none, false)).toEqual({ kind: 'unused' })
    expect(addressOnChain(addressOf({}), counts, false)).toMatchObject({ kind: 'used', transactions: 4n })
    expect(addressOnChain(null, null, true)).toEqual({ kind: 'unused' })
  })

  test('an address that the search found is used, whatever else is known', () => {
    expect(addressOnChain(addressOf({}), null, true)).toMatchObject({ kind: 'used', transactions: null })
  })

  test('the record’s own count stands in for the counters', () => {
    expect(addressOnChain(addressOf({ is_contract: true, transactions_count: '9' }), null, false)).toMatchObject({
      transactions: 9n,
    })
  })
})

test('the summary counts the states of the chains', () => {
  type State = ChainRequestState<AddressOnChain>
  const unused: State = { kind: 'success', data: { kind: 'unused' } }
  const address = addressOf({ is_contract: true })
  const used: State[] = address ? [{ kind: 'success', data: { kind: 'used', address, transactions: null } }] : []
  const waiting: State = { kind: 'waiting', until: null }
  expect(summarizeChains([...used, unused])).toBe('Used on 1 of 2 chains.')
  expect(summarizeChains([...used, { kind: 'failed', error: new Error('x') }, { kind: 'loading' }, waiting])).toBe(
    'Used on 1 of 4 chains, 1 failed, 2 loading.',
  )
  expect(summarizeChains([{ kind: 'stopped' }])).toBe('1 not searched.')
  expect(summarizeChains([unused, { kind: 'stopped' }])).toBe('Not used on 1 of 2 chains, 1 not searched.')
  expect(summarizeChains([unused, { kind: 'skipped' }])).toBe(
    'Not used on 1 of 2 chains, 1 skipped to save API credits.',
  )
})
