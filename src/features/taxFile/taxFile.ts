import { createYielder } from '#/api/yieldToMain'
import { validatorReward } from '#/domain/blocks/block'
import { feeOf } from '#/domain/amounts/fee'
import { isFeeLogged } from './loggedFee'
import {
  isInYears,
  isMove,
  type TaxBlock,
  type TaxAsset,
  type TaxEntry,
  type TaxGap,
  type TaxLine,
  type TaxPlace,
  type TaxRecords,
  type TaxRow,
  type TaxTransaction,
  type TaxTransfer,
} from './taxRecords'
import { decimalsOf, hidesAmount, quantityOf } from '#/domain/amounts/tokenAmount'
import { isNftTransfer } from '#/domain/transactions/transactionRecords'

/** The types (EIP-2718) of transactions of rollups that are deposits from layer 1. */
const DEPOSIT_TYPES: ReadonlySet<number | null> = new Set([100, 105, 126, 255])

/** The types of Celo whose sender chooses what the fee is paid in. */
const FEE_CURRENCY_TYPES: ReadonlySet<number | null> = new Set([122, 123, 124])

/** Merges the lists of a set of addresses to one entry for each transaction, oldest first, and says what is missing in it. */
export async function taxEntries(records: TaxRecords): Promise<{ entries: TaxEntry[]; gaps: TaxGap[] }> {
  const { chain, addresses } = records
  const entries = new Map<string, TaxEntry>()
  const missing = new Map<string, number>()
  const miss = (what: string) => missing.set(what, (missing.get(what) ?? 0) + 1)

  const isInRange = (time: Date | null) => time !== null && isInYears(records, time)

  function entryOf(kind: TaxEntry['kind'], id: string, hash: string | null, place: TaxPlace): TaxEntry {
    const key = `${kind} ${id}`
    const known = entries.get(key)
    if (known) {
      known.block ??= place.block_number
      known.time ??= place.timestamp
      return known
    }
    const entry: TaxEntry = {
      kind,
      chain,
      hash,
      block: place.block_number,
      time: place.timestamp,
      status: kind === 'transaction' ? null : 'success',
      method: null,
      rate: null,
      notes: new Set(),
      lines: new Map(),
    }
    entries.set(key, entry)
    return entry
  }

  /** Counts an amount for the ends that are of the set; false if none is. */
  function move(entry: TaxEntry, asset: TaxAsset, from: string | null, to: string | null, amount: bigint | null) {
    const [sender, receiver] = [from?.toLowerCase() ?? null, to?.toLowerCase() ?? null]
    const isSent = sender !== null && addresses.has(sender)
    const isReceived = receiver !== null && addresses.has(receiver)
    const isOwn = isSent && isReceived
    if (isSent) {
      const line = lineOf(entry, sender, asset)
      line.out = plus(line.out, amount)
      if (isOwn) line.ownOut = plus(line.ownOut, amount)
      if (receiver !== null) line.counterparties.add(receiver)
    }
    if (isReceived) {
      const line = lineOf(entry, receiver, asset)
      line.in = plus(line.in, amount)
      if (isOwn) line.ownIn = plus(line.ownIn, amount)
      if (sender !== null) line.counterparties.add(sender)
    }
    return isSent || isReceived
  }

  const native: TaxAsset = {
    key: 'native',
    symbol: chain.currency.symbol,
    token: null,
    tokenType: null,
    tokenId: null,
    decimals: chain.currency.decimals,
    isPriced: true,
    isNative: true,
  }

  /** The lines of fees that were paid in a token, with the transfers of that token in the same transaction. */
  const tokenFees = new Map<TaxLine, TaxTransfer[]>()
  const known = new Map<string, TaxTransaction>()
  const details = new Set(records.details.map(({ id }) => id))
  for await (const { id, value: row } of eachOnce(
    [...records.transactions, ...records.details],
    'transactions',
    miss,
  )) {
    const { hash } = row
    if (hash === null) {
      miss('transactions without a hash')
      continue
    }
    known.set(hash.toLowerCase(), row)
    if (row.block_number === null) {
      miss(row.status === null ? 'pending transactions' : 'transactions that were dropped or replaced')
      continue
    }
    if (row.timestamp === null) miss('transactions without a time')
    if (!isInRange(row.timestamp)) continue
    const sender = row.from?.hash?.toLowerCase() ?? null
    const receiver = (row.to ?? row.created_contract)?.hash?.toLowerCase() ?? null
    const ends = [sender, receiver].filter((end) => end !== null && addresses.has(end))
    const entry = entryOf('transaction', hash.toLowerCase(), hash, row)
    entry.method = row.method
    entry.rate = row.historic_exchange_rate
    entry.status = row.status === 'ok' ? 'success' : row.status === 'error' ? 'failed' : null
    if (ends.length === 0) {
      if (!details.has(id)) miss('transactions whose sender and recipient cannot be read')
      continue
    }
    if (DEPOSIT_TYPES.has(row.type)) entry.notes.add('a deposit from layer 1: what it minted is not reported')
    for (const own of ends) if (own !== null) lineOf(entry, own, native)
    if (entry.status === null) entry.notes.add('result unknown')
    // A failed transaction moves nothing, and costs its fee.
    if (entry.status !== 'failed') move(entry, native, sender, receiver, entry.status === null ? null : row.value)
    if (sender !== null && addresses.has(sender)) {
      const { asset, total, maximum, lacksBlobFee } = feeOf(row, chain.currency)
      const fee = maximum ? null : total
      const paidIn = asset.token ? fungible(asset.token, asset.token.decimals) : native
      lineOf(entry, sender, paidIn).fee = fee
      if (fee === null) entry.notes.add('fee unknown')
      else if (lacksBlobFee) entry.notes.add('the fee lacks the blob fee')
      if (asset.token) tokenFees.set(lineOf(entry, sender, paidIn), [])
      // Where the API says what gas is paid in, null is the native currency.
      else if (row.celo === null && FEE_CURRENCY_TYPES.has(row.type))
        entry.notes.add('the fee may have been paid in a token')
    }
  }

  const traced = new Set<string>()
  for await (const { value: row } of eachOnce(records.calls, 'internal transactions', miss)) {
    const hash = row.transaction_hash?.toLowerCase() ?? null
    if (!isMove(row)) continue
    if (hash === null) {
      miss('internal transactions without a transaction')
      continue
    }
    const transaction = known.get(hash)
    const time = row.timestamp ?? transaction?.timestamp ?? null
    if (time === null) miss('internal transactions without a time')
    // Whatever a failed transaction called was reverted.
    if (!isInRange(time) || transaction?.status === 'error') continue
    const place = { block_number: row.block_number, timestamp: time }
    const entry = entryOf('transaction', hash, row.transaction_hash, place)
    const calls = records.traces.get(hash)
    if (calls && !traced.has(hash)) for (const { from, to, value } of calls) move(entry, native, from, to, value)
    traced.add(hash)
    if (calls) continue
    if (!transaction) entry.notes.add('result unknown: it may have failed')
    else if (transaction.has_error_in_internal_transactions !== false)
      entry.notes.add('a call in it failed: amounts may include reverted calls')
    const receiver = (row.to ?? row.created_contract)?.hash ?? null
    if (!move(entry, native, row.from?.hash ?? null, receiver, row.value))
      miss('internal transactions whose addresses cannot be read')
  }

  for await (const { value: row } of eachOnce(records.transfers, 'token transfers', miss)) {
    const hash = row.transaction_hash?.toLowerCase() ?? null
    if (hash === null) {
      miss('token transfers without a transaction')
      continue
    }
    const time = row.timestamp ?? known.get(hash)?.timestamp ?? null
    if (time === null) miss('token transfers without a time')
    if (!isInRange(time)) continue
    const entry = entryOf('transaction', hash, row.transaction_hash, {
      block_number: row.block_number,
      timestamp: time,
    })
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
    if (!move(entry, asset, row.from?.hash ?? null, row.to?.hash ?? null, amount))
      miss('token transfers whose addresses cannot be read')
    const paid = entry.lines.get(`${known.get(hash)?.from?.hash?.toLowerCase()} ${asset.key}`)
    if (paid) tokenFees.get(paid)?.push(row)
  }
  for (const [line, transfers] of tokenFees) {
    const { fee, out, address, entry } = line
    if (!fee || !out) continue
    if (isFeeLogged(fee, address, transfers)) line.out = out - fee
    else entry.notes.add('the fee was paid in a token: its transfers may include it')
  }

  for await (const { id, value: row } of eachOnce(records.withdrawals, 'withdrawals', miss)) {
    if (row.timestamp === null) miss('withdrawals without a time')
    if (!isInRange(row.timestamp)) continue
    const entry = entryOf('withdrawal', id, null, row)
    if (row.amount === null) entry.notes.add('amount unknown')
    if (!move(entry, native, null, row.receiver?.hash ?? null, row.amount))
      miss('withdrawals whose recipient cannot be read')
  }

  for await (const { id, value: row } of eachOnce(records.blocks, 'validated blocks', miss)) {
    if (row.timestamp === null) miss('validated blocks without a time')
    if (!isInRange(row.timestamp)) continue
    const reward = rewardOf(row)
    const entry = entryOf('block reward', id, null, { block_number: row.height, timestamp: row.timestamp })
    if (reward === null) entry.notes.add('block reward unknown')
    if (!move(entry, native, null, row.miner?.hash ?? null, reward))
      miss('validated blocks whose validator cannot be read')
  }

  const found = [...entries.values()].filter(({ lines }) => lines.size > 0)
  const noted = new Map<string, number>()
  for (const { notes } of found) for (const note of notes) noted.set(note, (noted.get(note) ?? 0) + 1)
  const gap = (text: string): TaxGap => ({ chain: chain.name, address: null, text })
  return {
    entries: found.toSorted((a, b) => Number(a.time) - Number(b.time) || (a.block ?? 0) - (b.block ?? 0)),
    gaps: [
      ...[...missing].map(([what, count]) => gap(`Not in the file: ${count} ${what}`)),
      ...[...noted].map(([note, count]) => gap(`${count} of the entries: ${note}`)),
    ],
  }
}

