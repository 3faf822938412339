import type { RpcCall, RpcOutcome } from '#/contracts/node'
import { type BlockEntry, type CallEntry, readBlock } from './blockEntry'
import type { NodeClient } from './nodeClient'
import { createTracer, inGroupsOf, hashesIn } from './tracer'
import { BLOCK_TRACE_METHODS, TRANSACTION_TRACE_METHODS } from './traces'
import { nodeError } from './nodeError'
import { type AddressWriter, hashIn, hex, integerIn, objectsIn, type RpcObject } from './values'

/** How much of a block is read: its header, its transactions with their receipts and logs, or their calls, too. */
export type Detail = 'header' | 'receipts' | 'calls'

/** How blocks are read. */
interface BlocksOptions {
  /** The first blocks that have this many transactions get their receipts: the others are headers. All by default. */
  readonly enough?: number
  /** Gets the transactions of these first blocks before their receipts are requested. */
  readonly onTransactions?: (transactions: readonly RpcObject[]) => void
}

/** Reads blocks and transactions from a node. */
export interface BlockReader {
  /** The whole blocks from one height to another, in order; fewer if the node does not have all of them. */
  read(from: number, to: number): Promise<BlockEntry[]>
  /** The blocks with these heights or hashes; null for those that the node does not have. */
  blocks(names: readonly (number | string)[], detail: Detail, options?: BlocksOptions): Promise<(BlockEntry | null)[]>
  /** Blocks with only these of their transactions, in order; null for those that are in no block. */
  transactions(hashes: readonly string[], detail: Exclude<Detail, 'header'>): Promise<(BlockEntry | null)[]>
  /** Whether the node has a method that traces calls; null until a block with transactions was read. */
  readonly offersTraces: () => boolean | null
}

const blockCall = (name: number | string, isFull: boolean): RpcCall => ({
  method: typeof name === 'string' ? 'eth_getBlockByHash' : 'eth_getBlockByNumber',
  params: [typeof name === 'string' ? name : hex(name), isFull],
})

/** What nodes say of a block that they do not have, if they return no null. */
const NO_BLOCK = /not ?found|unknown block|out ?of ?range|does(?:n.?t| not) exist|\bfuture\b|unfinalized/i

const untraced = async () => []

/** Throws the error of a receipt, unless the node has pruned it: without one, a transaction would seem to have no logs. */
function throwUnlessPruned(outcomes: readonly RpcOutcome[]): void {
  for (const { error } of outcomes) if (error && !error.isStateMissing) throw error
}

/** Throws for a block that has only the hashes of its transactions. */
function demandTransactions(block: RpcObject): RpcObject {
  if (Array.isArray(block['transactions']) && hashesIn(block).length < block['transactions'].length)
    throw nodeError(`The node returned block ${integerIn(block['number'])} without its transactions.`)
  return block
}

