import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { summaryText, type Evidence, type Summary } from '#/domain/transactions/summaryParts'
import { coin, hashOf, named, nft, token, usd } from '#/testing/testRecords'
import type { TransactionRecord } from '#/domain/transactions/transactionRecords'
import { summarize } from './transactionSummary'

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

test('any transaction: never throws, and each fact has evidence in the record', () => {
  const all = (summary: Summary) => summary.flatMap((part) => (part.kind === 'text' ? [] : [part]))
  fc.assert(
    fc.property(records, (transaction) => {
      const summary = summarize(transaction, coin)
      expect(summaryText(summary, coin)).not.toMatch(/undefined|null|NaN|\[object/)
      for (const fact of all(summary)) {
        expect(fact.evidence.length).toBeGreaterThan(0)
        for (const evidence of fact.evidence) expect(exists(evidence, transaction)).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
})

test('“Sent” and “Burned” tokens have a transfer from or to the sender as evidence', () => {
  fc.assert(
    fc.property(records, (transaction) => {
      const [first, fact] = summarize(transaction, coin)
      if (first?.kind !== 'text' || fact?.kind !== 'amount' || !/^(?:Sent|Burned) /.test(first.text)) return
      for (const place of fact.evidence.flatMap((evidence) => /^token_transfers\[(\d+)\]$/.exec(evidence)?.[1] ?? [])) {
        const { from, to } = transaction.token_transfers?.[Number(place)] ?? {}
        expect([from?.hash, to?.hash]).toContain(transaction.from?.hash)
      }
    }),
    { numRuns: 2000 },
  )
})
