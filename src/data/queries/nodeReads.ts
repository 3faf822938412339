import type { RpcCall, RpcOutcome } from '#/contracts/node'
import type { QueryClient } from '@tanstack/react-query'
import { capabilitiesOf } from '#/contracts/nodeCapabilities'
import { callNode } from '#/contracts/rpc'
import { type NodeConnection, unexpected, usedNode } from '#/data/queries/rpc'
import { heightIn } from '#/domain/transactions/approvals'

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
  const node = await usedNode(connection)
  const capabilities = capabilitiesOf(connection, node)
  const tagged = (tag: string) =>
    calls.map(({ method, params, atBlock }) => ({ method, params: atBlock ? [...params, tag] : params }))
  const readLatest = async () => ({
    outcomes: await callNode(connection, node, tagged('latest'), signal),
    height: null,
  })
  if (capabilities.hasLatestOnly) return readLatest()
  const [head] = await callNode(connection, node, [{ method: 'eth_blockNumber', params: [] }], signal)
  const height = heightIn(head?.result)
  if (height === null) return readLatest()
  const outcomes = await callNode(connection, node, tagged(`0x${height.toString(16)}`), signal)
  if (outcomes.every(isOfState)) return { outcomes, height }
  // Behind a load balancer the next node may not have the block yet, and some endpoints accept the tag "latest" only.
  const latest = await readLatest()
  const isRefused = outcomes.every(({ error }) => error?.isRefusedForm && !error.isStateMissing)
  if (isRefused && latest.outcomes.every(isOfState)) capabilities.hasLatestOnly = true
  return latest
}

/** Whether an outcome says something about the state, or is the same for any state. */
function isOfState({ error }: RpcOutcome): boolean {
  return error === null || error.isOfContract || error.missingMethod !== null
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
