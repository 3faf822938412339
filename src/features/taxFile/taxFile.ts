import { createYielder } from '#/api/yieldToMain'
import { validatorReward } from '#/domain/blocks/block'
import { feeOf } from '#/domain/amounts/fee'
import { isFeeLogged } from './loggedFee'
import { assetOf, fungible, lineOf, TaxBook } from './taxBook'
import {
  isMove,
  type TaxBlock,
  type TaxEntry,
  type TaxGap,
  type TaxLine,
  type TaxRecords,
  type TaxRow,
  type TaxTransaction,
  type TaxTransfer,
} from './taxRecords'
import { hidesAmount, quantityOf } from '#/domain/amounts/tokenAmount'

/** The types (EIP-2718) of transactions of rollups that are deposits from layer 1. */
const DEPOSIT_TYPES: ReadonlySet<number | null> = new Set([100, 105, 126, 255])

/** The types of Celo whose sender chooses what the fee is paid in. */
const FEE_CURRENCY_TYPES: ReadonlySet<number | null> = new Set([122, 123, 124])

/** Merges the lists of a set of addresses to one entry for each transaction, oldest first, and says what is missing in it. */
export async function taxEntries(records: TaxRecords): Promise<{ entries: TaxEntry[]; gaps: TaxGap[] }> {
  const book = new TaxBook(records)
  const known = await addTransactions(book, records)
  await addCalls(book, records, known.transactions)
  await addTransfers(book, records, known)
  await addWithdrawals(book, records)
  await addBlockRewards(book, records)

  const found = [...book.entries.values()].filter(({ lines }) => lines.size > 0)
  const noted = new Map<string, number>()
  for (const { notes } of found) for (const note of notes) noted.set(note, (noted.get(note) ?? 0) + 1)
  const gap = (text: string): TaxGap => ({ chain: records.chain.name, address: null, text })
  return {
    entries: found.toSorted((a, b) => Number(a.time) - Number(b.time) || (a.block ?? 0) - (b.block ?? 0)),
    gaps: [
      ...[...book.missing].map(([what, count]) => gap(`Not in the file: ${count} ${what}`)),
      ...[...noted].map(([note, count]) => gap(`${count} of the entries: ${note}`)),
    ],
  }
}

/** What later lists need of the transactions. */
interface Known {
  /** By hash in lowercase. */
  readonly transactions: ReadonlyMap<string, TaxTransaction>
  /** The lines of fees that were paid in a token. */
  readonly tokenFees: ReadonlySet<TaxLine>
}

async function addTransactions(book: TaxBook, records: TaxRecords): Promise<Known> {
  const transactions = new Map<string, TaxTransaction>()
  const tokenFees = new Set<TaxLine>()
  const details = new Set(records.details.map(({ id }) => id))
  const rows = [...records.transactions, ...records.details]
  for await (const { id, value: row } of eachOnce(rows, 'transactions', book)) {
    const { hash } = row
    if (hash === null) {
      book.miss('transactions without a hash')
      continue
    }
    transactions.set(hash.toLowerCase(), row)
    if (row.block_number === null) {
      book.miss(row.status === null ? 'pending transactions' : 'transactions that were dropped or replaced')
      continue
    }
    if (row.timestamp === null) book.miss('transactions without a time')
    if (!book.isInRange(row.timestamp)) continue
    const sender = row.from?.hash?.toLowerCase() ?? null
    const receiver = (row.to ?? row.created_contract)?.hash?.toLowerCase() ?? null
    const ends = [sender, receiver].filter((end) => book.isOwn(end))
    const entry = book.entryOf('transaction', hash.toLowerCase(), hash, row)
    entry.method = row.method
    entry.rate = row.historic_exchange_rate
    entry.status = row.status === 'ok' ? 'success' : row.status === 'error' ? 'failed' : null
    if (ends.length === 0) {
      if (!details.has(id)) book.miss('transactions whose sender and recipient cannot be read')
      continue
    }
    if (DEPOSIT_TYPES.has(row.type)) entry.notes.add('a deposit from layer 1: what it minted is not reported')
    for (const own of ends) lineOf(entry, own, book.native)
    if (entry.status === null) entry.notes.add('result unknown')
    // A failed transaction moves nothing, and costs its fee.
    if (entry.status !== 'failed')
      book.move(entry, book.native, sender, receiver, entry.status === null ? null : row.value)
    if (!book.isOwn(sender)) continue
    const fee = addFee(book, records, entry, sender, row)
    if (!fee.asset.isNative) tokenFees.add(fee)
  }
  return { transactions, tokenFees }
}

/** The line of the fee of a transaction, in what it was paid in. */
function addFee(book: TaxBook, records: TaxRecords, entry: TaxEntry, sender: string, row: TaxTransaction): TaxLine {
  const { asset, total, maximum, lacksBlobFee } = feeOf(row, records.chain.currency)
  const line = lineOf(entry, sender, asset.token ? fungible(asset.token, asset.token.decimals) : book.native)
  line.fee = maximum ? null : total
  if (line.fee === null) entry.notes.add('fee unknown')
  else if (lacksBlobFee) entry.notes.add('the fee lacks the blob fee')
  // Where the API says what gas is paid in, null is the native currency.
  if (!asset.token && row.celo === null && FEE_CURRENCY_TYPES.has(row.type))
    entry.notes.add('the fee may have been paid in a token')
  return line
}

