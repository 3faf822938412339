import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Token } from '#/api/schemas/token'
import type { UserOperation } from '#/api/schemas/userOperation'
import { itemQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { useToken } from '#/data/queries/token'
import type { ChainConnection } from '#/data/sources/dataSource'
import { useChain } from '#/data/sources/useChain'
import { sameHash } from '#/domain/hashes/hash'
import { batchedCalls } from '#/domain/transactions/batchedCalls'
import type { Intent, Summary } from '#/domain/transactions/summaryParts'
import { type CallToToken, tokenCall, tokenToLoad } from '#/domain/transactions/tokenCall'

/** The approvals that a user operation gave or revoked. */
export interface OperationApprovals {
  /** The first two. */
  readonly intents: readonly Intent[]
  /** How many others there are. */
  readonly more: number
  /** The tokens of the first two, for their decimals. */
  readonly tokens: readonly Token[]
}

/** Those of a user operation whose calls are not looked at. */
export const NO_APPROVALS: OperationApprovals = { intents: [], more: 0, tokens: [] }

/** What a user operation approved or revoked by its call, or by the calls of its batch. */
export function useApprovals(operation: UserOperation): OperationApprovals {
  const calls = useMemo(() => approvalCallsOf(operation), [operation])
  const [first, second] = calls
  const one = useIntent(first ?? null)
  const other = useIntent(second ?? null)
  const known = [one, other].filter((each) => each !== null)
  return {
    intents: known.map(({ intent }) => intent),
    more: Math.max(calls.length - 2, 0),
    tokens: known.flatMap(({ token }) => token ?? []),
  }
}

/** The approvals of several user operations; each of their tokens costs a request. */
export function useApprovalsOfAll(operations: readonly UserOperation[]): readonly OperationApprovals[] {
  const connection = useChain()
  const calls = operations.map((operation) => approvalCallsOf(operation))
  const contracts = [...new Set(calls.flatMap((all) => all.slice(0, 2).flatMap((call) => tokenOfCall(call) ?? [])))]
  const records = useQueries({ queries: contracts.map((hash) => tokenQuery(connection, hash)) })
  const tokens = records.flatMap(({ data }) => data?.value ?? [])
  return calls.map((all) => ({
    intents: all.slice(0, 2).flatMap((call) => {
      const contract = tokenOfCall(call)
      return tokenCall(call, tokens.find(({ address_hash }) => sameHash(address_hash, contract)) ?? null) ?? []
    }),
    more: Math.max(all.length - 2, 0),
    tokens,
  }))
}

/** What approvals name: their spenders, also those of an operation that failed. */
export function spendersIn({ intents }: OperationApprovals): Summary {
  return intents.flatMap(({ rest }) => rest)
}

/** The approvals that a user operation gave, as a summary; empty where it failed. */
export function givenApprovals({ status }: UserOperation, approvals: OperationApprovals): Summary {
  return status === true ? spendersIn(approvals) : []
}

/** The calls of a user operation that give or revoke an approval. */
export function approvalCallsOf(operation: UserOperation): readonly CallToToken[] {
  const { sender, execute_target, execute_call_data, decoded_execute_call_data } = operation
  const { call_data: data, decoded_call_data: decoded } = operation
  const calls: readonly CallToToken[] =
    execute_target === null
      ? batchedCalls({ data, decoded }, sender)
      : [{ from: sender, to: execute_target, raw_input: execute_call_data, decoded_input: decoded_execute_call_data }]
  return calls.filter((call) => tokenCall(call, 'loading')?.kind === 'approval')
}

const tokenQuery = (connection: ChainConnection, hash: string) => ({
  ...itemQuery(connection, 'token', { hash }),
  ...SECONDARY,
})

/** The contract whose token record the meaning of an approval call needs; null if none. */
function tokenOfCall(call: CallToToken): string | null {
  const unknown = tokenCall(call, 'loading')
  return unknown && tokenToLoad(unknown.rest)
}

/** What an approval call meant, by the token that it called, which is requested. */
function useIntent(call: CallToToken | null): { intent: Intent; token: Token | null } | null {
  const contract = useMemo(() => call && tokenOfCall(call), [call])
  const { state, value } = useToken(contract)
  const isLoading = contract !== null && state === 'loading'
  const intent = useMemo(() => call && tokenCall(call, isLoading ? 'loading' : value), [call, isLoading, value])
  return intent && { intent, token: value }
}
