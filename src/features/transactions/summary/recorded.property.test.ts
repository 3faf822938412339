import { describe, expect, test } from 'vitest'
import { parseJson } from '#/api/json'
import { parseLenient } from '#/api/parseLenient'
import { internalTransaction } from '#/api/schemas/internalTransaction'
import type { Transaction } from '#/api/schemas/transaction'
import type { Chain } from '#/data/config/config'
import { openDemo, walkPages } from '#/demo/testDemo'
import { callAmounts } from '#/domain/transactions/callAmounts'
import { errorTokens } from '#/domain/transactions/errorUnits'
import { transactionState } from '#/domain/transactions/transactionState'
import { callError, callSentence, caughtFailure, failedCall } from '#/features/transactions/summary/failedCalls'
import { failureFunds, failureReason } from '#/features/transactions/summary/failureSummary'
import { summaryText } from '#/domain/transactions/summaryParts'
import { hasInnerFailure, withWarnings } from '#/features/transactions/summary/warnings'
import { suspectOf } from '#/features/transactions/suspectOf'
import { summarize } from '#/features/transactions/summary/transactionSummary'
import { transactionReply } from '#/features/transactions/transactionReply'
import { recordedResponses } from '#/testing/recordedResponses'
import { usd } from '#/testing/testRecords'
import { RECORD_ONLY } from '#/testing/testReply'
import { jsonOf, read, type Recorded, unfounded } from '#/testing/unfounded'

const currency = { symbol: 'MER', name: 'Meridian', decimals: 18 }
const chain = { id: '8801', name: 'Meridian', currency } as Chain

const LISTS = ['transactions', 'main-page-transactions', 'block-transactions', 'address-transactions']

const ofServers = [
  ...recordedResponses('tx').flatMap(({ name, text }) => read(name, parseJson(text))),
  ...LISTS.flatMap((list) => recordedResponses(list)).flatMap(({ name, text }) => {
    const body = parseJson(text) as { items?: unknown[] } | unknown[]
    return (Array.isArray(body) ? body : (body.items ?? [])).flatMap((row) => read(name, row))
  }),
]

/** Records of the tokens that its error's amounts are of. */
function tokensOf(transaction: Transaction) {
  const { revert_reason, to } = transaction
  if (revert_reason?.form !== 'decoded') return []
  const contracts = errorTokens(revert_reason.decoded, { transaction, raisedBy: to?.hash ?? null })
  return contracts.map((address_hash) => ({ ...usd, address_hash, symbol: null }))
}

/** Everything that is said of a transaction, and what of it is not in its record. */
function check(recorded: Recorded): string[] {
  const { transaction, text } = recorded
  const summarized = summarize(transaction, currency)
  const summary = withWarnings(summarized, {
    transaction,
    calls: null,
    operations: null,
    suspect: suspectOf(transaction),
  })
  const wrong = unfounded(summary, recorded)
  const amounts = callAmounts(transaction)
  const tokens = amounts.map(({ token }) => ({ ...usd, address_hash: token, symbol: null }))
  if (transaction.status !== 'ok')
    wrong.push(...unfounded(summarize(transaction, currency, { amounts: { amounts, tokens } }), recorded))
  const said = summaryText(summarized, currency)
  const { kind } = transactionState(transaction)
  if (said.startsWith('Failed') !== (kind === 'failed')) wrong.push(`status of “${said}” (${kind})`)
  if (said.startsWith('Pending') !== (kind === 'pending')) wrong.push(`status of “${said}” (${kind})`)
  if (kind === 'failed') {
    const facts = { currency, tokens: [], raisedBy: transaction.to?.hash ?? null }
    wrong.push(...unfounded(failureReason(transaction, facts), recorded))
    wrong.push(...unfounded(failureReason(transaction, { ...facts, tokens: tokensOf(transaction) }), recorded))
    wrong.push(...unfounded(failedCall(transaction, null), recorded))
    const funds = failureFunds(transaction, currency)
    wrong.push(...unfounded(funds, recorded))
    const money = summaryText(funds, currency)
    const moved = (transaction.token_transfers?.length ?? 0) > 0
    if (/Nothing|Only/.test(money) && moved) wrong.push(money)
  }
  const errorFacts = { currency, tokens: [], raisedBy: null }
  const transfers = transaction.token_transfers ?? []
  const suspect = suspectOf(transaction)
  const context = { ...RECORD_ONLY, chain, transfers, suspect }
  for (const [label, line] of transactionReply(transaction, summary, errorFacts, context).lines) {
    const names = line.split(/ \((?=.*\)$)|\)$/)
    if (/^(?:From|To|Interacted with|Block)$/.test(label) && names.some((each) => !text.includes(each.toLowerCase())))
      wrong.push(`${label}: ${line}`)
    for (const [hash] of line.matchAll(/0x[\da-f]{40,}/gi)) {
      if (!text.includes(hash.toLowerCase())) wrong.push(`${label}: ${line}`)
    }
    if (label === 'Time' && new Date(line).getTime() !== transaction.timestamp?.getTime()) wrong.push(`Time: ${line}`)
    if (/not transferred/.test(line) && kind !== 'failed' && kind !== 'dropped') wrong.push(line)
  }
  return wrong.map((each) => `${recorded.name}: ${each}`)
}

