import { callTree, coinMovements, traceTree } from './callTree'
import { columnsOf } from './flowColumns'
import { isNftTransfer, quantityOf } from './movements'
import { type Evidence, type TokenName, tokenName } from './summaryParts'
import type { CallRecord, TraceRecord, TransactionRecord, TransferRecord } from './transactionRecords'

/** What moved: the coin, a fungible token, or the NFTs of one contract, which are counted. */
export interface FlowAsset {
  readonly key: string
  readonly token: TokenName | 'coin'
  /** Null where nobody says; of the coin, which its chain knows. */
  readonly decimals: number | null
  readonly nft: boolean
}

/** All that one address gave another of one asset. */
export interface FlowEdge {
  /** Null where the server does not say. */
  readonly from: string | null
  readonly to: string | null
  readonly asset: FlowAsset
  /** Null where one of the movements does not say how much it moved. */
  readonly amount: bigint | null
  readonly count: number
  readonly tokenIds: readonly string[]
  readonly evidence: readonly Evidence[]
}

/** What one address has more (above zero) or less of one asset. */
export interface AssetChange {
  readonly asset: FlowAsset
  /** Null where an amount is not known. */
  readonly change: bigint | null
}

/** An address that gave or got something. */
export interface FlowParty {
  readonly address: string | null
  /** From 0 at the left: who gives stands left of who gets, as far as that can be. */
  readonly column: number
  readonly changes: readonly AssetChange[]
}

/** Where value went in a transaction. */
export interface ValueFlow {
  readonly edges: readonly FlowEdge[]
  /** By column, then in the order in which they took part; the zero address is one of them where tokens were minted or burned. */
  readonly parties: readonly FlowParty[]
  /** Whether they are more than a diagram can show. */
  readonly tooMany: boolean
  /** Transfers of nothing, which make no edge. */
  readonly emptyTransfers: number
}

/** All calls of a transaction: as listed, or as traced; null where they are not known. */
type Calls = { readonly list: readonly CallRecord[] } | { readonly trace: readonly TraceRecord[] } | null

/** The most parties that a diagram shows. */
const MOST_PARTIES = 30

type NewEdge = Omit<FlowEdge, 'count'>

type Drafted = { -readonly [Key in keyof FlowEdge]: FlowEdge[Key] } & { tokenIds: string[]; evidence: Evidence[] }

/** Merges the coins and tokens that moved into edges, and nets them by address; a transaction that did not succeed moved none. */
export function valueFlow(
  transaction: TransactionRecord,
  transfers: readonly TransferRecord[],
  calls: Calls,
): ValueFlow {
  const edges = new Map<string, Drafted>()
  let emptyTransfers = 0
  const add = ({ tokenIds, evidence, ...edge }: NewEdge) => {
    const key = `${edge.from?.toLowerCase()}>${edge.to?.toLowerCase()}>${edge.asset.key}`
    const known = edges.get(key)
    if (known === undefined) {
      edges.set(key, { ...edge, count: 1, tokenIds: [...tokenIds], evidence: [...evidence] })
      return
    }
    known.amount = known.amount === null || edge.amount === null ? null : known.amount + edge.amount
    known.count += 1
    known.tokenIds.push(...tokenIds)
    known.evidence.push(...evidence)
  }
  if (transaction.status === 'ok') {
    for (const edge of coinEdges(transaction, calls)) add(edge)
    for (const [place, transfer] of transfers.entries()) {
      const amount = quantityOf(transfer)
      if (amount === 0n) emptyTransfers += 1
      else add(transferEdge(transfer, amount, place))
    }
  }
  const all = [...edges.values()]
  const parties = partiesOf(all)
  return { edges: all, parties, tooMany: parties.length > MOST_PARTIES, emptyTransfers }
}

const COIN: FlowAsset = { key: 'coin', token: 'coin', decimals: null, nft: false }

function coinEdges(transaction: TransactionRecord, calls: Calls): NewEdge[] {
  const { from, to, created_contract, value } = transaction
  const root = calls === null ? null : 'list' in calls ? callTree(calls.list, transaction) : traceTree(calls.trace)
  const source = calls !== null && 'trace' in calls ? 'raw_trace' : 'internal_transactions'
  const edges = (root === null ? [] : coinMovements(root)).map((node) =>
    coinEdge(node.from, node.to, node.value, `${source}[${node.place ?? 0}]`),
  )
  if (value === null || value <= 0n) return edges
  return [coinEdge(from?.hash ?? null, (to ?? created_contract)?.hash ?? null, value, 'value'), ...edges]
}

function coinEdge(from: string | null, to: string | null, amount: bigint | null, evidence: Evidence): NewEdge {
  return { from, to, asset: COIN, amount, tokenIds: [], evidence: [evidence] }
}

function transferEdge(transfer: TransferRecord, amount: bigint | null, place: number): NewEdge {
  const { from, to, token, total } = transfer
  const nft = isNftTransfer(transfer)
  // Tokens without an address cannot be told to be the same one.
  const key = `${token?.address_hash?.toLowerCase() ?? place}${nft ? '#' : ''}`
  const decimals = nft ? 0 : (total?.decimals ?? token?.decimals ?? null)
  return {
    from: from?.hash ?? null,
    to: to?.hash ?? null,
    amount,
    asset: { key, token: tokenName(token), decimals, nft },
    tokenIds: total?.token_id == null ? [] : [String(total.token_id)],
    evidence: [`token_transfers[${place}]`],
  }
}

function partiesOf(edges: readonly FlowEdge[]): FlowParty[] {
  const parties = new Map<string, { address: string | null; changes: Map<string, AssetChange> }>()
  const change = (address: string | null, asset: FlowAsset, amount: bigint | null) => {
    const key = partyKey(address)
    const party = parties.get(key) ?? { address, changes: new Map<string, AssetChange>() }
    parties.set(key, party)
    const before = party.changes.get(asset.key)?.change ?? (party.changes.has(asset.key) ? null : 0n)
    party.changes.set(asset.key, { asset, change: before === null || amount === null ? null : before + amount })
  }
  for (const { from, to, asset, amount } of edges) {
    change(from, asset, amount === null ? null : -amount)
    change(to, asset, amount)
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
