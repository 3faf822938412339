import { describe, expect, it } from 'vitest'
import { conformance } from './conformance'

const hash = `0x${'a1'.repeat(20)}`
const multichainAddress = {
  hash,
  name: null,
  is_contract: false,
  is_verified: null,
  ens_domain_name: null,
  metadata: null,
  is_scam: false,
  reputation: 'ok',
  proxy_type: null,
  implementations: [],
}
const holder = { address: multichainAddress, token_id: '5', value: '1' }
const without = <Fields extends object>(fields: Fields, key: keyof Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key))

const page = (items: unknown[]) => ({ items, next_page_params: {} })

describe('conformance', () => {
  it('of multichain holders: no field missing, none added (contract §2.4, §4.2)', () => {
    const holders = { items: [holder, { ...holder, token_id: null, value: null }], next_page_params: { value: '1' } }
    expect(conformance('tokenInstanceHolders', holders)).toEqual([])
    expect(conformance('tokenInstanceHolders', { ...holders, next_page_params: null })).toEqual([])
    for (const key of Object.keys(holder) as (keyof typeof holder)[]) {
      expect(conformance('tokenInstanceHolders', { ...holders, items: [without(holder, key)] }), key).toHaveLength(1)
    }
    for (const key of Object.keys(multichainAddress) as (keyof typeof multichainAddress)[]) {
      const items = [{ ...holder, address: without(multichainAddress, key) }]
      expect(conformance('tokenInstanceHolders', { ...holders, items }), key).toHaveLength(1)
    }
    expect(conformance('tokenInstanceHolders', { ...holders, items: [{ ...holder, odd: 1 }] })).toEqual([
      { path: 'items[0]', expected: 'no other properties', found: 'odd' },
    ])
    expect(conformance('tokenInstanceHolders', { ...holders, meta: {} })).toHaveLength(1)
    expect(conformance('tokenInstanceHolders', { items: [] })).toHaveLength(1)
    const odd = { ...multichainAddress, implementation_name: 'x' }
    expect(conformance('tokenInstanceHolders', { ...holders, items: [{ ...holder, address: odd }] })).toHaveLength(1)
  })

  it('of per-instance lists: each field has the contract’s type', () => {
    expect(
      conformance('transactions', page([{}, { hash: '0x1', gas_limit: 21000, value: '5', status: 'ok', unknown: 1 }])),
    ).toEqual([])
    for (const [field, value] of Object.entries({
      gas_limit: '21000',
      value: 5,
      status: 'pending',
      hash: null,
      type: '2',
      timestamp: '2024-03-01T12:00:05Z',
    })) {
      expect(conformance('transactions', page([{ [field]: value }])), field).toMatchObject([
        { path: `items[0].${field}` },
      ])
    }
    // What lies outside of the contract may be null.
    expect(conformance('transactions', page([{ historic_exchange_rate: null, to: { hash, is_scam: null } }]))).toEqual(
      [],
    )
    expect(conformance('transactions', page([{ to: { name: 'no hash' } }]))).toHaveLength(1)
    expect(conformance('addresses', { ...page([]), exchange_rate: '1.5', total_supply: '0' })).toEqual([])
    expect(conformance('mainPageTransactions', [{ hash: '0x1' }])).toEqual([])
    expect(conformance('search', page([{ type: 'token', symbol: 'A' }]))).toEqual([])
    expect(conformance('search', page([{ type: 'token', symbol: null }]))).toEqual([
      { path: 'items[0].symbol', expected: 'string', found: 'null' },
    ])
  })
})
