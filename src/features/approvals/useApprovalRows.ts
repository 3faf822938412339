import { useQueries } from '@tanstack/react-query'
import type { Token } from '#/api/schemas/token'
import { approvalStateQuery, type CheckedApproval, tokenFactsQuery } from '#/features/approvals/approvalStateQueries'
import { itemQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { useNodeConnection } from '#/data/queries/rpc'
import {
  amountAtRisk,
  amountAtRiskOfAll,
  type Approval,
  type ApprovalGroup,
  dollarsOf,
  groupOfApproval,
  isOfAmount,
  PERMIT2,
} from '#/domain/transactions/approvals'
import { groupBy } from '#/domain/groupBy'
import { sameHash } from '#/domain/hashes/hash'
import { totalValue } from '#/domain/tokens/netWorth'
import { shownAmount } from '#/domain/amounts/tokenAmount'

/** A token as the explorer API has it, or its contract. */
export interface ApprovedToken {
  /** Null until it is loaded, and if the API does not know it. */
  readonly record: Token | null
  readonly symbol: string | null
  readonly decimals: number | null
  /** USD of a whole token; null without a price, and for a token that is flagged as a scam. */
  readonly rate: string | null
  readonly type: 'amount' | 'nft'
}

/** An approval with all that is known of it. */
export interface ApprovalRow {
  readonly approval: Approval
  readonly token: ApprovedToken
  /** Null until it is checked, and where that failed. */
  readonly state: CheckedApproval | null
  readonly error: Error | null
  readonly isChecking: boolean
  readonly atRisk: bigint | null
  readonly dollars: bigint | null
  readonly group: ApprovalGroup
  /** Reads its state again, and returns that; undefined if it has none. */
  readonly recheck: () => Promise<CheckedApproval | undefined>
}

/** The rows of all approvals, those with the most value at risk first, and what is at risk in total. */
export interface ApprovalRows {
  readonly rows: readonly ApprovalRow[]
  /** All values at risk in USD, where spenders of one token share its balance; null if nothing has a price. */
  readonly total: string | null
  /** Approvals beyond the limit, which are not checked; without those that need no check. */
  readonly unchecked: number
  /** The oldest and the newest block that were read; null if unknown. */
  readonly heights: { readonly from: number; readonly to: number } | null
}

const isRevoked = ({ last }: Approval) => last.granted === 0n

interface Options {
  readonly hasNode: boolean
  readonly most: number
  /** Whether one that was revoked may have been given again by what was not searched. */
  readonly checksRevoked: boolean
}

/** Checks approvals by the node, if the chain has one, and loads their tokens; no more than `most` of them. */
export function useApprovalRows(
  owner: string,
  approvals: readonly Approval[],
  { hasNode, most, checksRevoked }: Options,
): ApprovalRows {
  const connection = useNodeConnection()
  // The newest first: what is beyond the limit is the oldest.
  const shown = approvals.toSorted((a, b) => b.given.block - a.given.block)
  const open = shown.filter((approval) => !isRevoked(approval))
  const checkable = checksRevoked && hasNode ? [...open, ...shown.filter(isRevoked)] : open
  const checked = checkable.slice(0, most)
  const states = useQueries({
    queries: checked.map((approval) => ({ ...approvalStateQuery(connection, owner, approval), enabled: hasNode })),
  })
  // Tokens of approvals that are closed are not requested.
  const listed = checked.filter((approval, index) => !isRevoked(approval) || (states[index]?.data?.granted ?? 0n) > 0n)
  const hashes = [...new Set(listed.map(({ last }) => last.token.toLowerCase()))]
  const records = useQueries({
    queries: hashes.map((hash) => ({ ...itemQuery(connection, 'token', { hash }), ...SECONDARY })),
  })
  const facts = useQueries({
    queries: hashes.map((hash, index) => ({
      ...tokenFactsQuery(connection, hash),
      enabled: hasNode && records[index]?.isPending === false && records[index].data?.value?.decimals == null,
    })),
  })
  const stateOf = new Map(checked.map(({ key }, index) => [key, states[index]]))
  const tokenOf = (approval: Approval): ApprovedToken => {
    const index = hashes.indexOf(approval.last.token.toLowerCase())
    const record = records[index]?.data?.value ?? null
    const fact = facts[index]?.data
    const isScam = record?.reputation === 'scam'
    return {
      record,
      symbol: record?.symbol ?? fact?.symbol ?? null,
      decimals: record?.decimals ?? fact?.decimals ?? null,
      rate: isScam ? null : (record?.exchange_rate ?? null),
      type: isOfAmount(approval.last) ? 'amount' : 'nft',
    }
  }
  const rows = shown.map((approval): ApprovalRow => {
    const query = stateOf.get(approval.key)
    const state = query?.data ?? null
    const token = tokenOf(approval)
    const atRisk = state && amountAtRisk(state.granted, state.balance)
    const exposed = atRisk && shownAmount(atRisk, token.record)
    const dollars = token.type === 'amount' ? dollarsOf(exposed, token.decimals, token.rate) : null
    return {
      approval,
      token,
      state,
      error: query?.error ?? null,
      isChecking: query?.isFetching === true,
      atRisk,
      dollars,
      group: groupOfApproval({ lastGranted: approval.last.granted, granted: state?.granted, dollars }),
      recheck: async () => (await query?.refetch())?.data,
    }
  })
  const heights = rows.flatMap(({ state }) => state?.height ?? [])
  return {
    rows: rows.toSorted((a, b) => compare(b.dollars, a.dollars)),
    total: totalOf(rows),
    unchecked: checkable.length - checked.length,
    heights: heights.length > 0 ? { from: Math.min(...heights), to: Math.max(...heights) } : null,
  }
}

function compare(a: bigint | null, b: bigint | null): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null)
  return a < b ? -1 : Number(a > b)
}

function totalOf(rows: readonly ApprovalRow[]): string | null {
  const priced = rows.filter(({ group }) => group === 'priced')
  const byToken = groupBy(priced, ({ approval }) => approval.last.token.toLowerCase())
  return totalValue(
    Array.from(byToken.values(), (group) => {
      const { record = null, decimals = null, rate = null } = group[0]?.token ?? {}
      const value = amountAtRiskOfAll(
        withoutPermit2(group).map(({ state }) => state?.granted ?? null),
        group[0]?.state?.balance ?? null,
      )
      return { value: value && shownAmount(value, record), decimals, rate }
    }),
  )
}

/** Spenders by Permit2 share the allowance of Permit2 itself, which counts once. */
function withoutPermit2(group: readonly ApprovalRow[]): readonly ApprovalRow[] {
  const hasOwn = group.some(({ approval: { last } }) => last.kind === 'amount' && sameHash(last.spender, PERMIT2))
  return hasOwn ? group.filter(({ approval }) => approval.last.kind !== 'permit2') : group
}
