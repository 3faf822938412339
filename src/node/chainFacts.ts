import { zeroAddress } from 'viem'
import type { ChainFacts, RecordedAddress, Recording } from '#/served/recording'
import type { BlockEntry, TransactionEntry } from './blockEntry'

/** A holder of a token, or of one of its IDs, whose balance may have changed. */
export interface TouchedHolding {
  token: string
  holder: string
  tokenId?: string
}

/** What has changed since the state at the head was read. */
export interface Touched {
  /** Addresses that were not known before, or whose code may have changed. */
  addresses: Set<string>
  tokens: Set<string>
  holdings: Map<string, TouchedHolding>
}

/** The key of a holding. */
export const holdingKey = ({ token, holder, tokenId }: TouchedHolding) => `${token}/${tokenId ?? ''}/${holder}`

const untouched = (): Touched => ({ addresses: new Set(), tokens: new Set(), holdings: new Map() })

/** The facts of a chain that grows: rows are only appended. Where blocks are dropped, the rest is appended to new facts. */
export class GrowingFacts {
  readonly recording: Recording
  /** Indexes of the transactions whose calls are not known. */
  readonly untraced = new Set<number>()
  touched: Touched = untouched()
  readonly #addresses = new Map<string, RecordedAddress>()

  constructor(chain: Pick<ChainFacts, 'id' | 'name' | 'currency' | 'testnet'>) {
    this.recording = emptyRecording({ ...chain, recordedAt: 0, head: -1, days: [] })
  }

  /** The height of the last block; -1 without any. */
  get head(): number {
    return this.recording.blocks.at(-1)?.height ?? -1
  }

  /** The facts of an address, if it is known. */
  addressAt(hash: string): RecordedAddress | undefined {
    return this.#addresses.get(hash)
  }

  /** Whether anything has changed since the last call of `takeTouched`. */
  get isTouched(): boolean {
    return Object.values(this.touched).some(({ size }) => size > 0)
  }

  /** Returns what changed since the last call. */
  takeTouched(): Touched {
    const { touched } = this
    this.touched = untouched()
    return touched
  }

  /** Notes again what was taken, as it could not be read. */
  touch({ addresses, tokens, holdings }: Touched): void {
    for (const hash of addresses) this.touched.addresses.add(hash)
    for (const token of tokens) this.touched.tokens.add(token)
    for (const [key, holding] of holdings) this.touched.holdings.set(key, holding)
  }

  /** Appends the next block. */
  append({ block, transactions, withdrawals }: BlockEntry): void {
    const { recording } = this
    recording.blocks.push({ ...block, firstTransaction: recording.transactions.length })
    if (block.miner !== undefined) this.#note(block.miner, block.height)
    for (const entry of transactions) this.#appendTransaction(entry, block.height)
    for (const withdrawal of withdrawals) {
      recording.withdrawals.push(withdrawal)
      this.#note(withdrawal.receiver, block.height)
    }
    recording.chain.head = block.height
    recording.chain.recordedAt = block.timestamp
  }

  /** Appends a transaction that is in no block; no block can follow. */
  appendPending({ facts, calldata }: TransactionEntry): void {
    this.recording.transactions.push(facts)
    this.recording.calldata.push(calldata)
    for (const hash of [facts.from, facts.to]) if (hash !== undefined) this.addAddress(hash)
  }

  #appendTransaction({ facts, calldata, logs, transfers, wrappings, calls }: TransactionEntry, height: number): void {
    const { recording } = this
    const transaction = recording.transactions.length
    const moved = transfers.length > 0 && {
      firstTransfer: recording.transfers.length,
      transfersCount: transfers.length,
    }
    recording.transactions.push({ ...facts, ...moved })
    recording.calldata.push(calldata)
    for (const log of logs) recording.logs.push({ transaction, ...log })
    for (const log of logs) this.#note(log.address, height)
    for (const transfer of transfers) {
      recording.transfers.push({ transaction, ...transfer })
      this.#touchHoldings(transfer, height)
    }
    for (const { token, holder } of wrappings) this.#touchHolding({ token, holder }, height)
    for (const call of calls ?? []) recording.calls.push({ transaction, ...call })
    if (calls === null) this.untraced.add(transaction)
    const parties = new Set([facts.from, facts.to ?? facts.created ?? facts.from])
    for (const hash of parties) this.#note(hash, height).transactionsCount += 1
    if (facts.feeToken) this.touched.tokens.add(facts.feeToken)
    // An authorization of EIP-7702 gives an account code.
    if (facts.type === 4) for (const hash of this.#addresses.keys()) this.touched.addresses.add(hash)
    for (const { from, to, created } of calls ?? [])
      for (const hash of [from, to, created]) if (hash !== undefined) this.#note(hash, height)
    this.#noteCreations({ facts, calls }, transaction, height)
  }

  /** Notes who created which contracts; a creation inside a call that failed is undone. */
  #noteCreations({ facts, calls }: Pick<TransactionEntry, 'facts' | 'calls'>, creation: number, height: number): void {
    if (facts.created !== undefined) this.#create(facts.created, { creator: facts.from, creation }, height)
    const failed = (calls ?? []).filter(({ error }) => error !== undefined).map(({ path }) => path)
    for (const { created, from, path, type, to } of calls ?? []) {
      if (failed.some((outer) => outer.every((step, depth) => path[depth] === step))) continue
      if (created !== undefined) this.#create(created, { creator: from, creation }, height)
      if (type === 'selfdestruct' && to !== undefined) this.touched.addresses.add(from)
    }
  }

  #create(hash: string, { creator, creation }: { creator: string; creation: number }, height: number): void {
    const facts = this.#note(hash, height)
    facts.contract = { codeSize: 0, ...facts.contract, creator, creation }
    this.touched.addresses.add(hash)
  }

  #touchHoldings(
    { token, from, to, tokenId }: { token: string; from: string; to: string; tokenId?: string },
    height: number,
  ) {
    this.touched.tokens.add(token)
    for (const holder of [from, to])
      this.#touchHolding({ token, holder, ...(tokenId !== undefined && { tokenId }) }, height)
  }

  #touchHolding(holding: TouchedHolding, height: number): void {
    this.#note(holding.holder, height)
    if (holding.holder !== zeroAddress) this.touched.holdings.set(holdingKey(holding), holding)
  }

  /** Adds an address if it is not known, and notes the height of its last change; -1 for an address that no block has named. */
  #note(hash: string, height: number): RecordedAddress {
    const known = this.#addresses.get(hash)
    if (known !== undefined) {
      known.updatedAt = Math.max(known.updatedAt, height)
      return known
    }
    const facts: RecordedAddress = { hash, balance: '0', transactionsCount: 0, updatedAt: Math.max(0, height) }
    this.#addresses.set(hash, facts)
    this.recording.addresses.push(facts)
    this.touched.addresses.add(hash)
    return facts
  }

  /** Adds an address that no block has named, such as an account of the node. */
  addAddress(hash: string): RecordedAddress {
    return this.#note(hash, -1)
  }
}

function emptyRecording(chain: ChainFacts): Recording {
  return {
    chain,
    blocks: [],
    transactions: [],
    calldata: [],
    calls: [],
    transfers: [],
    logs: [],
    state: [],
    addresses: [],
    tokens: [],
    holdings: [],
    instances: [],
    withdrawals: [],
    deposits: [],
    blobs: [],
    operations: [],
    accounts: [],
    contracts: {
      compiler: '',
      settings: { evmVersion: '', optimizer: { enabled: false, runs: 0 }, metadata: { bytecodeHash: '' } },
      files: {},
      artifacts: {},
      deployed: [],
    },
  }
}
