import { describe, expect, test } from 'vitest'
import { summaryText } from '#/domain/transactions/summaryParts'
import {
  aCall,
  aTransaction,
  aTransfer,
  alice,
  approve,
  bob,
  called,
  coin,
  contractOf,
  dai,
  decoded,
  eth,
  hashOf,
  named,
  nft,
  token,
  usd,
  weth,
} from '#/testing/testRecords'
import type { CallRecord, TransactionRecord } from '#/domain/transactions/transactionRecords'
import { summarize } from './transactionSummary'

type Case = [sentence: string, transaction: Partial<TransactionRecord>, calls?: CallRecord[]]

describe('says what was done', () => {
  test.each<Case>([
    ['Sent 1.2 ETH to Bob', { from: alice, to: bob, value: eth(1.2), raw_input: '0x' }],
    ['Sent 1.2 ETH to Router', { ...called, value: eth(1.2), raw_input: '0x', method: null }],
    ['Sent 0 ETH to itself', { from: alice, to: alice, value: 0n, raw_input: '0x' }],
    ['Sent 1 ETH to Bob, with data', { from: alice, to: bob, value: eth(1), raw_input: '0xabcd' }],
    ['Called act on Router', called],
    ['Called act on Router, sending 1 ETH', { ...called, value: eth(1) }],
    ['Called 0x12345678 on Router', { ...called, method: null }],
    ['Called an unknown address', {}],
    [
      'Swapped up to 1.2 ETH for 3,004.51 USD on Router',
      { ...called, method: 'swapExactETH', value: eth(1.2), token_transfers: [aTransfer('c', 'a', usd, 3004510000n)] },
    ],
    [
      'Swapped 1.2 ETH for 3,004.51 USD on Router',
      { ...called, method: 'swap', value: eth(1.5), token_transfers: [aTransfer('c', 'a', usd, 3004510000n)] },
      [aCall('c', 'a', { value: eth(0.3) })],
    ],
    [
      'Swapped 5 USD for 2 ETH on Router',
      { ...called, method: 'swap', token_transfers: [aTransfer('a', 'c', usd, 5000000n)] },
      [aCall('c', 'a', { value: eth(2) })],
    ],
    [
      'Exchanged 5 USD for 2 DAI',
      {
        ...called,
        to: { ...contractOf('c', 'Vault'), name: null },
        token_transfers: [aTransfer('a', 'c', usd, 5000000n), aTransfer('c', 'a', dai, eth(2))],
      },
    ],
    [
      'Exchanged 5 USD for 2 DAI',
      {
        ...called,
        // A vault whose own token is one of both.
        to: { ...contractOf('c', 'Vault'), hash: dai.address_hash },
        token_transfers: [aTransfer('a', 'c', usd, 5000000n), aTransfer('c', 'a', dai, eth(2))],
      },
    ],
    [
      'Exchanged 5 USD for 2 DAI on Router',
      { ...called, token_transfers: [aTransfer('a', 'c', usd, 5000000n), aTransfer('c', 'a', dai, eth(2))] },
    ],
    [
      'Called act on Router, sending 5 USD and receiving 2 DAI',
      { ...called, token_transfers: [aTransfer('a', 'c', usd, 5000000n), aTransfer('', 'a', dai, eth(2))] },
    ],
    [
      'Called act on Router, sending 5 USD and 1 DAI and receiving NFT #7',
      {
        ...called,
        token_transfers: [
          aTransfer('a', 'c', usd, 5000000n),
          aTransfer('a', 'c', dai, eth(1)),
          aTransfer('c', 'a', nft, null, 7n),
        ],
      },
    ],
    [
      'Called swap on Router, sending at least 5 USD and receiving at least 2 DAI',
      {
        ...called,
        method: 'swap',
        token_transfers: [aTransfer('a', 'c', usd, 5000000n), aTransfer('c', 'a', dai, eth(2))],
        token_transfers_overflow: true,
      },
    ],
    [
      'Called act on Router, which swapped 5 USD for 0.5 DAI',
      {
        ...called,
        actions: [
          {
            type: 'swap',
            data: { amount0: '5', symbol0: 'USD', address0: hashOf('5d'), amount1: '0.5', symbol1: 'DAI' },
          },
          { type: 'swap', data: { amount0: 'many', symbol0: 'USD' } },
          { type: 'swap', data: null },
        ],
      },
    ],
    [
      'Bought NFT #7 from 0x0000000…0000b for up to 0.01 ETH on Router',
      { ...called, method: 'fulfillOrder', value: eth(0.01), token_transfers: [aTransfer('b', 'a', nft, null, 7n)] },
    ],
    [
      'Sold NFT #7 to 0x0000000…0000b for 20 USD on Router',
      {
        ...called,
        method: 'acceptOffer',
        token_transfers: [aTransfer('a', 'b', nft, null, 7n), aTransfer('b', 'a', usd, 20000000n)],
      },
    ],
    ['Minted NFT #7', { ...called, token_transfers: [aTransfer('', 'a', nft, null, 7n)] }],
    [
      'Minted 3 NFT for up to 0.3 ETH on Router',
      { ...called, value: eth(0.3), token_transfers: [1n, 2n, 3n].map((id) => aTransfer('', 'a', nft, null, id)) },
    ],
    [
      'Minted at least 3 NFT',
      {
        ...called,
        token_transfers: [1n, 2n, 3n].map((id) => aTransfer('', 'a', nft, null, id)),
        token_transfers_overflow: true,
      },
    ],
    ['Burned 5 USD', { ...called, token_transfers: [aTransfer('a', '', usd, 5000000n)] }],
    ['Sent 5 USD to Bob', { ...called, token_transfers: [{ ...aTransfer('a', 'b', usd, 5000000n), to: bob }] }],
    [
      'Sent 12 USD to 3 addresses',
      { ...called, token_transfers: ['b', 'd', 'f'].map((to) => aTransfer('a', to, usd, 4000000n)) },
    ],
    [
      'Sent at least 12 USD to at least 3 addresses',
      {
        ...called,
        token_transfers: ['b', 'd', 'f'].map((to) => aTransfer('a', to, usd, 4000000n)),
        token_transfers_overflow: true,
      },
    ],
    [
      'Sent 5 USD, 1 DAI, NFT #7 and 1 more to 0x0000000…0000b',
      {
        ...called,
        token_transfers: [
          aTransfer('a', 'b', usd, 5000000n),
          aTransfer('a', 'b', dai, eth(1)),
          aTransfer('a', 'b', nft, null, 7n),
          aTransfer('a', 'b', weth, 1n),
        ],
      },
    ],
    ['Sent some USD to 0x0000000…0000b', { ...called, token_transfers: [aTransfer('a', 'b', usd, null)] }],
    ['Called act on Router, sending 5 USD', { ...called, token_transfers: [aTransfer('a', 'c', usd, 5000000n)] }],
    ['Called act on Router, receiving 5 USD', { ...called, token_transfers: [aTransfer('c', 'a', usd, 5000000n)] }],
    [
      'Sent 2 ORB to 0x0000000…0000b',
      {
        ...called,
        token_transfers: [
          aTransfer('a', 'b', token('0b', { symbol: 'ORB', decimals: 18, type: 'ERC-404' }), eth(2)),
          aTransfer('a', '', token('0b', { symbol: 'ORB', decimals: 18, type: 'ERC-404' }), null, 7n),
        ],
      },
    ],
    [
      'Wrapped 1 ETH into 1 WETH',
      {
        ...called,
        to: contractOf('e', 'WETH9'),
        raw_input: '0xd0e30db0',
        value: eth(1),
        token_transfers: [aTransfer('', 'a', weth, eth(1))],
      },
    ],
    [
      'Unwrapped 1 WETH into 1 ETH',
      {
        ...called,
        to: contractOf('e', 'WETH9'),
        raw_input: '0x2e1a7d4d',
        token_transfers: [aTransfer('a', '', weth, eth(1))],
      },
      [aCall('e', 'a', { value: eth(1) })],
    ],
    ['Deployed contract Vault', { from: alice, created_contract: contractOf('f', 'Vault'), raw_input: '0x60' }],
    [
      'Deployed token Vault',
      {
        from: alice,
        created_contract: contractOf('f', 'Vault'),
        transaction_types: ['contract_creation', 'token_creation'],
      },
    ],
    [
      'Deployed token USD, sending 1 ETH',
      { created_contract: named('5d'), value: eth(1), token_transfers: [aTransfer('', 'a', usd, 1n)] },
    ],
    [
      'Liquidated 4.2 USD of debt for 1 WETH of collateral',
      {
        ...called,
        actions: [
          {
            type: 'liquidation_call',
            data: {
              debt_amount: '4.2',
              debt_symbol: 'USD',
              debt_address: hashOf('5d'),
              collateral_amount: '1',
              collateral_symbol: 'WETH',
              collateral_address: hashOf('e'),
              block_number: 1,
            },
          },
        ],
      },
    ],
    [
      'Approved 0x0000000…0000c to spend 100 base units of Coin',
      { ...called, to: contractOf('5d', 'Coin'), decoded_input: approve('amount', 100n) },
    ],
    [
      'Approved 0x0000000…0000c to spend unlimited Coin',
      { ...called, to: contractOf('5d', 'Coin'), decoded_input: approve('arg1', 2n ** 256n - 1n) },
    ],
    [
      'Approved 0x0000000…0000c to spend Coin',
      { ...called, to: contractOf('5d', 'Coin'), decoded_input: approve('arg1', 100n) },
    ],
    [
      'Approved 0x0000000…0000c to move Art #100',
      { ...called, to: contractOf('4f', 'Art'), decoded_input: approve('tokenId', 100n) },
    ],
    [
      'Revoked the approval of 0x0000000…0000c to spend Coin',
      { ...called, to: contractOf('5d', 'Coin'), decoded_input: approve('amount', 0n) },
    ],
    [
      'Approved 0x0000000…0000c to move any of Art',
      {
        ...called,
        to: contractOf('4f', 'Art'),
        decoded_input: decoded('a22cb465', ['operator', 'address', hashOf('c')], ['approved', 'bool', 'true']),
      },
    ],
    [
      'Revoked the approval of 0x0000000…0000c to move any of Art',
      {
        ...called,
        to: contractOf('4f', 'Art'),
        raw_input: `0xa22cb465${hashOf('c').slice(2).padStart(64, '0')}${'0'.repeat(64)}`,
      },
    ],
    [
      'Moved 5 USD from 0x0000000…0000b to 0x0000000…0000d',
      {
        ...called,
        to: contractOf('5d', 'Coin'),
        token_transfers: [aTransfer('b', 'd', usd, 5000000n)],
        decoded_input: decoded(
          '23b872dd',
          ['from', 'address', hashOf('b')],
          ['to', 'address', hashOf('d')],
          ['value', 'uint256', '5000000'],
        ),
      },
    ],
    [
      'Minted 5 USD to 0x0000000…0000d',
      { ...called, to: contractOf('5d', 'Coin'), token_transfers: [aTransfer('', 'd', usd, 5000000n)] },
    ],
  ])('%s', (sentence, transaction, calls) => {
    expect(summaryText(summarize(aTransaction(transaction), coin, { calls: calls ?? null }), coin)).toBe(sentence)
  })
})
