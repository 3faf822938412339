import type { RpcCall, RpcOutcome } from '#/contracts/node'
import type { CallEntry } from './blockEntry'
import type { NodeClient } from './nodeClient'
import { areTraces, type TraceMethod } from './traces'
import { type AddressWriter, objectsIn, type RpcObject, textIn } from './values'

/** Reads the calls of transactions by the first method that the node turns out to have. */
export interface Tracer {
  /** The calls of the transactions of each block, by hash; null where the node has none. */
  callsOf(blocks: readonly RpcObject[]): Promise<(ReadonlyMap<string, CallEntry[]> | null)[]>
  /** Whether the node has a method that traces calls; null until a block with transactions was read. */
  readonly offersTraces: () => boolean | null
}

/** The hashes of the transactions that a block has as objects. */
export const hashesIn = (block: RpcObject) => objectsIn(block['transactions']).map(({ hash }) => String(hash))

/** Creates a tracer that tries these methods, in this order. */
export function createTracer(client: NodeClient, write: AddressWriter, methods: readonly TraceMethod[]): Tracer {
  /** The first of the methods that the node was not found to lack. */
  let tracer = 0
  let hasTraced = false
  return {
    async callsOf(blocks) {
      const traced = blocks.filter((block) => hashesIn(block).length > 0)
      for (const [rank, method] of traced.length > 0 ? methods.entries() : []) {
        if (rank < tracer) continue
        const calls = traced.map((block) => method.requests(textIn(block['number']) ?? '', hashesIn(block)))
        const outcomes = inGroupsOf(calls, await client.outcomes(calls.flat()))
        const isOffered = outcomes.some((of) => of.every(({ error }) => error === null) && areTraces(of.map(resultOf)))
        // Another error, such as of state that the node has no longer, is about these blocks.
        const isOfBlocks = outcomes.flat().some(({ error }) => error && !error.isUnknownMethod && !error.isRefusedForm)
        if (!isOffered && isOfBlocks) return blocks.map(() => null)
        if (!isOffered) {
          // Other blocks may be read at the same time.
          tracer = Math.max(tracer, rank + 1)
          continue
        }
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
    },
    offersTraces: () => (hasTraced ? true : tracer < methods.length ? null : false),
  }
}

const resultOf = ({ result }: RpcOutcome) => result

/** Outcomes in the groups of their calls. */
export function inGroupsOf(
  calls: readonly (readonly RpcCall[])[],
  outcomes: readonly RpcOutcome[],
): readonly RpcOutcome[][] {
  let start = 0
  return calls.map(({ length }) => outcomes.slice(start, (start += length)))
}
