import { describe, expect, test } from 'vitest'
import { parseJson } from '#/api/json'
import { parseLenient } from '#/api/parseLenient'
import { internalTransaction } from '#/api/schemas/internalTransaction'
import { userOperation } from '#/api/schemas/userOperation'
import { type Transaction, transaction as schema } from '#/api/schemas/transaction'
import { formatUnits } from '#/domain/amounts/amount'
import type { Chain } from '#/data/config/config'
import { openDemo, walkPages } from '#/demo/testDemo'
import { errorTokens } from '#/domain/transactions/errorUnits'
import { transactionState } from '#/domain/transactions/transactionState'
import { callError, callSentence, caughtFailure, failedCall } from '#/features/transactions/summary/failedCalls'
import { failureFunds, failureReason } from '#/features/transactions/summary/failureSummary'
import { type Summary, type SummaryFact, summaryText } from '#/domain/transactions/summaryParts'
import { hasInnerFailure, withWarnings } from '#/features/transactions/summary/warnings'
import { callOf } from '#/entity/userOperation/operationCall'
import { operationTransfers } from '#/features/transactions/bundle/operationTransfers'
import { withFailedOperations } from '#/features/transactions/summary/bundle'
import { suspectOf } from '#/features/transactions/suspectOf'
import { summarize } from '#/features/transactions/summary/transactionSummary'
import { transactionReply } from '#/features/transactions/transactionReply'
import { recordedResponses } from '#/testing/recordedResponses'
import { usd } from '#/testing/testRecords'

const currency = { symbol: 'MER', name: 'Meridian', decimals: 18 }
const chain = { id: '8801', name: 'Meridian', currency } as Chain

/** A transaction as it was sent, and as it was read. */
interface Recorded {
  readonly name: string
  /** The JSON of the record, in lower case. */
  readonly text: string
  readonly transaction: Transaction
}

function read(name: string, body: unknown): Recorded[] {
  const { value } = parseLenient(schema, body)
  return value?.hash ? [{ name: `${name} ${value.hash}`, text: jsonOf(body), transaction: value }] : []
}

function jsonOf(body: unknown): string {
  return JSON.stringify(body, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each)).toLowerCase()
}

const LISTS = ['transactions', 'main-page-transactions', 'block-transactions', 'address-transactions']

const ofServers = [
  ...recordedResponses('tx').flatMap(({ name, text }) => read(name, parseJson(text))),
  ...LISTS.flatMap((list) => recordedResponses(list)).flatMap(({ name, text }) => {
    const body = parseJson(text) as { items?: unknown[] } | unknown[]
    return (Array.isArray(body) ? body : (body.items ?? [])).flatMap((row) => read(name, row))
  }),
]

/** Digits in the words of a sentence: of what it counts, and of shares that it computes. */
const COUNTED = /[\d,]+ (?:more|addresses)\b|at least [\d,]+ addresses|\([<\d.,]+% of (?:what was needed|it)\)/g

/** What a sentence says that the record does not; empty if it says nothing else. */
function unfounded(summary: Summary, { text, transaction }: Recorded): string[] {
  const wrong: string[] = []
  for (const part of summary) {
    if (part.kind === 'text') {
      const digits = part.text.replace(COUNTED, '').match(/\d+/g) ?? []
      wrong.push(...digits.filter((each) => !text.includes(each)))
    } else if (!isFounded(part, text, transaction))
      wrong.push(
        JSON.stringify(part, (_, each: unknown) => String(each) && (typeof each === 'bigint' ? String(each) : each)),
      )
  }
  return wrong
}

function isFounded(fact: SummaryFact, text: string, transaction: Transaction): boolean {
  const has = (words: string | null | undefined) =>
    !words || text.includes(JSON.stringify(words).slice(1, -1).toLowerCase())
  switch (fact.kind) {
    case 'amount':
      return (
        (fact.token === 'native' || (has(fact.token.hash) && has(fact.token.symbol))) && isSum(fact, text, transaction)
      )
    case 'token':
      return has(fact.token.hash) && has(fact.token.symbol)
    case 'address':
      return has(fact.address.hash) && has(fact.address.name)
    case 'method':
      return has(fact.name)
    case 'quote':
      // A hash is shortened.
      return text.includes(fact.text.toLowerCase()) || fact.text.split('…').every(has)
    case 'number':
      return text.includes(String(fact.value))
    case 'time':
      return text.includes(String(fact.date.getTime() / 1000))
    case 'reason':
      return transaction.revert_reason !== null || transaction.result !== null
    case 'record': {
      const call = /^internal transaction (\d+)$/.exec(fact.text)?.[1]
      if (call !== undefined) return text.includes(`"index":${call},`)
      return fact.evidence[0] === 'has_error_in_internal_transactions'
        ? transaction.has_error_in_internal_transactions === true
        : fact.text.includes(String(transaction.token_transfers?.length))
    }
    case 'operations': {
      const count = /^\d+/.exec(fact.text)?.[0]
      const operations = transaction.decoded_input?.parameters?.[0]?.value
      return count === undefined || String(operations?.length) === count
    }
    case 'chain':
      return has(fact.chain) && has(fact.receiver)
    case 'transaction':
      // It is another record.
      return false
  }
}

