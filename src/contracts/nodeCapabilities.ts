import type { RpcNode, RpcOutcome, RpcParts } from './node'
import { createNodePacer, type NodePacer } from './nodePace'
import type { RpcError } from './rpcError'

/** Calls in one request to a node that has refused no batch. */
const MAX_BATCH = 50

/** What one node was seen to offer. */
export interface NodeCapabilities {
  /** The most calls that are sent in one batch; with 1, none is sent as a batch. */
  maxBatch: number
  /** Calls in the largest batch that it answered. */
  largestBatch: number
  /** Methods that it answered. */
  readonly methods: Set<string>
  /** Methods that it does not have, each with its error. */
  readonly missingMethods: Map<string, RpcError>
  /** Whether its `eth_estimateGas` accepts no block after the transaction. */
  estimatesWithoutBlock: boolean
  /** Whether it reads the state at the tag `latest` only, and at no height. */
  hasLatestOnly: boolean
  /** The most blocks of a search for logs, as it named them; Infinity if it named none. */
  maxLogRange: number
  /** How fast it is sent requests, if a whole chain is read from it. */
  readonly pacer: NodePacer
}

/** What nodes were seen to offer, by the queues of the app that saw it and by URL and key: another key may get other methods. */
const seen = new WeakMap<RpcParts['requestQueues'], Map<string, NodeCapabilities>>()

/** What a node was seen to offer since the app was opened; the record is changed as more is seen. */
export function capabilitiesOf(
  { requestQueues }: Pick<RpcParts, 'requestQueues'>,
  { url, credential }: Pick<RpcNode, 'url' | 'credential'>,
): NodeCapabilities {
  const nodes = seen.get(requestQueues) ?? new Map<string, NodeCapabilities>()
  seen.set(requestQueues, nodes)
  const key = `${url} ${credential?.key ?? ''}`
  const capabilities = nodes.get(key) ?? newCapabilities()
  nodes.set(key, capabilities)
  return capabilities
}

function newCapabilities(): NodeCapabilities {
  return {
    maxBatch: MAX_BATCH,
    largestBatch: 1,
    methods: new Set(),
    missingMethods: new Map(),
    estimatesWithoutBlock: false,
    hasLatestOnly: false,
    maxLogRange: Infinity,
    pacer: createNodePacer(),
  }
}

/** Notes that a node answered a batch. */
export function noteBatch(capabilities: NodeCapabilities, size: number): void {
  capabilities.largestBatch = Math.max(capabilities.largestBatch, size)
}

/** Notes that a node refused a batch; `limit` is the size that is tried next. A batch of a size that it answered has another fault. */
export function noteRefusedBatch(capabilities: NodeCapabilities, size: number, limit: number): void {
  if (size > capabilities.largestBatch) capabilities.maxBatch = Math.min(capabilities.maxBatch, limit)
}

/** Notes whether a node has a method, by the outcome of a call; returns the outcome, whose error names a method that is missing. */
export function noteMethod(
  { methods, missingMethods }: NodeCapabilities,
  method: string,
  outcome: RpcOutcome,
): RpcOutcome {
  const { error } = outcome
  if (!error || error.isOfContract) methods.add(method)
  // A node that has answered it before has another fault now.
  if (!error?.isUnknownMethod || methods.has(method)) return outcome
  const missing = error.ofMissing(method)
  missingMethods.set(method, missing)
  return { result: null, error: missing }
}

/** Forgets which methods a node lacks, so that they are sent again. */
export function forgetMissingMethods({ missingMethods }: NodeCapabilities): void {
  missingMethods.clear()
}
