import type { QueryClient } from '@tanstack/react-query'
import type { RpcCall, RpcOutcome } from '#/contracts/rpc'
import { type NodeConnection, sendToNode, unexpected } from '#/data/queries/rpc'
import { heightIn } from '#/domain/approvals'

/** A call that reads the state at a block, whose tag is its last parameter; without `atBlock` it has no tag. */
export interface StateCall extends RpcCall {
  readonly atBlock: boolean
}

/** What calls returned, and the height of the block whose state they read; null if the node does not tell which that was. */
export interface HeadReads {
  readonly outcomes: readonly RpcOutcome[]
  readonly height: number | null
}

/** A call of a contract at the block that is read. */
export function contractCall(to: string, data: string): StateCall {
  return { method: 'eth_call', params: [{ to, data }], atBlock: true }
}

/** Reads the state of the node's latest block, all calls at the same height. */
export async function readAtHead(
  connection: NodeConnection,
  calls: readonly StateCall[],
  signal?: AbortSignal,
): Promise<HeadReads> {
  const [head] = await sendToNode(connection, [{ method: 'eth_blockNumber', params: [] }], signal)
  const height = heightIn(head?.result)
  const tagged = (tag: string) =>
    calls.map(({ method, params, atBlock }) => ({ method, params: atBlock ? [...params, tag] : params }))
  if (height !== null) {
    const outcomes = await sendToNode(connection, tagged(`0x${height.toString(16)}`), signal)
    // Behind a load balancer the next node may not have the block yet, and some endpoints accept the tag "latest" only.
    if (outcomes.every(({ error }) => error === null || error.isOfContract || error.missingMethod))
      return { outcomes, height }
  }
  return { outcomes: await sendToNode(connection, tagged('latest'), signal), height: null }
}

interface Batch {
  readonly calls: Map<string, StateCall>
  readonly reads: Promise<{ byCall: ReadonlyMap<string, RpcOutcome>; height: number | null }>
}

/** The batches that are collected now, by chain. */
const collected = new WeakMap<QueryClient, Map<string, Batch>>()

/**
 * Reads the state of the latest block. Calls of the same moment are one batch, in which equal ones are sent once: a page with many
 * rows, each with its own query, costs few requests.
 */
export async function readTogether(connection: NodeConnection, calls: readonly StateCall[]): Promise<HeadReads> {
  const { chain, queryClient } = connection
  const batches = collected.get(queryClient) ?? new Map<string, Batch>()
  collected.set(queryClient, batches)
  const batch = batches.get(chain.id) ?? startBatch(connection, () => batches.delete(chain.id))
  batches.set(chain.id, batch)
  for (const call of calls) batch.calls.set(JSON.stringify(call), call)
  const { byCall, height } = await batch.reads
  const outcomes = calls.flatMap((call) => byCall.get(JSON.stringify(call)) ?? [])
  if (outcomes.length < calls.length) throw unexpected('eth_call')
  return { outcomes, height }
}

function startBatch(connection: NodeConnection, onSend: () => void): Batch {
  const calls = new Map<string, StateCall>()
  const reads = (async () => {
    // Until the queries of all rows have started.
    await new Promise((resolve) => setTimeout(resolve))
    onSend()
    const keys = [...calls.keys()]
    const { outcomes, height } = await readAtHead(connection, [...calls.values()])
    const entries = outcomes.map((outcome, index) => [keys[index] ?? '', outcome] as const)
    return { byCall: new Map(entries), height }
  })()
  return { calls, reads }
}
