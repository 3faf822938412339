import { describe, expect, it } from 'vitest'
import { parseJson } from '#/api/json'
import { type ListName, RESOURCES } from '#/api/resources'
import { createColumns, flatRow } from './flatRow'
import { cellsAsShown } from './fileText'
import { columnsOf } from './testTable'

const measures = { coin: { symbol: 'ETH', decimals: 18 }, token: null }
const cellsOf = (resource: ListName, json: string, more = {}) =>
  Object.fromEntries(flatRow(RESOURCES[resource].item, parseJson(json), { ...measures, ...more }))

describe('flatRow', () => {
  it('has a cell for each field by its name, unknown ones included', () => {
    expect(
      cellsOf(
        'transactions',
        '{"later":{"a":12345678901234567890},"hash":"0xa","from":{"hash":"0xb","name":null,"public_tags":[]},"to":null,"nonce":7,"big":123456789012345678901}',
      ),
    ).toEqual({
      hash: '0xa',
      'from.hash': '0xb',
      'from.name': '',
      'from.public_tags': '[]',
      nonce: '7',
      later: '{"a":12345678901234567890}',
      big: '123456789012345678901',
    })
  })

  it('writes exact amounts, also in native currency, Gwei and tokens; times in UTC', () => {
    expect(
      cellsOf(
        'transactions',
        '{"value":"1204530000000000000001","fee":{"type":"actual","value":"21000"},"gas_price":"1500000001","timestamp":"2026-03-01T12:00:05.250000Z"}',
      ),
    ).toEqual({
      timestamp: '2026-03-01T12:00:05.250000Z',
      'timestamp (UTC)': '2026-03-01 12:00:05',
      value: '1204530000000000000001',
      'value (ETH)': '1204.530000000000000001',
      'fee.type': 'actual',
      'fee.value': '21000',
      'fee.value (ETH)': '0.000000000000021',
      gas_price: '1500000001',
      'gas_price (Gwei)': '1.500000001',
    })
    const transfer = cellsOf(
      'tokenTransfers',
      '{"total":{"value":"1234567","decimals":"6"},"token":{"total_supply":"10"}}',
    )
    expect(transfer).toMatchObject({ 'total.value': '1234567', 'total.value (tokens)': '1.234567' })
    expect(transfer).not.toHaveProperty('token.total_supply (tokens)')
  })

  it('writes a fee in tokens if gas was paid in one, not in native currency', () => {
    const fee =
      '"fee":{"value":"5000000"},"gas_price":"50","priority_fee":"7","celo":{"gas_token":{"symbol":"cUSD","decimals":"6"}}'
    const cells = cellsOf('transactions', `{"value":"1000000000000000000",${fee}}`)
    expect(cells).toMatchObject({
      'value (ETH)': '1',
      'fee.value': '5000000',
      'fee.value (tokens)': '5',
      'gas_price (tokens)': '0.00005',
      priority_fee: '7',
      'celo.gas_token.symbol': 'cUSD',
    })
    for (const name of ['fee.value (ETH)', 'gas_price (Gwei)', 'priority_fee (ETH)'])
      expect(cells).not.toHaveProperty(name)
    const named = `"celo":{"gas_token":"0x${'Ab'.repeat(20)}"}`
    const moved = `"token_transfers":[{"token":{"address_hash":"0x${'aB'.repeat(20)}","decimals":"6"}}]`
    expect(cellsOf('transactions', `{"fee":{"value":"5000000"},${named},${moved}}`)).toMatchObject({
      'fee.value (tokens)': '5',
    })
    const older = '"gas_token":{"symbol":"cUSD","decimals":"6"}'
    expect(cellsOf('transactions', `{"fee":{"value":"5000000"},${older}}`)).toMatchObject({ 'fee.value (tokens)': '5' })
    const untold = cellsOf('transactions', `{"fee":{"value":"5000000"},${named}}`)
    expect(untold).toMatchObject({ 'fee.value': '5000000' })
    expect(untold).not.toHaveProperty('fee.value (ETH)')
    expect(untold).not.toHaveProperty('fee.value (tokens)')
    expect(cellsOf('transactions', '{"stability_fee":{"total_fee":"25","token":{"decimals":"1"}}}')).toMatchObject({
      'stability_fee.total_fee (tokens)': '2.5',
    })
  })

  it('writes the parts of a fee for blobs and rollups in native currency', () => {
    const parts = '"burnt_blob_fee":"393216000000000","blob_gas_price":"3000000000","arbitrum":{"poster_fee":"5"}'
    expect(cellsOf('transactions', `{${parts},"scroll":{"l1_fee":"7"}}`)).toMatchObject({
      'burnt_blob_fee (ETH)': '0.000393216',
      'blob_gas_price (Gwei)': '3',
      'arbitrum.poster_fee (ETH)': '0.000000000000000005',
      'scroll.l1_fee (ETH)': '0.000000000000000007',
    })
  })

  it('uses the decimals of the page’s token if a row has none', () => {
    expect(
      cellsOf('tokenHolders', '{"value":"150"}', { token: { type: 'ERC-20', decimals: 2, ui_multiplier: null } }),
    ).toMatchObject({ 'value (tokens)': '1.5' })
    expect(cellsOf('addressTokens', '{"value":"150","token":{"decimals":"1"}}')).toMatchObject({
      'value (tokens)': '15',
    })
    expect(cellsOf('transactionStateChanges', '{"token":null,"change":"-5"}')).toMatchObject({
      change: '-5',
      'change (ETH)': '-0.000000000000000005',
    })
  })

  it('multiplies token amounts if the token or the transfer has a multiplier (ERC-8056)', () => {
    const token = '"token":{"type":"ERC-8056","decimals":"1","ui_multiplier":"2000000000000000000","total_supply":"50"}'
    expect(cellsOf('addressTokens', `{"value":"150",${token}}`)).toMatchObject({
      value: '150',
      'value (tokens)': '30',
      'token.total_supply (tokens)': '10',
    })
    const moved = (total: string) =>
      cellsOf('tokenTransfers', `{"total":{"value":"15","decimals":null${total}},${token}}`)
    expect(moved('')).toMatchObject({ 'total.value': '15', 'total.value (tokens)': '3' })
    expect(moved(',"ui_multiplier":"3000000000000000000"')).toMatchObject({ 'total.value (tokens)': '4.5' })
    const page = { type: { other: 'ERC-8056' }, decimals: 2, ui_multiplier: 5n * 10n ** 17n }
    expect(cellsOf('tokenHolders', '{"value":"150"}', { token: page })).toMatchObject({ 'value (tokens)': '0.75' })
  })

  it('writes NFT amounts as whole numbers, whatever their decimals', () => {
    const token = '"token":{"type":"ERC-1155","decimals":"18"}'
    expect(cellsOf('addressTokens', `{"value":"1","token_id":"7",${token}}`)).toMatchObject({ 'value (tokens)': '1' })
    expect(cellsOf('tokenTransfers', `{"total":{"value":"2","decimals":"18","token_id":"7"},${token}}`)).toMatchObject({
      'total.value (tokens)': '2',
    })
  })

  it('marks an encrypted amount (ERC-7984)', () => {
    const token = '"token":{"type":"ERC-7984","decimals":"6","total_supply":null}'
    expect(cellsOf('tokenTransfers', `{"total":{"value":null,"decimals":"6"},${token}}`)).toMatchObject({
      'total.value': '',
      'total.value (tokens)': 'Confidential',
      'token.total_supply (tokens)': 'Confidential',
    })
    expect(cellsOf('addressTokens', `{"value":"0",${token}}`)).toMatchObject({ 'value (tokens)': 'Confidential' })
    const page = { type: { other: 'ERC-7984' }, decimals: 6, ui_multiplier: null }
    expect(cellsOf('tokenHolders', '{"value":null}', { token: page })).toMatchObject({
      'value (tokens)': 'Confidential',
    })
  })

  it('uses the current name of a field with an older one', () => {
    expect(cellsOf('withdrawals', '{"index":1}')).toEqual({ index: '1' })
    expect(cellsOf('tokenTransfers', '{"tx_hash":"0xa"}')).toEqual({ transaction_hash: '0xa' })
    expect(cellsOf('tokenTransfers', '{"tx_hash":"0xa","transaction_hash":"0xb"}')).toEqual({
      tx_hash: '0xa',
      transaction_hash: '0xb',
    })
  })

  it('reads rows of any shape', () => {
    expect(cellsOf('search', '{"type":"token","name":"=1+1"}')).toEqual({ type: 'token', name: '=1+1' })
    expect(cellsOf('transactions', '17')).toEqual({ value: '17' })
  })
})

