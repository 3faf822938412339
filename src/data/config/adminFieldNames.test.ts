import { expect, test } from 'vitest'
import { problemsOfFieldNames } from './adminFieldNames'

const told = (names: Record<string, string>) =>
  problemsOfFieldNames(names).map(({ field, message }) => `${field} ${message}`)

test('fields may be called what no other is, even by each other’s names', () => {
  expect(told({ explorer_api_key: 'vendor_api_key' })).toEqual([])
  expect(told({ name: 'domain', domain: 'name' })).toEqual([])
})

test('a field of networks that is none', () => {
  const known =
    'name, domain, active, rpc_url, explorer_api_key, block_timestamp_skew, sent_transactions_activity_enabled, verified_contracts_activity_enabled, explorer_usage_activity_enabled'
  expect(told({ colour: 'x', chain_id: 'id' })).toEqual([
    `merits.fieldNames.colour is none of ${known}`,
    `merits.fieldNames.chain_id is none of ${known}`,
  ])
})

test('two fields of networks by one name', () => {
  expect(told({ name: 'domain', rpc_url: 'chain_id' })).toEqual([
    'merits.fieldNames.name "domain" is what another field is called',
    'merits.fieldNames.rpc_url "chain_id" is what another field is called',
  ])
})