describe('nothing is said of a transaction that its record does not hold', () => {
  test('recorded responses of servers', () => {
    expect(ofServers.length).toBeGreaterThan(30)
    expect(ofServers.flatMap(check)).toEqual([])
  })

  test.each(['/pro/8801', '/8802'])('all transactions of the demo, %s', async (root) => {
    const { rows } = await walkPages(openDemo(), `${root}/api/v2/transactions`)
    expect(rows.filter(({ status }) => status === 'error').length).toBeGreaterThan(10)
    expect(rows.flatMap((row) => read('row', row)).flatMap(check)).toEqual([])
  })

  test.each(['/pro/8801', '/8802'])('inner failures of the demo, by their calls, %s', async (root) => {
    const ask = openDemo()
    const { rows } = await walkPages(ask, `${root}/api/v2/transactions`)
    const failing = rows.flatMap((row) => read('row', row)).filter(({ transaction }) => hasInnerFailure(transaction))
    expect(failing.length).toBeGreaterThan(0)
    let said = 0
    for (const { name, text, transaction } of failing) {
      const listed = await walkPages(ask, `${root}/api/v2/transactions/${transaction.hash}/internal-transactions`)
      const calls = listed.rows.flatMap((row) => parseLenient(internalTransaction, row).value ?? [])
      const failure = caughtFailure(transaction, calls)
      if (failure === null) continue
      said += 1
      const recorded = { name, transaction, text: text + jsonOf(listed.rows) }
      expect(unfounded(callSentence(failure.call, failure.index), recorded)).toEqual([])
      expect(unfounded(callError(failure), recorded)).toEqual([])
      expect(failure.call.success).toBe(false)
      expect(calls.filter(({ success }) => success === false).length).toBeGreaterThan(failure.others)
      // A call of another place and error would be found.
      const other = { ...failure, call: { ...failure.call, index: 98_765, error: 'Another error' } }
      expect(unfounded(callSentence(other.call, other.index), recorded)).toHaveLength(1)
      expect(unfounded(callError(other), recorded)).toHaveLength(1)
    }
    expect(said).toBeGreaterThan(0)
  })

  test('a sentence about another amount, name or status would be found', () => {
    const [first] = ofServers
    if (first === undefined) throw new Error('No recorded transaction')
    const other = { ...first.transaction, value: 123_456_789_012_345n, from: null }
    const swapped = { ...first, transaction: { ...other, raw_input: '0x', token_transfers: [], status: 'ok' as const } }
    expect(check(swapped).join('\n')).toContain('123456789012345')
  })
})
