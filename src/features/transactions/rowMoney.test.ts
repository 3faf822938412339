import { describe, expect, it } from 'vitest'
import { aTransaction, aTransfer, alice, contractOf, decoded, hashOf, nft, token, usd } from '#/testing/testRecords'
import type { TransactionRecord } from '#/domain/transactions/transactionRecords'
import { rowMoney } from './rowMoney'

const own = alice.hash
const coin = contractOf('5d', 'Coin')
const word = (hex: string) => hex.padStart(64, '0')
const input = (selector: string, ...words: string[]) => `0x${selector}${words.map(word).join('')}`
const money = (more: Partial<TransactionRecord>) =>
  rowMoney(aTransaction({ from: alice, to: coin, value: 0n, ...more }), own)
const dollars = {
  value: 1_106_680_000n,
  decimals: 6,
  symbol: 'USD',
  token: usd.address_hash,
  tokenId: null,
  recipient: hashOf('b'),
}

describe('the money of a row', () => {
  it('is its only transfer from the address, with who received it', () => {
    expect(money({ token_transfers: [aTransfer('a', 'b', usd, 1_106_680_000n)] })).toEqual(dollars)
  })

  it('is its only transfer to the address, among those of others', () => {
    const token_transfers = [aTransfer('c', 'a', usd, 7n), aTransfer('c', 'd', usd, 8n)]
    expect(money({ token_transfers })).toEqual({ ...dollars, value: 7n, recipient: null })
  })

  it('has no recipient where the called contract is it', () => {
    expect(money({ token_transfers: [aTransfer('a', '5d', usd, 7n)] })?.recipient).toBeNull()
  })

  it('is an NFT with its ID', () => {
    expect(money({ token_transfers: [aTransfer('a', 'b', nft, null, 5n)] })).toEqual({
      value: 1n,
      decimals: 0,
      symbol: 'NFT',
      token: nft.address_hash,
      tokenId: 5n,
      recipient: hashOf('b'),
    })
  })

  it('is the raw amount of a call where the row has no transfers: nothing names the units', () => {
    const raw = { ...dollars, decimals: null, symbol: null, token: coin.hash }
    expect(money({ raw_input: input('a9059cbb', 'b', 'a9059cbb') })).toEqual({ ...raw, value: 0xa9059cbbn })
    const call = decoded('a9059cbb', ['to', 'address', hashOf('b')], ['amount', 'uint256', '1106680000'])
    expect(money({ decoded_input: call })).toEqual(raw)
    const empty = { token_transfers: [], transaction_types: ['token_transfer'] }
    expect(money({ ...empty, decoded_input: call })).toEqual(raw)
    expect(money({ raw_input: input('23b872dd', 'a', 'b', '5') })).toBeNull()
    const moved = decoded('23b872dd', ['f', 'address', own], ['t', 'address', hashOf('b')], ['value', 'uint256', '9'])
    expect(money({ decoded_input: moved })).toEqual({ ...raw, value: 9n })
  })

  it.each<[string, Partial<TransactionRecord>]>([
    ['that failed', { status: 'error', raw_input: input('a9059cbb', 'b', '5') }],
    ['that is pending', { status: null, raw_input: input('a9059cbb', 'b', '5') }],
    ['with a native value', { value: 1n, token_transfers: [aTransfer('a', 'b', usd, 7n)] }],
    ['whose call moved nothing', { token_transfers: [], raw_input: input('a9059cbb', 'b', '5') }],
    [
      'with several transfers of the address',
      { token_transfers: [aTransfer('a', 'b', usd, 7n), aTransfer('b', 'a', usd, 7n)] },
    ],
    [
      'with more transfers than the row has',
      { token_transfers: [aTransfer('a', 'b', usd, 7n)], token_transfers_overflow: true },
    ],
    ['of an unknown amount', { token_transfers: [aTransfer('a', 'b', token('5d'), null)] }],
    ['that approves', { raw_input: input('095ea7b3', 'b', '5') }],
  ])('is the native value of a transaction %s', (_, more) => {
    expect(money(more)).toBeNull()
  })
})
