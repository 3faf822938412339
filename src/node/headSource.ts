import type { NodeClient } from './nodeClient'
import type { NodeStart } from './nodeStart'
import { hashIn, integerIn, type RpcObject } from './values'

/** The latest block of a node. */
export interface NodeHead {
  readonly height: number
  readonly hash: string
}

/** The time between two looks at the latest block: of a local chain, of others until their block time is known, and at most, ms. */
const LOCAL_POLL_MS = 500
const FIRST_POLL_MS = 2_000
const MAX_POLL_MS = 15_000

/** The time between two looks at the latest block of a node, by the time between its blocks; ms. */
export function pollInterval(isLocal: boolean, blockTime: number): number {
  return isLocal ? LOCAL_POLL_MS : Math.min(MAX_POLL_MS, Math.max(LOCAL_POLL_MS, blockTime))
}

/** Time that a chain which is not local may seem to be shorter before it is, ms. */
export const MAX_LAG_MS = 30_000

const headIn = (block: RpcObject): NodeHead => ({ height: integerIn(block['number']), hash: hashIn(block['hash']) })

/** The latest block of a node. */
export interface HeadSource {
  /** The latest block, requested once per block time at most; null if the node has none. */
  read(): Promise<NodeHead | null>
  /** Lets the next `read` request it in any case. */
  expire(): void
}

/** Creates the source of a node's latest block, which begins with what `readStart` returned. */
export function createHeadSource(client: NodeClient, readStart: () => Promise<NodeStart | null>): HeadSource {
  let block: RpcObject | null = null
  /** When the node had this block, and when it was requested last. */
  let at = -Infinity
  let lookedAt = -Infinity
  let blockTime = FIRST_POLL_MS
  let interval = FIRST_POLL_MS
  let running: Promise<NodeHead | null> | null = null

  async function look(): Promise<NodeHead | null> {
    const start = await readStart()
    const isFirst = block === null && performance.now() - (start?.readAt ?? 0) < FIRST_POLL_MS
    const found = isFirst ? (start?.head ?? null) : await client.object('eth_getBlockByNumber', 'latest', false)
    if (found === null) return null
    lookedAt = performance.now()
    // Behind one URL may be several nodes, some of which have the latest block later than others.
    if (
      block !== null &&
      start?.isLocal !== true &&
      integerIn(found['number']) < integerIn(block['number']) &&
      lookedAt - at < MAX_LAG_MS
    )
      return headIn(block)
    const blocks = block === null ? 0 : integerIn(found['number']) - integerIn(block['number'])
    if (block !== null && blocks > 0)
      blockTime = ((integerIn(found['timestamp']) - integerIn(block['timestamp'])) * 1000) / blocks
    interval = pollInterval(start?.isLocal === true, blockTime)
    block = found
    at = lookedAt
    return headIn(found)
  }

  return {
    read() {
      if (block !== null && performance.now() - lookedAt < interval) return Promise.resolve(headIn(block))
      return (running ??= look().finally(() => (running = null)))
    },
    expire: () => void (lookedAt = -Infinity),
  }
}
