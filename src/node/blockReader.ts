import type { RpcCall } from '#/contracts/node'
import { type BlockEntry, type CallEntry, readBlock } from './blockEntry'
import type { NodeClient } from './nodeClient'
import { createTracer, inGroupsOf, hashesIn } from './tracer'
import { BLOCK_TRACE_METHODS, TRANSACTION_TRACE_METHODS } from './traces'
import { type AddressWriter, hex, objectsIn, type RpcObject } from './values'

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

const untraced = async () => []

/** Reads the blocks of a node by the methods that it turns out to have. */
export function createBlockReader(client: NodeClient, write: AddressWriter): BlockReader {
  const tracer = createTracer(client, write, BLOCK_TRACE_METHODS)
  /** Of single transactions: the calls of all others in their block are not needed. */
  const single = createTracer(client, write, TRANSACTION_TRACE_METHODS)
  let hasBlockReceipts = true

  async function receiptsOf(blocks: readonly RpcObject[]): Promise<RpcObject[][]> {
    if (hasBlockReceipts) {
      const found = await client.outcomes(
        blocks.map(({ number }) => ({ method: 'eth_getBlockReceipts', params: [number] })),
      )
      if (found.every(({ error, result }) => error === null && Array.isArray(result)))
        return found.map(({ result }) => objectsIn(result))
      const [failed] = found.flatMap(({ error }) => error ?? [])
      if (failed && !failed.isUnknownMethod && !failed.isRefusedForm) throw failed
      hasBlockReceipts = false
    }
    return receiptsByHash(blocks)
  }

  async function receiptsByHash(blocks: readonly RpcObject[]): Promise<RpcObject[][]> {
    const calls = blocks.map((block) =>
      hashesIn(block).map((hash): RpcCall => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
    )
    return inGroupsOf(calls, await client.outcomes(calls.flat())).map((outcomes) =>
      outcomes.flatMap(({ result }) => objectsIn([result])),
    )
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
      return entriesOf(blocks, receiptsOf, (of) => tracer.callsOf(of))
    },
    async blocks(names, detail, { enough = Infinity, onTransactions } = {}) {
      const found = await client.outcomes(names.map((name) => blockCall(name, detail !== 'header')))
      const blocks = found.map(({ result, error }) => {
        // Only an error that names the block means that there is none: a pruned one exists.
        if (error && !/not ?found|unknown block|out ?of ?range/i.test(error.serverMessage)) throw error
        return objectsIn([result])[0] ?? null
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
      const headers = await client.outcomes(mined.map(({ blockHash }) => blockCall(String(blockHash), false)))
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
      return sent.map((each) => byHash.get(String(each?.['hash'])) ?? null)
    },
    offersTraces: () => tracer.offersTraces() ?? single.offersTraces(),
  }
}
