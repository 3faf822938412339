import type { RpcCall, RpcOutcome } from '#/contracts/node'
import type { CallEntry } from './blockEntry'
import type { NodeClient } from './nodeClient'
import { hasTraces, type TraceMethod } from './traces'
import { type AddressWriter, hashIn, hex, integerIn, objectsIn, type RpcObject } from './values'

/** Reads the calls of transactions by the first method that the node turns out to have. */
export interface Tracer {
  /** The calls of the transactions of each block, by hash; null where the node has none. */
  callsOf(blocks: readonly RpcObject[]): Promise<(ReadonlyMap<string, CallEntry[]> | null)[]>
  /** Whether the node has a method that traces calls; null until a block with transactions was read. */
  readonly offersTraces: () => boolean | null
}

/** The hashes of the transactions that a block has as objects. */
export const hashesIn = (block: RpcObject) => objectsIn(block['transactions']).map(({ hash }) => hashIn(hash))

/** Creates a tracer that tries these methods, in this order. */
export function createTracer(client: NodeClient, write: AddressWriter, methods: readonly TraceMethod[]): Tracer {
  /** The methods that the node was found to lack. */
  const lacking = new Set<TraceMethod>()
  let hasTraced = false
  return {
    async callsOf(blocks) {
      const traced = blocks.filter((block) => hashesIn(block).length > 0)
      for (const method of traced.length > 0 ? methods : []) {
        if (lacking.has(method)) continue
        const calls = traced.map((block) => method.requests(hex(integerIn(block['number'])), hashesIn(block)))
        const outcomes = inGroupsOf(calls, await client.outcomes(calls.flat()))
        if (!outcomes.flat().some(({ result }) => hasTraces(result))) {
          if (outcomes.flat().some(({ error }) => error?.isStateMissing)) return blocks.map(() => null)
          if (outcomes.flat().some(isLacking)) lacking.add(method)
          continue
        }
        hasTraced = true
        const found = new Map(
          traced.map((block, place) => {
            const results = (outcomes[place] ?? []).map(({ result }) => result)
            return [block, method.read(results, hashesIn(block), write)] as const
          }),
        )
        return blocks.map((block) => found.get(block) ?? null)
      }
      return blocks.map(() => null)
    },
    offersTraces: () => (hasTraced ? true : lacking.size < methods.length ? null : false),
  }
}

/** Whether an outcome without traces is no matter of the block: the node lacks the method, or its tracer. */
const isLacking = ({ error, result }: RpcOutcome) =>
  error ? error.isUnknownMethod || error.isRefusedForm : objectsIn([result].flat()).length > 0

/** Outcomes in the groups of their calls. */
export function inGroupsOf(
  calls: readonly (readonly RpcCall[])[],
  outcomes: readonly RpcOutcome[],
): readonly RpcOutcome[][] {
  let start = 0
  return calls.map(({ length }) => outcomes.slice(start, (start += length)))
}