async function addCalls(book: TaxBook, records: TaxRecords, known: Known['transactions']): Promise<void> {
  const traced = new Set<string>()
  for await (const { value: row } of eachOnce(records.calls, 'internal transactions', book)) {
    const hash = row.transaction_hash?.toLowerCase() ?? null
    if (!isMove(row)) continue
    if (hash === null) {
      book.miss('internal transactions without a transaction')
      continue
    }
    const transaction = known.get(hash)
    const time = row.timestamp ?? transaction?.timestamp ?? null
    if (time === null) book.miss('internal transactions without a time')
    // Whatever a failed transaction called was reverted.
    if (!book.isInRange(time) || transaction?.status === 'error') continue
    const place = { block_number: row.block_number, timestamp: time }
    const entry = book.entryOf('transaction', hash, row.transaction_hash, place)
    const calls = records.traces.get(hash)
    if (calls && !traced.has(hash))
      for (const { from, to, value } of calls) book.move(entry, book.native, from, to, value)
    traced.add(hash)
    if (calls) continue
    if (!transaction) entry.notes.add('result unknown: it may have failed')
    else if (transaction.has_error_in_internal_transactions !== false)
      entry.notes.add('a call in it failed: amounts may include reverted calls')
    const receiver = (row.to ?? row.created_contract)?.hash ?? null
    if (!book.move(entry, book.native, row.from?.hash ?? null, receiver, row.value))
      book.miss('internal transactions whose addresses cannot be read')
  }
}

async function addTransfers(book: TaxBook, records: TaxRecords, { transactions, tokenFees }: Known): Promise<void> {
  /** Transfers in which the sender of a transaction may have paid its fee. */
  const paid = new Map<TaxLine, TaxTransfer[]>([...tokenFees].map((line) => [line, []]))
  for await (const { value: row } of eachOnce(records.transfers, 'token transfers', book)) {
    const hash = row.transaction_hash?.toLowerCase() ?? null
    if (hash === null) {
      book.miss('token transfers without a transaction')
      continue
    }
    const time = row.timestamp ?? transactions.get(hash)?.timestamp ?? null
    if (time === null) book.miss('token transfers without a time')
    if (!book.isInRange(time)) continue
    const place = { block_number: row.block_number, timestamp: time }
    const entry = book.entryOf('transaction', hash, row.transaction_hash, place)
    // Only a transaction that did not fail has logs.
    entry.status ??= 'success'
    entry.method ??= row.method
    const amount = quantityOf(row)
    if (amount === null) {
      const why = hidesAmount(row.total?.value ?? null, row.token) ? 'is confidential (ERC-7984)' : 'unknown'
      entry.notes.add(`amount of a token transfer ${why}`)
    }
    const asset = assetOf(row)
    if (asset.decimals === null) entry.notes.add('decimals of a token unknown: amount in base units')
    if (!book.move(entry, asset, row.from?.hash ?? null, row.to?.hash ?? null, amount))
      book.miss('token transfers whose addresses cannot be read')
    const line = entry.lines.get(`${transactions.get(hash)?.from?.hash?.toLowerCase()} ${asset.key}`)
    if (line) paid.get(line)?.push(row)
  }
  for (const [line, transfers] of paid) {
    const { fee, out, address, entry } = line
    if (!fee || !out) continue
    if (isFeeLogged(fee, address, transfers)) line.out = out - fee
    else entry.notes.add('the fee was paid in a token: its transfers may include it')
  }
}

async function addWithdrawals(book: TaxBook, records: TaxRecords): Promise<void> {
  for await (const { id, value: row } of eachOnce(records.withdrawals, 'withdrawals', book)) {
    if (row.timestamp === null) book.miss('withdrawals without a time')
    if (!book.isInRange(row.timestamp)) continue
    const entry = book.entryOf('withdrawal', id, null, row)
    if (row.amount === null) entry.notes.add('amount unknown')
    if (!book.move(entry, book.native, null, row.receiver?.hash ?? null, row.amount))
      book.miss('withdrawals whose recipient cannot be read')
  }
}

async function addBlockRewards(book: TaxBook, records: TaxRecords): Promise<void> {
  for await (const { id, value: row } of eachOnce(records.blocks, 'validated blocks', book)) {
    if (row.timestamp === null) book.miss('validated blocks without a time')
    if (!book.isInRange(row.timestamp)) continue
    const reward = rewardOf(row)
    const place = { block_number: row.height, timestamp: row.timestamp }
    const entry = book.entryOf('block reward', id, null, place)
    if (reward === null) entry.notes.add('block reward unknown')
    if (!book.move(entry, book.native, null, row.miner?.hash ?? null, reward))
      book.miss('validated blocks whose validator cannot be read')
  }
}

/** What the validator of a block got: nothing for an empty one of proof of stake, unknown for others without a listed reward. */
function rewardOf({ rewards, difficulty, transactions_count: count }: TaxBlock): bigint | null {
  if (rewards?.length !== 0) return validatorReward(rewards)
  return difficulty === 0n && count === 0 ? 0n : null
}

/** Records by their identity, each once, with pauses for the page; what cannot be read is counted. */
async function* eachOnce<T>(rows: readonly TaxRow<T>[], what: string, book: TaxBook) {
  const yieldToMain = createYielder()
  const seen = new Set<string>()
  for (const { id, value } of rows) {
    await yieldToMain()
    if (seen.has(id)) continue
    seen.add(id)
    if (value === null) book.miss(`${what} that cannot be read`)
    else yield { id, value }
  }
}
