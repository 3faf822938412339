import { describe, expect, test } from 'vitest'
import * as fc from 'fast-check'
import { title, type Evidence, type Summary } from './summaryParts'
import { aCall, aTransaction, aTransfer, hashOf, named, token } from './testRecords'
import type { CallRecord, TransactionRecord } from './transactionRecords'
import { summarise } from './transactionSummary'

const coin = { symbol: 'ETH', decimals: 18 }
const eth = (amount: number) => BigInt(Math.round(amount * 1e6)) * 10n ** 12n
const alice = named('a', { name: 'Alice', is_contract: false })
const bob = named('b', { name: 'Bob', is_contract: false })
const router = named('c', { name: 'Router', is_contract: true })
const usd = token('5d', { symbol: 'USD', decimals: 6 })
const dai = token('da', { symbol: 'DAI', decimals: 18 })
const nft = token('4f', { symbol: 'NFT', type: 'ERC-721' })
const weth = token('e', { symbol: 'WETH', decimals: 18 })
const contractOf = (digits: string, name: string) => named(digits, { name, is_contract: true })

const called = { from: alice, to: router, method: 'act', raw_input: '0x12345678', value: 0n, token_transfers: [] }
const decoded = (method_id: string, ...parameters: [name: string, type: string, value: string][]) => ({
  method_call: 'named()',
  method_id,
  parameters: parameters.map(([name, type, value]) => ({ name, type, value })),
})
const approve = (name: string, value: bigint) =>
  decoded('095ea7b3', ['spender', 'address', hashOf('c')], [name, 'uint256', String(value)])

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
      'Swapped up to 1.2 ETH for 3,004.51 USD',
      { ...called, method: 'swapExactETH', value: eth(1.2), token_transfers: [aTransfer('c', 'a', usd, 3004510000n)] },
    ],
    [
      'Swapped 1.2 ETH for 3,004.51 USD',
      { ...called, method: 'swap', value: eth(1.5), token_transfers: [aTransfer('c', 'a', usd, 3004510000n)] },
      [aCall('c', 'a', { value: eth(0.3) })],
    ],
    [
      'Swapped 5 USD for 2 ETH',
      { ...called, method: 'swap', token_transfers: [aTransfer('a', 'c', usd, 5000000n)] },
      [aCall('c', 'a', { value: eth(2) })],
    ],
    [
      'Exchanged 5 USD for 2 DAI',
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
      'Bought NFT #7 for up to 0.01 ETH',
      { ...called, method: 'fulfillOrder', value: eth(0.01), token_transfers: [aTransfer('b', 'a', nft, null, 7n)] },
    ],
    [
      'Sold NFT #7 for 20 USD',
      {
        ...called,
        method: 'acceptOffer',
        token_transfers: [aTransfer('a', 'b', nft, null, 7n), aTransfer('b', 'a', usd, 20000000n)],
      },
    ],
    ['Minted NFT #7', { ...called, token_transfers: [aTransfer('', 'a', nft, null, 7n)] }],
    [
      'Minted 3 NFT for up to 0.3 ETH',
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
      'Sent 5 USD, 1 DAI, NFT #7 and 1 more to 0x0000…000b',
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
    ['Sent some USD to 0x0000…000b', { ...called, token_transfers: [aTransfer('a', 'b', usd, null)] }],
    ['Called act on Router, sending 5 USD', { ...called, token_transfers: [aTransfer('a', 'c', usd, 5000000n)] }],
    ['Called act on Router, receiving 5 USD', { ...called, token_transfers: [aTransfer('c', 'a', usd, 5000000n)] }],
    [
      'Sent 2 ORB to 0x0000…000b',
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
      'Approved 0x0000…000c to spend 100 base units of Coin',
      { ...called, to: contractOf('5d', 'Coin'), decoded_input: approve('amount', 100n) },
    ],
    [
      'Approved 0x0000…000c to spend unlimited Coin',
      { ...called, to: contractOf('5d', 'Coin'), decoded_input: approve('arg1', 2n ** 256n - 1n) },
    ],
    [
      'Approved 0x0000…000c to spend Coin',
      { ...called, to: contractOf('5d', 'Coin'), decoded_input: approve('arg1', 100n) },
    ],
    [
      'Approved 0x0000…000c to move Art #100',
      { ...called, to: contractOf('4f', 'Art'), decoded_input: approve('tokenId', 100n) },
    ],
    [
      'Revoked the approval of 0x0000…000c to spend Coin',
      { ...called, to: contractOf('5d', 'Coin'), decoded_input: approve('amount', 0n) },
    ],
    [
      'Approved 0x0000…000c to move any of Art',
      {
        ...called,
        to: contractOf('4f', 'Art'),
        decoded_input: decoded('a22cb465', ['operator', 'address', hashOf('c')], ['approved', 'bool', 'true']),
      },
    ],
    [
      'Revoked the approval of 0x0000…000c to move any of Art',
      {
        ...called,
        to: contractOf('4f', 'Art'),
        raw_input: `0xa22cb465${hashOf('c').slice(2).padStart(64, '0')}${'0'.repeat(64)}`,
      },
    ],
    [
      'Moved 5 USD from 0x0000…000b to 0x0000…000d',
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
      'Minted 5 USD to 0x0000…000d',
      { ...called, to: contractOf('5d', 'Coin'), token_transfers: [aTransfer('', 'd', usd, 5000000n)] },
    ],
  ])('%s', (sentence, transaction, calls) => {
    expect(title(summarise(aTransaction(transaction), coin, calls ?? null), coin)).toBe(sentence)
  })
})

