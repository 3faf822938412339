import type { RouteParams } from '#/served/route'
import type { BlockEntry, TransactionEntry } from '#/node/blockEntry'
import type { BlockReader } from '#/node/blockReader'
import type { GrowingFacts } from '#/node/chainFacts'
import type { NodeClient } from '#/node/nodeClient'
import type { AddressWriter } from '#/node/values'
import type { NodeHead } from '#/node/headSource'
import type { BlockCache } from './blockCache'
import type { ShownState } from './shownState'

/** Blocks from one height to another, both included. */
export interface BlockRange {
  readonly from: number
  readonly to: number
}

/** Blocks that were searched; `only` where the search cannot find all: what an address sent, but not what it received. */
export interface Searched extends BlockRange {
  readonly only?: 'sent'
}

/** What plans read from. */
export interface BlockSource {
  readonly client: NodeClient
  readonly reader: BlockReader
  readonly cache: BlockCache
  readonly state: ShownState
  readonly write: AddressWriter
  /** The latest block, requested once per block time at most. */
  head(): Promise<NodeHead>
  /** A block with this one of its transactions; null if the node does not have it in a block. */
  transaction(hash: string): Promise<BlockEntry | null>
  /** What a search found, which pages within the same blocks share for a while. */
  once(key: string, search: () => Promise<FoundBlocks>): Promise<FoundBlocks>
  /** The headers of the latest blocks. */
  latestBlocks(): Promise<FoundBlocks>
  /** The latest blocks, with the latest few transactions if they are within so many blocks; a window of blocks by default. */
  latest(maxBlocks?: number): Promise<FoundBlocks>
  /** The transactions that wait for a block. */
  pending(): Promise<FoundBlocks>
}

/** A request: its path parameters, its filters, and the blocks that its cursor names. */
export interface PlannedRequest {
  readonly params: RouteParams
  readonly query: URLSearchParams
  readonly range: Partial<BlockRange>
}

/** The blocks that a response is made from. */
export interface FoundBlocks {
  readonly entries: readonly BlockEntry[]
  /** Transactions that are in no block. */
  readonly pending?: readonly TransactionEntry[]
  /** The blocks that were searched: the cursor of the response leads to those before. Absent where a response has all. */
  readonly searched?: Searched
  /** Reads what else the response shows into the facts of the blocks. */
  readonly read?: (facts: GrowingFacts) => Promise<void>
}

/** How a response is found among all blocks of a chain. */
export interface ResponsePlan {
  readonly find: (asked: PlannedRequest, node: BlockSource) => Promise<FoundBlocks>
  /** Addresses whose code the response shows, and tokens; none by default. */
  readonly shows?: (facts: GrowingFacts) => { codes?: Iterable<string>; tokens?: Iterable<string> }
  /** Fields of the body that would count only what was read: left out. */
  readonly without?: readonly string[]
}
