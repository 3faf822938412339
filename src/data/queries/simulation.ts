import type { RpcCall, RpcNode, RpcOutcome } from '#/contracts/node'
import { queryOptions } from '@tanstack/react-query'
import { allowanceCalldata, type AllowanceUse, readAllowance } from '#/contracts/allowance'
import { gasCall, readGas } from '#/contracts/gasEstimate'
import { capabilitiesOf } from '#/contracts/nodeCapabilities'
import { callNode } from '#/contracts/rpc'
import type { Hex, RpcError } from '#/contracts/rpcError'
import { type NodeConnection, unexpected, usedNode } from '#/data/queries/rpc'

/** A transaction before it is sent; value in wei. */
export interface UnsentTransaction {
  readonly from: Hex
  readonly to: string
  readonly data: Hex
  readonly value: bigint
  /** The allowance that it spends or changes; null if none. */
  readonly allowance: AllowanceUse | null
}

/** What a transaction would do now: what it returns, and the gas that it needs. */
export interface Simulation {
  readonly call: RpcOutcome
  /** Null if the node did not estimate it. */
  readonly gas: bigint | null
  /** Why not; null if the node sent no error. */
  readonly gasError: RpcError | null
  /** The allowance before it; null if it uses none, or the node reports none. */
  readonly allowance: bigint | null
}

/** Runs a transaction on the node without sending it. */
export function simulationQuery(connection: NodeConnection, transaction: UnsentTransaction | null) {
  const { from, to, data, value = 0n, allowance: use } = transaction ?? {}
  return queryOptions<Simulation>({
    queryKey: ['simulation', connection.chain.id, from, to, data, String(value)],
    queryFn: async ({ signal }) => {
      const message = { from, to, data, value: `0x${value.toString(16)}` }
      const node = await usedNode(connection)
      const capabilities = capabilitiesOf(connection, node)
      const calls: RpcCall[] = [{ method: 'eth_call', params: [message, 'latest'] }, gasCall(message, capabilities)]
      if (use) calls.push({ method: 'eth_call', params: [{ to, data: allowanceCalldata(use) }, 'latest'] })
      const [call, estimate, allowance] = await callNode(connection, node, calls, signal)
      if (!call || !estimate) throw unexpected('eth_call')
      const gas = estimate.error?.isRefusedForm
        ? await estimateAgain(connection, node, message, estimate, signal)
        : estimate
      return {
        call,
        gas: readGas(gas),
        gasError: gas.error,
        allowance: allowance ? readAllowance(allowance) : null,
      }
    },
    enabled: transaction !== null,
    // What it would do a moment ago says nothing about now.
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: false,
  })
}

/** Estimates gas without a block, after a node refused one; remembers if that succeeds, else returns what it sent at first. */
async function estimateAgain(
  connection: NodeConnection,
  node: RpcNode,
  message: object,
  refused: RpcOutcome,
  signal: AbortSignal,
): Promise<RpcOutcome> {
  const capabilities = capabilitiesOf(connection, node)
  if (capabilities.estimatesWithoutBlock) return refused
  const call = gasCall(message, { ...capabilities, estimatesWithoutBlock: true })
  const [outcome = refused] = await callNode(connection, node, [call], signal)
  if (outcome.error?.isRefusedForm) return refused
  capabilities.estimatesWithoutBlock = true
  return outcome
}