/** Whether an amount is one of the record, or the net sum of the transfers that are its evidence. */
function isSum(
  fact: Extract<SummaryFact, { kind: 'amount' }>,
  text: string,
  { from, token_transfers }: Transaction,
): boolean {
  const isWritten = (value: bigint) =>
    text.includes(`"${value}"`) || text.includes(value.toString(16).padStart(64, '0'))
  // A single NFT of the call data is written by its ID.
  if (fact.tokenId !== undefined && fact.value === 1n && isWritten(BigInt(fact.tokenId))) return true
  const written = formatUnits(fact.value, fact.decimals ?? 0)
  if (isWritten(fact.raw ?? fact.value) || isWritten(fact.value) || text.includes(`"${written}"`)) return true
  const places = fact.evidence.map((each) => Number(/^token_transfers\[(\d+)\]$/.exec(each)?.[1] ?? NaN))
  let sum = 0n
  for (const place of places) {
    const transfer = token_transfers?.[place]
    if (!transfer) return false
    const isNft = transfer.total?.token_id != null && (transfer.total.value === null || transfer.total.value === 0n)
    const amount = isNft ? 1n : (transfer.total?.value ?? 1n)
    sum += transfer.to?.hash === from?.hash ? amount : -amount
  }
  const size = sum < 0n ? -sum : sum
  return size === (fact.raw ?? fact.value) || size === fact.value
}

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
  const summary = withWarnings(summarized, { transaction, operations: null, suspect: suspectOf(transaction) })
  const wrong = unfounded(summary, recorded)
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
  const none = {
    isLost: false,
    replacedBy: null,
    operations: null,
    pending: null,
    otherEnd: null,
    chainName: () => null,
  }
  const context = { ...none, chain, transfers, suspect }
  for (const [label, line] of transactionReply(transaction, summary, errorFacts, context).lines) {
    if (/^(?:From|To|Interacted with|Block)$/.test(label) && !text.includes(line.toLowerCase()))
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

  test('failed user operations of the demo’s bundles, by their records', async () => {
    const [ask, root] = [openDemo(), '/pro/8801']
    const path = `${root}/api/v2/proxy/account-abstraction/operations`
    const { rows } = await walkPages(ask, path)
    const listed = rows.flatMap((row) => parseLenient(userOperation, row).value ?? [])
    const failed = listed.filter(({ status }) => status === false)
    expect(failed.length).toBeGreaterThan(0)
    for (const { hash, transaction_hash } of failed) {
      const record = await ask(`${root}/api/v2/transactions/${transaction_hash}`)
      const own = listed.filter((each) => each.transaction_hash === transaction_hash)
      const [bundle] = read('bundle', record.body)
      if (bundle === undefined) throw new Error(`No transaction ${transaction_hash}`)
      const summary = withFailedOperations(summarize(bundle.transaction, currency), own)
      const part = summary.find((each) => each.kind === 'operations' && each.text.includes('failed'))
      const count = own.filter(({ status }) => status === false).length
      expect(part).toMatchObject({
        hash: count === 1 ? hash : null,
        text: own.length === 1 ? 'failed' : `${count} of ${own.length} failed`,
      })
      const body = (await ask(`${path}/${hash}`)).body
      const operation = parseLenient(userOperation, body).value
      if (operation === null) throw new Error(`No operation ${hash}`)
      const { method, value } = callOf(operation)
      const text = jsonOf(body)
      if (method !== null) expect(text).toContain(method.toLowerCase())
      if (value !== null) expect(text).toContain(`"${value}"`)
      for (const { transaction_hash: of } of operationTransfers(operation, bundle.transaction))
        expect(of ?? transaction_hash).toBe(transaction_hash)
    }
  })

  test('a sentence about another amount, name or status would be found', () => {
    const [first] = ofServers
    if (first === undefined) throw new Error('No recorded transaction')
    const other = { ...first.transaction, value: 123_456_789_012_345n, from: null }
    const swapped = { ...first, transaction: { ...other, raw_input: '0x', token_transfers: [], status: 'ok' as const } }
    expect(check(swapped).join('\n')).toContain('123456789012345')
  })
})