/** Reads the blocks of a node by the methods that it turns out to have. */
export function createBlockReader(client: NodeClient, write: AddressWriter): BlockReader {
  const tracer = createTracer(client, write, BLOCK_TRACE_METHODS)
  /** Of single transactions: the calls of all others in their block are not needed. */
  const single = createTracer(client, write, TRANSACTION_TRACE_METHODS)
  let hasBlockReceipts = true

  /** The receipts of blocks; fewer than transactions where the node has no others, or none yet. */
  async function receiptsOf(blocks: readonly RpcObject[]): Promise<RpcObject[][]> {
    const receipts = await blockReceipts(blocks)
    const isLacking = (block: RpcObject, place: number) => (receipts[place] ?? []).length < hashesIn(block).length
    const others = await receiptsByHash(blocks.filter(isLacking))
    return blocks.map((block, place) => (isLacking(block, place) ? others.shift() : receipts[place]) ?? [])
  }

  async function blockReceipts(blocks: readonly RpcObject[]): Promise<RpcObject[][]> {
    if (!hasBlockReceipts) return []
    const found = await client.outcomes(
      blocks.map(({ number }) => ({ method: 'eth_getBlockReceipts', params: [hex(integerIn(number))] })),
    )
    if (found.some(({ error }) => error?.isUnknownMethod || error?.isRefusedForm)) hasBlockReceipts = false
    else throwUnlessPruned(found)
    return found.map(({ result }) => objectsIn(result))
  }

  async function receiptsByHash(blocks: readonly RpcObject[]): Promise<RpcObject[][]> {
    const calls = blocks.map((block) =>
      hashesIn(block).map((hash): RpcCall => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
    )
    const found = await client.outcomes(calls.flat())
    throwUnlessPruned(found)
    return inGroupsOf(calls, found).map((outcomes) => outcomes.flatMap(({ result }) => objectsIn([result])))
  }

  /** Blocks with the transactions that they have as objects. */
  async function entriesOf(
    blocks: readonly RpcObject[],
    receiptsIn: typeof receiptsOf,
    callsOf: (blocks: readonly RpcObject[]) => Promise<(ReadonlyMap<string, CallEntry[]> | null)[]>,
  ): Promise<BlockEntry[]> {
    // A block without transactions has no receipts: nothing is requested for it.
    const filled = blocks.filter((block) => hashesIn(block).length > 0)
    const [receipts, calls] = await Promise.all([receiptsIn(filled), callsOf(filled)])
    return blocks.map((block) => {
      const place = filled.indexOf(block)
      return readBlock(block, receipts[place] ?? [], calls[place] ?? null, write)
    })
  }

  return {
    async read(from, to) {
      const heights = Array.from({ length: to - from + 1 }, (_, place) => from + place)
      const found = await client.outcomes(heights.map((height) => blockCall(height, true)))
      const missing = found.findIndex(({ result }) => result === null)
      const blocks = found.slice(0, missing === -1 ? undefined : missing).flatMap(({ result }) => objectsIn([result]))
      for (const block of blocks) demandTransactions(block)
      return entriesOf(blocks, receiptsOf, (of) => tracer.callsOf(of))
    },
    async blocks(names, detail, { enough = Infinity, onTransactions } = {}) {
      const found = await client.outcomes(names.map((name) => blockCall(name, detail !== 'header')))
      const blocks = found.map(({ result, error }) => {
        // Only an error that names the block means that there is none: a pruned one exists.
        if (error && (error.isUnknownMethod || !NO_BLOCK.test(error.serverMessage))) throw error
        const [block] = objectsIn([result])
        if (block === undefined) return null
        return detail === 'header' ? block : demandTransactions(block)
      })
      let count = 0
      const own = blocks
        .filter((block) => block !== null)
        .map((block) => {
          const isEnough = count >= enough
          count += hashesIn(block).length
          return isEnough ? Object.assign({}, block, { transactions: hashesIn(block) }) : block
        })
      onTransactions?.(own.flatMap((block) => objectsIn(block['transactions'])))
      const entries = await entriesOf(own, receiptsOf, detail === 'calls' ? (of) => tracer.callsOf(of) : untraced)
      return blocks.map((block) => (block === null ? null : (entries.shift() ?? null)))
    },
    async transactions(hashes, detail) {
      const found = await client.outcomes(
        hashes.map((hash) => ({ method: 'eth_getTransactionByHash', params: [hash] })),
      )
      const sent = found.map(({ result }) => objectsIn([result]).find(({ blockHash }) => blockHash))
      const mined = sent.filter((each) => each !== undefined)
      const headers = await client.outcomes(mined.map(({ blockHash }) => blockCall(hashIn(blockHash), false)))
      const lost = headers.findIndex(({ result }) => objectsIn([result]).length === 0)
      if (lost !== -1)
        throw headers[lost]?.error ?? nodeError(`The node has no block ${hashIn(mined[lost]?.['blockHash'])}.`)
      const blocks = mined.flatMap((each, place) =>
        objectsIn([headers[place]?.result]).map((header) => Object.assign({}, header, { transactions: [each] })),
      )
      const entries = await entriesOf(
        blocks,
        receiptsByHash,
        detail === 'calls' ? (of) => single.callsOf(of) : untraced,
      )
      const counts = headers.map(({ result }) => objectsIn([result])[0]?.['transactions'])
      const byHash = new Map(
        entries.map((entry, place) => {
          const count = counts[place]
          const block = { ...entry.block, transactionsCount: Array.isArray(count) ? count.length : 1 }
          return [entry.transactions[0]?.facts.hash, { ...entry, block }] as const
        }),
      )
      return sent.map((each) => byHash.get(hashIn(each?.['hash'])) ?? null)
    },
    offersTraces: () => tracer.offersTraces() ?? single.offersTraces(),
  }
}
