import { queryOptions } from '@tanstack/react-query'
import {
  approvalCalls,
  type ApprovalState,
  readApprovalState,
  readTokenFacts,
  TOKEN_FACTS_CALLDATA,
} from '#/features/approvals/approvalCalls'
import { contractCall, readTogether } from '#/data/queries/nodeReads'
import { type NodeConnection, unexpected } from '#/data/queries/rpc'
import { type Approval, heightIn } from '#/domain/transactions/approvals'
import { isObject } from '#/domain/isObject'

/** An approval as the chain has it, and the height of the block that was read. */
export interface CheckedApproval extends ApprovalState {
  readonly height: number | null
}

/** The start of the keys of all approvals of an owner. */
export function approvalStateKey({ chain }: NodeConnection, owner: string) {
  return ['approval state', chain.id, owner.toLowerCase()] as const
}

/** Reads an approval and the balance that it is of at the node's latest block. All rows of a page together are a few requests. */
export function approvalStateQuery(connection: NodeConnection, owner: string, { key, last }: Approval) {
  return queryOptions<CheckedApproval>({
    queryKey: [...approvalStateKey(connection, owner), key],
    queryFn: async () => {
      const calls = approvalCalls(last, owner).map(({ to, data }) => contractCall(to, data))
      const { outcomes, height } = await readTogether(connection, calls)
      // A node that cannot run a call says nothing about the contract.
      const failed = outcomes.find(({ error }) => error && !error.isOfContract)
      if (failed?.error) throw failed.error
      return { ...readApprovalState(last, owner, outcomes), height }
    },
    ...CHECK,
  })
}

const CHECK = {
  staleTime: 60_000,
  gcTime: 30 * 60_000,
} as const

/** Decimals and symbol of a token from its contract, for one that the explorer API does not know. */
export function tokenFactsQuery(connection: NodeConnection, token: string) {
  return queryOptions({
    queryKey: ['token facts', connection.chain.id, token.toLowerCase()],
    queryFn: async () => {
      const { outcomes } = await readTogether(
        connection,
        TOKEN_FACTS_CALLDATA.map((data) => contractCall(token, data)),
      )
      const [decimals, symbol] = outcomes
      if (!decimals || !symbol) throw unexpected('eth_call')
      return readTokenFacts([decimals, symbol])
    },
    ...CHECK,
    staleTime: Infinity,
  })
}

/** The time of a block, for nodes that do not send it with a log; null if the node has none. */
export function blockTimeQuery(connection: NodeConnection, height: number) {
  return queryOptions<Date | null>({
    queryKey: ['block time', connection.chain.id, height],
    queryFn: async () => {
      const call = { method: 'eth_getBlockByNumber', params: [`0x${height.toString(16)}`, false], atBlock: false }
      const { outcomes } = await readTogether(connection, [call])
      const block = outcomes[0]?.result
      const seconds = isObject(block) ? heightIn(block['timestamp']) : null
      return seconds === null ? null : new Date(seconds * 1000)
    },
    ...CHECK,
    staleTime: Infinity,
  })
}
