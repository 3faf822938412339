import { describe, expect, it } from 'vitest'
import type { SearchResult } from '#/api/schemas/search'
import { searchResult } from '#/api/schemas/search'
import { parseLenient } from '#/api/parseLenient'
import { certainPage, viewOfResult, isScamResult } from '#/features/search/searchResultView'

const address = `0x${'ab'.repeat(20)}`
const hash = `0x${'cd'.repeat(32)}`

function result(raw: object): SearchResult {
  const { value } = parseLenient(searchResult, raw)
  if (!value) throw new Error('unreadable')
  return value
}

describe('viewOfResult', () => {
  it.each([
    [{ type: 'token', name: 'T', symbol: 'S', address_hash: address }, 'Token', 'T', `/1/token/${address}`],
    [{ type: 'address', name: null, address_hash: address }, 'Address', null, `/1/address/${address}`],
    [{ type: 'contract', name: 'C', address_hash: address }, 'Contract', 'C', `/1/address/${address}`],
    [
      { type: 'ens_domain', ens_info: { name: 'a.eth' }, address_hash: address },
      'Domain name',
      'a.eth',
      `/1/address/${address}`,
    ],
    [
      { type: 'metadata_tag', metadata: { name: 'Tag it' }, address_hash: address },
      'Metadata tag',
      'Tag it',
      `/1/address/${address}`,
    ],
    [{ type: 'block', block_number: 7, block_hash: hash }, 'Block', '7', '/1/block/7'],
    [{ type: 'transaction', transaction_hash: hash }, 'Transaction', null, `/1/tx/${hash}`],
    [{ type: 'blob', blob_hash: hash }, 'Blob', null, `/1/blob/${hash}`],
    [{ type: 'user_operation', user_operation_hash: hash }, 'User operation', null, `/1/op/${hash}`],
    [{ type: 'tac_operation', transaction_hash: hash }, 'Tac operation', null, `/1/tx/${hash}`],
    [{ type: 'something', name: 'N' }, 'Something', 'N', null],
  ])('reads %j', (raw, type, name, href) => {
    expect(viewOfResult('1', result(raw))).toMatchObject({ type, name, href })
  })
})

describe('isScam', () => {
  it('says so only where the server does', () => {
    expect(isScamResult(result({ type: 'token', reputation: 'scam' }))).toBe(true)
    expect(isScamResult(result({ type: 'token', reputation: 'ok' }))).toBe(false)
    expect(isScamResult(result({ type: 'block', block_number: 1 }))).toBe(false)
  })
})

describe('certainPage', () => {
  const token = result({ type: 'token', name: 'Meridian Dollar', symbol: 'USDM', address_hash: address })
  const domain = result({ type: 'ens_domain', ens_info: { name: 'plain.eth' }, address_hash: address })
  const page = `/1/token/${address}`

  it.each([
    ['usdm', [token], page],
    [' meridian dollar ', [token], page],
    [address.slice(0, 10), [token], page],
    ['plain.eth', [domain], `/1/address/${address}`],
    // It only contains the text, is one of several, unreadable, or flagged as scam.
    ['meridian', [token], null],
    ['usdm', [token, domain], null],
    ['0xab', [token], null],
    ['usdm', [null], null],
    ['usdm', [], null],
    ['usdm', [result({ ...token, reputation: 'scam' })], null],
    ['hats', [result({ type: 'hat_shop', name: 'Hats' })], null],
  ])('of %s', (text, results, href) => {
    expect(certainPage('1', text, results)).toBe(href)
  })
})