/** What the validator of a block got: nothing for an empty one of proof of stake, unknown for others without a listed reward. */
function rewardOf({ rewards, difficulty, transactions_count: count }: TaxBlock): bigint | null {
  if (rewards?.length !== 0) return validatorReward(rewards)
  return difficulty === 0n && count === 0 ? 0n : null
}

/** Records by their identity, each once, with pauses for the page; what cannot be read is counted. */
async function* eachOnce<T>(rows: readonly TaxRow<T>[], what: string, miss: (what: string) => void) {
  const yieldToMain = createYielder()
  const seen = new Set<string>()
  for (const { id, value } of rows) {
    await yieldToMain()
    if (seen.has(id)) continue
    seen.add(id)
    if (value === null) miss(`${what} that cannot be read`)
    else yield { id, value }
  }
}

function lineOf(entry: TaxEntry, address: string, asset: TaxAsset): TaxLine {
  const key = `${address} ${asset.key}`
  const line = entry.lines.get(key) ?? {
    entry,
    address,
    asset,
    in: 0n,
    out: 0n,
    ownIn: 0n,
    ownOut: 0n,
    fee: 0n,
    counterparties: new Set<string>(),
  }
  entry.lines.set(key, line)
  return line
}

function plus(sum: bigint | null, amount: bigint | null): bigint | null {
  return sum === null || amount === null ? null : sum + amount
}

function assetOf(transfer: TaxTransfer): TaxAsset {
  const { token, total } = transfer
  const asset = fungible(token, decimalsOf(transfer))
  if (!isNftTransfer(transfer)) return asset
  const tokenId = total?.token_id ?? null
  return { ...asset, key: `${asset.key}${tokenId ?? 'NFT'}`, tokenId }
}

function fungible(token: TaxTransfer['token'], decimals: number | null): TaxAsset {
  const address = token?.address_hash ?? null
  return {
    key: `${address?.toLowerCase() ?? 'unknown'} `,
    symbol: token?.symbol ?? null,
    token: address,
    tokenType: token?.type ?? null,
    tokenId: null,
    decimals,
    isPriced: (token?.exchange_rate ?? null) !== null,
    isNative: false,
  }
}
