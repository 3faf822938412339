import type { RpcCall, RpcOutcome } from '#/contracts/node'
import { type BlockEntry, type CallEntry, readBlock } from './blockEntry'
import type { NodeClient } from './nodeClient'
import { areTraces, TRACE_METHODS } from './traces'
import { type AddressWriter, hex, objectsIn, type RpcObject, textIn } from './values'

/** Reads whole blocks from a node. */
export interface BlockReader {
  /** The blocks from one height to another, in order; fewer if the node does not have all of them. */
  read(from: number, to: number): Promise<BlockEntry[]>
  /** Whether the node has a method that traces calls; null until a block with transactions was read. */
  readonly offersTraces: () => boolean | null
}

const hashesIn = (block: RpcObject) => objectsIn(block['transactions']).map(({ hash }) => String(hash))

/** Reads the blocks of a node by the methods that it turns out to have. */
export function createBlockReader(client: NodeClient, write: AddressWriter): BlockReader {
  let hasBlockReceipts = true
  /** The first of the methods that the node was not found to lack. */
  let tracer = 0
  let hasTraced = false

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
    const calls = blocks.map((block) =>
      hashesIn(block).map((hash): RpcCall => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
    )
    return grouped(calls, await client.outcomes(calls.flat())).map((outcomes) =>
      outcomes.flatMap(({ result }) => objectsIn([result])),
    )
  }

  async function callsOf(blocks: readonly RpcObject[]): Promise<(ReadonlyMap<string, CallEntry[]> | null)[]> {
    const traced = blocks.filter((block) => hashesIn(block).length > 0)
    for (; traced.length > 0 && tracer < TRACE_METHODS.length; tracer += 1) {
      const method = TRACE_METHODS[tracer]
      if (method === undefined) break
      const calls = traced.map((block) => method.requests(textIn(block['number']) ?? '', hashesIn(block)))
      const outcomes = grouped(calls, await client.outcomes(calls.flat()))
      const isOffered = outcomes.some((of) => of.every(({ error }) => error === null) && areTraces(of.map(resultOf)))
      // Another error, such as of state that the node has no longer, is about these blocks.
      const isOfBlocks = outcomes.flat().some(({ error }) => error && !error.isUnknownMethod && !error.isRefusedForm)
      if (!isOffered && isOfBlocks) return blocks.map(() => null)
      if (!isOffered) continue
      hasTraced = true
      const found = new Map(
        traced.map((block, place) => {
          const of = outcomes[place] ?? []
          const isWhole = of.every(({ error }) => error === null)
          return [block, isWhole ? method.read(of.map(resultOf), hashesIn(block), write) : null] as const
        }),
      )
      return blocks.map((block) => found.get(block) ?? null)
    }
    return blocks.map(() => null)
  }

  return {
    async read(from, to) {
      const heights = Array.from({ length: to - from + 1 }, (_, place) => hex(from + place))
      const found = await client.outcomes(
        heights.map((height) => ({ method: 'eth_getBlockByNumber', params: [height, true] })),
      )
      const missing = found.findIndex(({ result }) => result === null)
      const blocks = found.slice(0, missing === -1 ? undefined : missing).flatMap(({ result }) => objectsIn([result]))
      const [receipts, calls] = await Promise.all([receiptsOf(blocks), callsOf(blocks)])
      return blocks.map((block, place) => readBlock(block, receipts[place] ?? [], calls[place] ?? null, write))
    },
    offersTraces: () => (hasTraced ? true : tracer < TRACE_METHODS.length ? null : false),
  }
}

const resultOf = ({ result }: RpcOutcome) => result

/** Outcomes in the groups of their calls. */
function grouped(calls: readonly (readonly RpcCall[])[], outcomes: readonly RpcOutcome[]): RpcOutcome[][] {
  let start = 0
  return calls.map(({ length }) => outcomes.slice(start, (start += length)))
}
