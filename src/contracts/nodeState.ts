import type { ResourceName } from '#/api/resources'
import type { NodeFault } from './nodeFault'

/** What pages of a chain that is read from its node follow, below the URL of its API. */
export const NODE_STATE_PATH = '/state'

/** How a chain is that is read from its node: two that differ show what changed between them. */
export interface NodeState {
  /** Hash of the latest block that is indexed; null before the first. */
  readonly head: string | null
  /** Raised when indexed blocks are dropped: after a revert, a reorg, a reset. */
  readonly past: number
  /** Raised when the node has another genesis block than before. */
  readonly restarts: number
  /** Whether the chain has grown too long for its index, which it had: pages read from the node what they need. */
  readonly hasOutgrown: boolean
  /** Whether the node is a developer's, whose state changes without a block. */
  readonly isLocal: boolean
  /** Whether you paused the reading of its blocks. */
  readonly isPaused: boolean
  /** Why requests to the node fail now; null if they do not. */
  readonly problem: NodeFault | null
  /** The endpoints that its API cannot respond for, each with the sentence why: all are hidden before they are requested. */
  readonly lacks: Readonly<Partial<Record<ResourceName, string>>>
}
