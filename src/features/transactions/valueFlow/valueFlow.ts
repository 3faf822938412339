import { plus } from '#/domain/amounts/plus'
import { counted } from '#/domain/amounts/numberFormat'
import { callTree, nativeTransfers } from '#/domain/transactions/callTree'
import { traceTree } from '#/domain/transactions/traceTree'
import { type Evidence, type NamedToken, tokenName } from '#/domain/transactions/summaryParts'
import { decimalsOf, quantityOf, rawQuantityOf } from '#/domain/amounts/tokenAmount'
import {
  type CallRecord,
  isNftTransfer,
  type TraceRecord,
  type TransactionRecord,
  type TransferRecord,
} from '#/domain/transactions/transactionRecords'

/** What was transferred: the native currency, a fungible token, or NFTs of one contract, which are counted. */
export interface FlowAsset {
  readonly key: string
  readonly token: NamedToken | 'native'
  /** Null if unknown, and for the native currency, whose decimals the chain defines. */
  readonly decimals: number | null
  readonly nft: boolean
}

/** All transfers of one asset from one address to another. */
export interface FlowEdge {
  /** Null if unknown. */
  readonly from: string | null
  readonly to: string | null
  readonly asset: FlowAsset
  /** Null if the amount of a transfer is unknown. */
  readonly amount: bigint | null
  /** The same before the multiplier of the token (ERC-8056). */
  readonly raw: bigint | null
  readonly count: number
  readonly tokenIds: readonly string[]
  readonly evidence: readonly Evidence[]
}

/** The net change of one asset of an address. */
export interface AssetChange {
  readonly asset: FlowAsset
  /** Null if an amount is unknown. */
  readonly change: bigint | null
  /** The same before the multiplier of the token (ERC-8056). */
  readonly raw: bigint | null
}

/** An address that sent or received something. */
export interface FlowParty {
  readonly address: string | null
  /** From 0 at the left: senders are left of recipients where possible. */
  readonly column: number
  readonly changes: readonly AssetChange[]
}

/** The value flow of a transaction. */
export interface ValueFlow {
  readonly edges: readonly FlowEdge[]
  /** By column, then by first transfer; includes the zero address if tokens were minted or burnt. */
  readonly parties: readonly FlowParty[]
  /** Whether there are too many for a diagram. */
  readonly tooMany: boolean
  /** Number of zero-value transfers, which have no edge. */
  readonly emptyTransfers: number
}

/** All calls of a transaction: internal transactions or a raw trace; null if unknown. */
type Calls = { readonly list: readonly CallRecord[] } | { readonly trace: readonly TraceRecord[] } | null

/** Upper bound for the addresses in a diagram. */
const MAX_PARTIES = 30

type NewEdge = Omit<FlowEdge, 'count'>

type EdgeDraft = { -readonly [Key in keyof FlowEdge]: FlowEdge[Key] } & { tokenIds: string[]; evidence: Evidence[] }

/** Merges all transfers of value into edges, and nets them by address; a transaction that did not succeed has none. */
export function valueFlow(
  transaction: TransactionRecord,
  transfers: readonly TransferRecord[],
  calls: Calls,
): ValueFlow {
  const edges = new Map<string, EdgeDraft>()
  let emptyTransfers = 0
  const add = ({ tokenIds, evidence, ...edge }: NewEdge) => {
    const key = `${edge.from?.toLowerCase()}>${edge.to?.toLowerCase()}>${edge.asset.key}`
    const known = edges.get(key)
    if (known === undefined) {
      edges.set(key, { ...edge, count: 1, tokenIds: [...tokenIds], evidence: [...evidence] })
      return
    }
    known.amount = plus(known.amount, edge.amount)
    known.raw = plus(known.raw, edge.raw)
    known.count += 1
    known.tokenIds.push(...tokenIds)
    known.evidence.push(...evidence)
  }
  if (transaction.status === 'ok') {
    for (const edge of nativeEdges(transaction, calls)) add(edge)
    for (const [index, transfer] of transfers.entries()) {
      const amount = quantityOf(transfer)
      if (amount === 0n) emptyTransfers += 1
      else add(transferEdge(transfer, amount, index))
    }
  }
  const all = [...edges.values()]
  const parties = partiesOf(all)
  return { edges: all, parties, tooMany: parties.length > MAX_PARTIES, emptyTransfers }
}

/** What a value flow has, and what it leaves out, in a line; `isWhole` is whether all transfers of the transaction were loaded. */
export function flowTotal({ edges, parties, emptyTransfers }: ValueFlow, isWhole: boolean): string {
  if (edges.length === 0) return isWhole ? 'No value transferred' : 'Partial data'
  const transfers = edges.reduce((total, { count }) => total + count, 0)
  const shown = `${counted(transfers, 'transfer', 'transfers')} between ${counted(parties.length, 'address', 'addresses')}`
  return emptyTransfers === 0 ? shown : `${shown}, ${emptyTransfers} of zero value hidden`
}

const NATIVE: FlowAsset = { key: 'native', token: 'native', decimals: null, nft: false }

