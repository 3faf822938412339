import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { coinHolder } from '#/api/schemas/address'
import { addressOnChain, type AddressOnChainState, enabledChains, summarizeChains } from './addressOnChain'

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

describe('enabledChains', () => {
  const asked = (settled: boolean[], atOnce: number) => enabledChains(settled, atOnce)

  test('begins with the first few, and goes on as they are done', () => {
    expect(asked([false, false, false, false], 2)).toEqual([true, true, false, false])
    expect(asked([true, false, false, false], 2)).toEqual([true, true, true, false])
  })

  test('never asks more at once than it may, always asks one that is left', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 60 }), fc.integer({ min: 1, max: 8 }), (settled, atOnce) => {
        const open = asked(settled, atOnce).filter((may, place) => may && !settled[place]).length
        expect(open).toBe(Math.min(atOnce, settled.filter((done) => !done).length))
      }),
    )
  })
})

test('the summary counts what was asked, what failed and what is left', () => {
  const unused: AddressOnChainState = { kind: 'unused' }
  const address = addressOf({ is_contract: true })
  const used: AddressOnChainState[] = address ? [{ kind: 'used', address, transactions: null }] : []
  expect(summarizeChains([...used, unused])).toBe('Used on 1 of 2 chains.')
  expect(
    summarizeChains([...used, { kind: 'failed', error: new Error('x') }, { kind: 'loading' }, { kind: 'waiting' }]),
  ).toBe('Used on 1 of 1 chain, 1 could not be asked, 2 to go.')
  expect(summarizeChains([{ kind: 'stopped' }])).toBe('Stopped before 1 more.')
  expect(summarizeChains([unused, { kind: 'stopped' }])).toBe('Not used on 1 chain, stopped before 1 more.')
})