describe('does not call the sender’s what others did', () => {
  test.each<Case>([
    [
      'Called act on Router',
      { ...called, token_transfers: [aTransfer('b', 'd', usd, 0n), aTransfer('b', 'd', usd, 7n)] },
    ],
    ['Called act on Router', { ...called, token_transfers: [aTransfer('a', 'b', usd, 0n)] }],
    ['Called act on Router', { ...called, token_transfers: [{ ...aTransfer('a', 'b', usd, 7n), from: null }] }],
    [
      'Called named on Coin',
      {
        ...called,
        to: contractOf('5d', 'Coin'),
        token_transfers: [aTransfer('b', 'd', usd, 0n)],
        decoded_input: decoded(
          '23b872dd',
          ['from', 'address', hashOf('b')],
          ['to', 'address', hashOf('d')],
          ['value', 'uint256', '0'],
        ),
      },
    ],
    [
      'Called named on Coin',
      {
        ...called,
        to: contractOf('5d', 'Coin'),
        decoded_input: decoded('a9059cbb', ['to', 'address', hashOf('d')], ['amount', 'uint256', '5']),
      },
    ],
  ])('%s', (sentence, transaction) => {
    expect(title(summarise(aTransaction(transaction), coin), coin)).toBe(sentence)
  })
})

describe('says how it failed or waits, and what was tried', () => {
  const failed = { ...called, status: 'error', result: 'execution reverted' } as const
  const pending = { ...called, status: null, result: 'pending', block_number: null } as const
  test.each<Case>([
    ['Failed without a reason; tried to call act on Router', failed],
    ['Failed: out of gas; tried to call act on Router', { ...failed, result: 'out of gas' }],
    [
      'Failed: paused; tried to call act on Router, sending 1 ETH',
      { ...failed, value: eth(1), revert_reason: { form: 'text', text: 'paused' } },
    ],
    [
      'Failed: division by zero; tried to call act on Router',
      { ...failed, revert_reason: { form: 'raw', raw: `0x4e487b71${'12'.padStart(64, '0')}` } },
    ],
    [
      'Failed: Short(0x0000…000a, 5); tried to call act on Router',
      {
        ...failed,
        revert_reason: {
          form: 'decoded',
          decoded: {
            ...decoded('1', ['who', 'address', hashOf('a')], ['by', 'uint256', '5']),
            method_call: 'Short(address who, uint256 by)',
          },
        },
      },
    ],
    [
      'Failed without a reason; tried to send 5 base units of Coin to 0x0000…000d',
      {
        ...failed,
        to: contractOf('5d', 'Coin'),
        decoded_input: decoded('a9059cbb', ['to', 'address', hashOf('d')], ['amount', 'uint256', '5']),
        token_transfers: [aTransfer('a', 'd', usd, 5n)],
      },
    ],
    ['Failed without a reason; tried to deploy a contract', { ...failed, to: null, raw_input: '0x60' }],
    ['Waiting to be confirmed: send 1 ETH to Bob', { ...pending, to: bob, value: eth(1), raw_input: '0x' }],
    ['Waiting to be confirmed: call act on Router', pending],
    [
      'Waiting to be confirmed: revoke the approval of 0x0000…000c to spend Router',
      { ...pending, decoded_input: approve('amount', 0n) },
    ],
    ['Dropped or replaced: call act on Router', { ...failed, result: 'dropped/replaced' }],
    [
      'Outcome not known: call act on Router',
      { ...pending, result: 'awaiting_internal_transactions', block_number: 5 },
    ],
    ['Outcome not known: call act on Router', { ...called, status: { other: 'odd' } }],
  ])('%s', (sentence, transaction) => {
    expect(title(summarise(aTransaction(transaction), coin), coin)).toBe(sentence)
  })
})

