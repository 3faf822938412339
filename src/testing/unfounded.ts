import { parseLenient } from '#/api/parseLenient'
import { type Transaction, transaction as schema } from '#/api/schemas/transaction'
import { formatUnits } from '#/domain/amounts/amount'
import type { Summary, SummaryFact } from '#/domain/transactions/summaryParts'

/** A transaction as it was sent, and as it was read. */
export interface Recorded {
  readonly name: string
  /** The JSON of the record, in lower case. */
  readonly text: string
  readonly transaction: Transaction
}

/** A record with its text; none where it could not be read. */
export function read(name: string, body: unknown): Recorded[] {
  const { value } = parseLenient(schema, body)
  return value?.hash ? [{ name: `${name} ${value.hash}`, text: jsonOf(body), transaction: value }] : []
}

/** A body as JSON in lower case. */
export function jsonOf(body: unknown): string {
  return JSON.stringify(body, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each)).toLowerCase()
}

/** Digits in the words of a sentence: of what it counts, and of shares that it computes. */
const COUNTED = /[\d,]+ (?:more|addresses)\b|at least [\d,]+ addresses|\([<\d.,]+% of (?:what was needed|it)\)/g

/** What a sentence says that the record does not; empty if it says nothing else. */
export function unfounded(summary: Summary, { text, transaction }: Recorded): string[] {
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
    case 'key':
      return has(fact.hex.slice(2, 66)) && has(fact.hex.slice(66))
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
