import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { coinHolder } from '#/api/schemas/address'
import { mayAsk, presenceOf, type Standing, verdict } from './presence'

const addressOf = (fields: object) => parseLenient(coinHolder, { hash: `0x${'a'.repeat(40)}`, ...fields }).value
const counts = { transactions_count: 4n, token_transfers_count: 0n, gas_usage_count: 0n, validations_count: 0n }
const none = { ...counts, transactions_count: 0n }

describe('presenceOf', () => {
  test('an address of which nothing is known is unused, unless it was counted', () => {
    expect(presenceOf(addressOf({}), null, false)).toEqual({ kind: 'unused' })
    expect(presenceOf(addressOf({}), none, false)).toEqual({ kind: 'unused' })
    expect(presenceOf(addressOf({}), counts, false)).toMatchObject({ kind: 'used', transactions: 4n })
    expect(presenceOf(null, null, true)).toEqual({ kind: 'unused' })
  })

  test('an address that the search found is used, whatever else is known', () => {
    expect(presenceOf(addressOf({}), null, true)).toMatchObject({ kind: 'used', transactions: null })
  })

  test('the record’s own count stands in for the counters', () => {
    expect(presenceOf(addressOf({ is_contract: true, transactions_count: '9' }), null, false)).toMatchObject({
      transactions: 9n,
    })
  })
})

describe('mayAsk', () => {
  const asked = (settled: boolean[], atOnce: number) => mayAsk(settled, atOnce)

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

test('the verdict counts what was asked, what failed and what is left', () => {
  const unused: Standing = { kind: 'unused' }
  const address = addressOf({ is_contract: true })
  const used: Standing[] = address ? [{ kind: 'used', address, transactions: null }] : []
  expect(verdict([...used, unused])).toBe('Used on 1 of 2 chains.')
  expect(verdict([...used, { kind: 'failed', error: new Error('x') }, { kind: 'asking' }, { kind: 'waiting' }])).toBe(
    'Used on 1 of 1 chain, 1 could not be asked, 2 to go.',
  )
  expect(verdict([{ kind: 'stopped' }])).toBe('Stopped before 1 more.')
  expect(verdict([unused, { kind: 'stopped' }])).toBe('Not used on 1 chain, stopped before 1 more.')
})