test('names that others wrote do not break the title', () => {
  const hostile = named('b', { name: `\u202eevil${'!'.repeat(500)}`, is_contract: false })
  const summary = summarise(aTransaction({ from: alice, to: hostile, value: 1n, raw_input: '0x' }), coin)
  expect(title(summary, coin)).toMatch(/^Sent <0\.000001 ETH to ⟨U\+202E⟩evil!+…$/)
})

const party = fc.option(fc.constantFrom('', 'a', 'b', 'c', '5d').map((digits) => named(digits)))
const records = fc.record({
  from: party,
  to: party,
  created_contract: fc.option(party, { freq: 1 }),
  value: fc.option(fc.bigInt(-1n, 9n)),
  status: fc.option(fc.constantFrom('ok', 'ok', 'error', { other: 'odd' })),
  result: fc.option(fc.constantFrom('success', 'pending', 'out of gas', 'dropped/replaced', '')),
  block_number: fc.option(fc.nat()),
  method: fc.option(fc.constantFrom('swap', '0x12345678', '')),
  raw_input: fc.option(fc.constantFrom('0x', '0x095ea7b3', '0xd0e30db0', '?', `0xa9059cbb${'0'.repeat(128)}`)),
  decoded_input: fc.option(
    fc.record({
      method_call: fc.option(fc.string()),
      method_id: fc.option(fc.constantFrom('095ea7b3', 'a22cb465', 'a9059cbb', '23b872dd', '')),
      parameters: fc.option(
        fc.array(
          fc.record({
            name: fc.option(fc.constantFrom('amount', 'tokenId', '')),
            type: fc.option(fc.constantFrom('address', 'uint256', 'bool')),
            value: fc.option(fc.constantFrom(hashOf('b'), '5', '-1', 'true', ['nested'])),
          }),
        ),
      ),
    }),
  ),
  revert_reason: fc.option(fc.constantFrom({ form: 'text', text: 'no' } as const, { form: 'raw', raw: '0x' } as const)),
  transaction_types: fc.option(fc.constantFrom(['coin_transfer'], ['token_creation'], [])),
  token_transfers: fc.option(
    fc.array(
      fc.record({
        from: party,
        to: party,
        token: fc.option(fc.constantFrom(usd, nft, token('5d', { address_hash: null }))),
        type: fc.option(fc.string()),
        total: fc.option(
          fc.record({
            decimals: fc.option(fc.nat(18)),
            value: fc.option(fc.bigInt(0n, 9n)),
            token_id: fc.option(fc.bigInt(0n, 2n)),
          }),
        ),
      }),
    ),
  ),
  token_transfers_overflow: fc.option(fc.boolean()),
  actions: fc.option(
    fc.array(
      fc.record({
        type: fc.option(fc.constantFrom('swap', 'liquidation_call', '')),
        data: fc.option(
          fc.dictionary(
            fc.constantFrom('amount0', 'symbol0', 'amount1', 'symbol1', 'debt_amount'),
            fc.constantFrom('1.5', 7, null),
          ),
        ),
      }),
    ),
  ),
})

/** Whether a record lies at the place that a fact names. */
function exists(evidence: Evidence, transaction: TransactionRecord): boolean {
  const [, field = '', place] = /^(\w+)(?:\[(\d+)\])?$/.exec(evidence) ?? []
  const found: unknown = Object.entries(transaction).find(([key]) => key === field)?.[1]
  return place === undefined
    ? found !== null && found !== undefined
    : Array.isArray(found) && found[Number(place)] !== undefined
}

test('no transaction makes it throw, and every fact names something that is there', () => {
  const all = (summary: Summary) => summary.flatMap((part) => (part.kind === 'text' ? [] : [part]))
  fc.assert(
    fc.property(records, (transaction) => {
      const summary = summarise(transaction, coin)
      expect(title(summary, coin)).not.toMatch(/undefined|null|NaN|\[object/)
      for (const fact of all(summary)) {
        expect(fact.evidence.length).toBeGreaterThan(0)
        for (const evidence of fact.evidence) expect(exists(evidence, transaction)).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
})

test('whoever is named as sender of tokens sent some by the evidence', () => {
  fc.assert(
    fc.property(records, (transaction) => {
      const [first, fact] = summarise(transaction, coin)
      if (first?.kind !== 'text' || fact?.kind !== 'amount' || !/^(?:Sent|Burned) /.test(first.text)) return
      for (const place of fact.evidence.flatMap((evidence) => /^token_transfers\[(\d+)\]$/.exec(evidence)?.[1] ?? [])) {
        const { from, to } = transaction.token_transfers?.[Number(place)] ?? {}
        expect([from?.hash, to?.hash]).toContain(transaction.from?.hash)
      }
    }),
    { numRuns: 2000 },
  )
})
