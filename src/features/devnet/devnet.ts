import { queryOptions, useMutation } from '@tanstack/react-query'
import { type Devnet, devnetOf } from '#/contracts/devnet'
import type { RpcCall } from '#/contracts/node'
import { type NodeConnection, sendToNode } from '#/data/queries/rpc'
import { isAddressHash, isTransactionHash, sameHash } from '#/domain/hashes/hash'

/** The program of the chain's own node if it is one for development; null for every other node, or none. */
export function devnetQuery(connection: NodeConnection) {
  const { id, rpcUrl } = connection.chain
  return queryOptions<Devnet | null>({
    queryKey: ['devnet', id, rpcUrl],
    queryFn: async () => {
      const [version] = await sendToNode(connection, [{ method: 'web3_clientVersion', params: [] }])
      return devnetOf(version?.result)
    },
    enabled: rpcUrl !== undefined,
    staleTime: Infinity,
    retry: false,
  })
}

/** An account whose key the node holds. */
export interface DevnetAccount {
  readonly hash: string
  /** Base units. */
  readonly balance: bigint
  readonly nonce: bigint
}

/** What a development node reports: its accounts, and its latest block. */
export interface DevnetState {
  readonly accounts: readonly DevnetAccount[]
  readonly height: bigint
  /** Time of the latest block. */
  readonly at: Date
}

const stateKey = (id: string) => ['devnet state', id] as const

/** Reads the state of a development node; never from a cache, as it changes without a block. */
export function devnetStateQuery(connection: NodeConnection) {
  return queryOptions<DevnetState>({
    queryKey: stateKey(connection.chain.id),
    queryFn: async () => {
      const [accounts, block] = await results(connection, [
        { method: 'eth_accounts', params: [] },
        { method: 'eth_getBlockByNumber', params: ['latest', false] },
      ])
      const hashes = (Array.isArray(accounts) ? accounts : []).filter(isAddressHash)
      const read = await results(
        connection,
        hashes.flatMap((hash) => [
          { method: 'eth_getBalance', params: [hash, 'latest'] },
          { method: 'eth_getTransactionCount', params: [hash, 'latest'] },
        ]),
      )
      const { number, timestamp } = block as { number: string; timestamp: string }
      return {
        accounts: hashes.map((hash, at) => ({
          hash,
          balance: BigInt(String(read[2 * at])),
          nonce: BigInt(String(read[2 * at + 1])),
        })),
        height: BigInt(number),
        at: new Date(Number(timestamp) * 1000),
      }
    },
    refetchInterval: 2_000,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Sends calls whose order does not matter, and returns their results; rejects with the error of the first in it that failed. */
export async function results(connection: NodeConnection, calls: readonly RpcCall[]): Promise<unknown[]> {
  const outcomes = await sendToNode(connection, calls)
  for (const { error } of outcomes) if (error) throw error
  return outcomes.map(({ result }) => result)
}

const quantity = (value: bigint | number) => `0x${value.toString(16)}`

/** Calls that change a development chain. Hardhat's names, which Anvil answers, too. */
export const changes = {
  /** Mines blocks, with seconds between their times. */
  mine: (blocks: number, seconds: number): RpcCall => ({
    method: 'hardhat_mine',
    params: [quantity(blocks), quantity(seconds)],
  }),
  /** Moves the clock of the next blocks on, in seconds. */
  increaseTime: (seconds: number): RpcCall => ({ method: 'evm_increaseTime', params: [seconds] }),
  setBalance: (hash: string, balance: bigint): RpcCall => ({
    method: 'hardhat_setBalance',
    params: [hash, quantity(balance)],
  }),
  snapshot: { method: 'evm_snapshot', params: [] } satisfies RpcCall,
  revert: (snapshot: string): RpcCall => ({ method: 'evm_revert', params: [snapshot] }),
}

/** A transaction that a development node sends for anyone, without a signature. */
export interface UnsignedTransaction {
  readonly from: string
  /** Null creates a contract. */
  readonly to: string | null
  /** Base units. */
  readonly value: bigint
  readonly data: string
}

/** Sends a transaction as its sender, whose key the node need not hold, and returns its hash. */
export async function sendAs(
  connection: NodeConnection,
  { from, to, value, data }: UnsignedTransaction,
): Promise<string> {
  const [accounts] = await results(connection, [{ method: 'eth_accounts', params: [] }])
  const holdsKey = Array.isArray(accounts) && accounts.some((hash) => sameHash(String(hash), from))
  if (!holdsKey) await results(connection, [{ method: 'hardhat_impersonateAccount', params: [from] }])
  try {
    const transaction = { from, ...(to !== null && { to }), value: quantity(value), data }
    const [hash] = await results(connection, [{ method: 'eth_sendTransaction', params: [transaction] }])
    if (!isTransactionHash(hash)) throw new Error('The node returned no transaction hash')
    return hash
  } finally {
    if (!holdsKey) await results(connection, [{ method: 'hardhat_stopImpersonatingAccount', params: [from] }])
  }
}

/** A change of a development chain that a form makes; all that was read of the chain is read again after it. */
export function useDevnetChange<Input, Made>(connection: NodeConnection, change: (input: Input) => Promise<Made>) {
  const { chain, queryClient } = connection
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: stateKey(chain.id) }),
        queryClient.invalidateQueries({ queryKey: [chain.id] }),
      ]),
  })
}