describe('createColumns', () => {
  it('puts the new fields of a later row after the field that they follow there', () => {
    const { columns, add } = createColumns()
    for (const row of [['a', 'c'], ['a', 'b', 'c', 'd'], ['z'], ['c', 'e']]) add(new Map(row.map((name) => [name, ''])))
    expect(columns).toEqual(['z', 'a', 'b', 'c', 'e', 'd'])
  })
})

describe('revert reasons', () => {
  const words = (reason: string) =>
    cellsOf('transactions', `{"hash":"0xa","revert_reason":${reason}}`)['revert_reason (decoded)']
  it('have their text in a second column if the API sends bytes, with or without 0x', () => {
    expect(words('{"raw":"4f6e6c79206368616972706572736f6e"}')).toBe('Only chairperson')
    expect(words('"0x4f6e6c79206368616972706572736f6e"')).toBe('Only chairperson')
    expect(words('{"method_call":"Expired(uint256 at)","method_id":"aa2fd925","parameters":[]}')).toBe('Expired')
    expect(words('"not the owner"')).toBeUndefined()
    expect(words('null')).toBeUndefined()
    expect(words('{"message":"not the owner"}')).toBe('not the owner')
    expect(words('{"error":"not the owner"}')).toBeUndefined()
    const result = '"result":"execution reverted: 0x4f6e6c79206368616972706572736f6e"'
    expect(cellsOf('transactions', `{"hash":"0xa",${result}}`)['result (decoded)']).toBe('Only chairperson')
    expect(cellsOf('transactions', '{"hash":"0xa","result":"success"}')['result (decoded)']).toBeUndefined()
    expect(cellsOf('internalTransactions', '{"error":"4f6e6c79206368616972706572736f6e"}')).toEqual({
      error: '4f6e6c79206368616972706572736f6e',
      'error (decoded)': 'Only chairperson',
    })
  })
})

describe('other names of fields', () => {
  it('are written under the current ones', () => {
    expect(cellsOf('blocks', '{"height":1,"blob_transaction_count":7}')).toMatchObject({ blob_transactions_count: '7' })
    expect(cellsOf('blocks', '{"height":1,"blob_tx_count":7}')).toMatchObject({ blob_transactions_count: '7' })
    expect(
      cellsOf('addressTransactions', '{"emission_reward":"1000000000000000000","block_hash":"0xb","types":["reward"]}'),
    ).toEqual({
      transaction_types: '["reward"]',
      emission_reward: '1000000000000000000',
      'emission_reward (ETH)': '1',
      block_hash: '0xb',
    })
  })
})

it('writes the reward of a block with its amount and the block’s hash', () => {
  const raw = { emission_reward: '1500000000000000000', block_hash: '0xb', to: { hash: '0xa' }, types: ['reward'] }
  const schema = RESOURCES.addressTransactions.item
  const columns = columnsOf('addressTransactions', 'Txn hash, Block, Value')
  const row = { raw, schema, cells: flatRow(schema, raw, measures), measures, own: '0xa' }
  expect([...cellsAsShown(row, columns).values()]).toEqual(['Block reward', '0xb', '1.5'])
})