function nativeEdges(transaction: TransactionRecord, calls: Calls): NewEdge[] {
  const { from, to, created_contract, value } = transaction
  const root = calls === null ? null : 'list' in calls ? callTree(calls.list, transaction) : traceTree(calls.trace)
  const source = calls !== null && 'trace' in calls ? 'raw_trace' : 'internal_transactions'
  const edges = (root === null ? [] : nativeTransfers(root)).map((node) =>
    nativeEdge(node.from, node.to, node.value, `${source}[${node.index ?? 0}]`),
  )
  if (value === null || value <= 0n) return edges
  return [nativeEdge(from?.hash ?? null, (to ?? created_contract)?.hash ?? null, value, 'value'), ...edges]
}

function nativeEdge(from: string | null, to: string | null, amount: bigint | null, evidence: Evidence): NewEdge {
  return { from, to, asset: NATIVE, amount, raw: amount, tokenIds: [], evidence: [evidence] }
}

function transferEdge(transfer: TransferRecord, amount: bigint | null, index: number): NewEdge {
  const { from, to, token, total } = transfer
  const nft = isNftTransfer(transfer)
  // Tokens without an address may be different tokens.
  const key = `${token?.address_hash?.toLowerCase() ?? index}${nft ? '#' : ''}`
  return {
    from: from?.hash ?? null,
    to: to?.hash ?? null,
    amount,
    raw: rawQuantityOf(transfer),
    asset: { key, token: tokenName(token), decimals: decimalsOf(transfer), nft },
    tokenIds: total?.token_id == null ? [] : [String(total.token_id)],
    evidence: [`token_transfers[${index}]`],
  }
}

function partiesOf(edges: readonly FlowEdge[]): FlowParty[] {
  const parties = new Map<string, { address: string | null; changes: Map<string, AssetChange> }>()
  const change = (address: string | null, asset: FlowAsset, amount: bigint | null, raw: bigint | null) => {
    const key = partyKey(address)
    const party = parties.get(key) ?? { address, changes: new Map<string, AssetChange>() }
    parties.set(key, party)
    const before = party.changes.get(asset.key) ?? { change: 0n, raw: 0n }
    party.changes.set(asset.key, { asset, change: plus(before.change, amount), raw: plus(before.raw, raw) })
  }
  for (const { from, to, asset, amount, raw } of edges) {
    change(from, asset, amount === null ? null : -amount, raw === null ? null : -raw)
    change(to, asset, amount, raw)
  }
  const columns = columnsOf(
    [...parties.keys()],
    edges.map(({ from, to }) => [partyKey(from), partyKey(to)]),
  )
  return [...parties]
    .map(([key, { address, changes }]) => ({
      address,
      column: columns.get(key) ?? 0,
      changes: [...changes.values()].filter((one) => one.change !== 0n),
    }))
    .toSorted((a, b) => a.column - b.column)
}

function partyKey(address: string | null): string {
  return address?.toLowerCase() ?? ''
}

/** More columns do not fit a page: nodes further right go into the last one. */
const MAX_COLUMNS = 6

type Edge = readonly [from: string, to: string]

/**
 * Assigns the nodes of a graph to columns from 0, sources left and sinks right: each by the length of the longest path to it.
 *
 * Value flows often have cycles, to a pool and back. Edges back to a node on the current path of the depth-first search are left
 * out; the search starts from nodes without incoming edges, then from the others in their order.
 */
export function columnsOf(nodes: readonly string[], edges: readonly Edge[]): ReadonlyMap<string, number> {
  const next = new Map<string, Set<string>>(nodes.map((node) => [node, new Set()]))
  const reached = new Set<string>()
  for (const [from, to] of edges) {
    if (from === to) continue
    next.get(from)?.add(to)
    reached.add(to)
  }
  const starts = [...nodes.filter((node) => !reached.has(node)), ...nodes]
  const { order, forward } = forwardEdges(starts, next)
  const columns = new Map(nodes.map((node) => [node, 0]))
  for (const node of order) {
    for (const to of forward.get(node) ?? []) {
      columns.set(to, Math.max(columns.get(to) ?? 0, Math.min((columns.get(node) ?? 0) + 1, MAX_COLUMNS - 1)))
    }
  }
  return columns
}

/** Depth-first search: all edges except back edges, and a topological order of the nodes along them. */
function forwardEdges(starts: readonly string[], next: ReadonlyMap<string, ReadonlySet<string>>) {
  const state = new Map<string, 'open' | 'done'>()
  const forward = new Map<string, string[]>()
  const ended: string[] = []
  for (const start of starts) {
    if (state.has(start)) continue
    const path = [{ node: start, rest: [...(next.get(start) ?? [])].values() }]
    state.set(start, 'open')
    for (let here = path.at(-1); here !== undefined; here = path.at(-1)) {
      const step = here.rest.next()
      if (step.done === true) {
        state.set(here.node, 'done')
        ended.push(here.node)
        path.pop()
        continue
      }
      const to = step.value
      if (state.get(to) === 'open') continue
      const edges = forward.get(here.node) ?? []
      edges.push(to)
      forward.set(here.node, edges)
      if (state.has(to)) continue
      state.set(to, 'open')
      path.push({ node: to, rest: [...(next.get(to) ?? [])].values() })
    }
  }
  return { order: ended.toReversed(), forward }
}
