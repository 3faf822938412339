import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parseJson } from '#/api/json'
import { parseLenient } from '#/api/parseLenient'
import { transaction as transactionSchema } from '#/api/schemas/transaction'
import { namedAddresses } from '#/entity/namedAddresses'
import { reputationOf } from '#/entity/transferredTokens'
import { RECORDED_ENDPOINTS, recordedResponses } from '#/testing/recordedResponses'
import { alice, aTransaction, aTransfer, called, hashOf, token, usd } from '#/testing/testRecords'
import type { TransactionRecord, TransferRecord } from '#/domain/transactions/transactionRecords'
import { type JudgedTransfer, suspectAdvice, suspectText, suspectTransfers } from './suspectTransfers'

const spam = token('5ca', { symbol: 'USDT', decimals: 6 })
const fake = token('fa', { symbol: 'USDТ', decimals: 6 })

/** The token of this contract has the name of a better-known one. */
const namesakes = new Map([[hashOf('cafe').toLowerCase(), hashOf('usd')]])
const spoof = token('cafe', { symbol: 'USDM', decimals: 6 })
const untagged = { metadata: null, public_tags: null }

/** A transfer from an account, or from a contract; its receiver may have a public tag. */
function from(
  sender: TransferRecord,
  { tag, ...more }: { is_contract?: boolean | null; proxy_type?: 'eip7702'; tag?: string } = {},
): JudgedTransfer {
  const { from: record, to } = sender
  const public_tags = tag === undefined ? null : [{ display_name: tag, label: tag }]
  return {
    ...sender,
    from: record && { proxy_type: null, ...record, ...untagged, is_contract: false, ...more },
    to: to && { ...to, metadata: null, public_tags },
  }
}

function textOf(
  transfers: readonly JudgedTransfer[],
  { isComplete = true, ...more }: Partial<TransactionRecord> & { isComplete?: boolean } = {},
): string | null {
  const isScam = (hash: string | null) => hash === hashOf('5ca')
  const found = suspectTransfers(aTransaction({ ...called, ...more }), { transfers, isComplete, namesakes, isScam })
  return found && suspectText(found)
}

describe('says what a transaction is that only carries suspect transfers', () => {
  it.each<[string, readonly JudgedTransfer[], Parameters<typeof textOf>[1]?]>([
    [
      'All 2 token transfers are of tokens flagged as scam. The listed senders did not sign this transaction.',
      [from(aTransfer('b', 'd', spam, 7n)), from(aTransfer('e', 'f', spam, 9n))],
    ],
    [
      'The token transfer is of tokens flagged as scam. The listed sender did not sign this transaction.',
      [from(aTransfer('b', 'd', spam, 7n))],
    ],
    [
      'All 2 token transfers are of tokens flagged as scam or of zero value. 1 listed sender did not sign this transaction.',
      [from(aTransfer('a', 'd', spam, 7n)), from(aTransfer('b', 'f', usd, 0n))],
    ],
    ['The token transfer is of tokens flagged as scam.', [from(aTransfer('', 'd', spam, 7n))]],
    ['The token transfer is of tokens flagged as scam.', [from(aTransfer('a', 'd', spam, 7n))]],
    [
      'The token transfer is of zero value. The listed sender did not sign this transaction.',
      [from(aTransfer('b', 'd', usd, 0n), { is_contract: true, proxy_type: 'eip7702' })],
    ],
    [
      'The first 1 token transfer is of zero value. The listed sender did not sign this transaction.',
      [from(aTransfer('b', 'd', usd, 0n))],
      { isComplete: false },
    ],
    [
      'The token transfer is of tokens with hidden or imitating letters in their names. The listed sender did not sign this transaction.',
      [from(aTransfer('b', 'd', fake, 5n))],
    ],
    [
      'The token transfer is of tokens with the same name as another token. The listed sender did not sign this transaction.',
      [from(aTransfer('b', 'd', spoof, 5n))],
    ],
    [
      'All 2 token transfers are with addresses tagged as look-alike or poisoning. The listed senders did not sign this transaction.',
      [
        from(aTransfer('b', 'd', usd, 5n), { tag: 'Look-alike address' }),
        from(aTransfer('e', 'f', usd, 0n), { tag: 'Look-alike address' }),
      ],
    ],
  ])('%s', (text, transfers, more) => {
    expect(textOf(transfers, more)).toBe(text)
  })
})

it('says that there is nothing to undo only if no transfer may be of a real token, and nothing if all signed', () => {
  const found = {
    suspicions: new Set(['scam', 'nothing'] as const),
    count: 2,
    isComplete: true,
    senders: 2,
    unsigned: [hashOf('b'), hashOf('e')],
  }
  const nothing = /^No other token was transferred, so there is nothing to undo\. Do not copy/
  expect(suspectAdvice(found)).toMatch(nothing)
  expect(suspectAdvice({ ...found, isComplete: false })).toMatch(/^Do not copy/)
  expect(suspectAdvice({ ...found, suspicions: new Set(['tagged']) })).toMatch(/^Do not copy/)
  expect(suspectAdvice({ ...found, unsigned: [] })).toBeNull()
})

describe('says nothing', () => {
  it.each<[string, readonly JudgedTransfer[], Parameters<typeof textOf>[1]?]>([
    ['without transfers', []],
    [
      'where one transfer is of another token',
      [from(aTransfer('b', 'd', spam, 7n)), from(aTransfer('b', 'd', usd, 7n))],
    ],
    [
      'where the signer sends to a look-alike address',
      [from(aTransfer('a', 'd', usd, 5n), { tag: 'Look-alike address' })],
    ],
    ['where the signer sends a token with the name of another one', [from(aTransfer('a', 'd', spoof, 5n))]],
    ['where the receiver has another tag', [from(aTransfer('b', 'd', usd, 5n), { tag: 'Router' })]],
    ['where the signer sends nothing', [from(aTransfer('a', 'd', usd, 0n))]],
    ['where a contract sends nothing', [from(aTransfer('b', 'd', usd, 0n), { is_contract: true })]],
    [
      'where it is unknown whether the sender is an account',
      [from(aTransfer('b', 'd', usd, 0n), { is_contract: null })],
    ],
    ['where the transaction pays for it', [from(aTransfer('b', 'd', usd, 0n))], { value: 1n }],
    ['of one that failed', [from(aTransfer('b', 'd', spam, 7n))], { status: 'error' }],
    ['of one whose signer is unknown', [from(aTransfer('b', 'd', spam, 7n))], { from: null }],
    [
      'of a bundle, whose users signed their operations',
      [from(aTransfer('b', 'd', usd, 0n))],
      { from: alice, raw_input: '0x1fad948c' },
    ],
  ])('%s', (_, transfers, more) => {
    expect(textOf(transfers, more)).toBeNull()
  })
})

it('in what real servers answered: only flagged tokens, and only senders who are not the signer', () => {
  const bodies = RECORDED_ENDPOINTS.filter((name) => name === 'tx').flatMap(recordedResponses)
  expect(bodies.length).toBeGreaterThan(10)
  const found = bodies.flatMap(({ name, text }) => {
    const { value } = parseLenient(z.nullable(transactionSchema), parseJson(text))
    const transfers = value?.token_transfers ?? []
    if (!value) return []
    const names = namedAddresses([value, ...transfers])
    const isScam = (hash: string | null) => reputationOf(hash, transfers, names) === 'scam'
    const suspect = suspectTransfers(value, { transfers, isComplete: true, namesakes, isScam })
    return suspect ? [`${name}: ${suspectText(suspect)}`] : []
  })
  expect(found).toEqual([])
})
