import { blockAt as blockOf } from '#/served/indexes'
import type { ChainFacts } from '#/served/recording'
import { lacksReceipts, LATE_RECEIPTS } from './blockEntry'
import { createBlockReader } from './blockReader'
import { GrowingFacts } from './chainFacts'
import { MAX_LAG_MS } from './headSource'
import { readCodes } from './headState'
import type { NodeClient } from './nodeClient'
import { readStart } from './nodeStart'
import { readAhead } from './readAhead'
import type { OpenSavedBlocks, SavedBlocks } from './savedBlocks'
import { readTokens } from './tokenState'
import { addressWriter, hashIn, hex, integerIn, type RpcObject } from './values'

/** How far a chain is indexed. */
export interface IndexProgress {
  /** Blocks that are indexed. */
  readonly indexed: number
  /** All blocks of the chain, or of a fork since it began. */
  readonly total: number
}

/** The facts of a node's chain, which follow its blocks. */
export interface ChainIndex {
  /** The facts so far; other ones after blocks were dropped. */
  facts(): GrowingFacts
  /** Reads the blocks that the node has more, and drops those that it has no longer. Calls that overlap share one run. */
  update(): Promise<void>
  /** Whether a call of `update` is under way. */
  isReading(): boolean
  /** How often the node had another genesis block than before. */
  restarts(): number
  /** Stops to read blocks, or goes on. */
  pause(isPaused: boolean): void
  isPaused(): boolean
  /** Whether the chain has more blocks than are indexed at most: no more are read, for good. */
  hasOutgrown(): boolean
  /** Null before the first response of the node. */
  progress(): IndexProgress | null
  /** Whether the node offers traces; null while that is not known. */
  offersTraces(): boolean | null
}

/** The chain of a node, as configured. */
export type NodeChain = Pick<ChainFacts, 'id' | 'name' | 'currency' | 'testnet'>

/** Blocks between two readings of codes and tokens, while many blocks are read. */
const STATE_EVERY = 500

/** Creates the index of a node's chain of up to `maxBlocks`; nothing is requested until the first `update`. */
export function createChainIndex(
  chain: NodeChain,
  client: NodeClient,
  openSaved: OpenSavedBlocks,
  maxBlocks: number,
): ChainIndex {
  const write = addressWriter(chain.id)
  // What a page waits for is requested before the next blocks.
  const reader = createBlockReader({ ...client, outcomes: (calls) => client.outcomes(calls, 'next') }, write)
  let facts = new GrowingFacts(chain)
  let saved: { genesis: string; blocks: SavedBlocks } | null = null
  let restarts = 0
  let isPaused = false
  let hasOutgrown = false
  let latest = -1
  /** Blocks before the first that can be read: those of the chain that was forked. */
  let before = 0
  let isLocal = false
  /** When the node had the last block that is indexed. */
  let seenAt = -Infinity
  let running: Promise<void> | null = null

  const blockAt = (tag: string) => client.object('eth_getBlockByNumber', tag, false)

  /** Starts again from the saved blocks of the chain with this genesis block. */
  async function open(genesis: string): Promise<void> {
    const blocks = await openSaved(genesis)
    if (blocks.isRestart || saved !== null) restarts += 1
    saved = { genesis, blocks }
    await restore(blocks)
  }

  async function restore(blocks: SavedBlocks): Promise<void> {
    const next = new GrowingFacts(chain)
    for (const hash of await ownAccounts(client)) next.addAddress(write(hash))
    for (const entry of await blocks.read()) next.append(entry)
    facts = next
  }

  /** The height of the last block that the node has, too; below the first block if it has none. */
  async function commonHeight(head: RpcObject): Promise<number> {
    const { blocks } = facts.recording
    const isCommon = async (height: number) => {
      const found = height === integerIn(head['number']) ? head : await blockAt(hex(height))
      return hashIn(found?.['hash']) === blockOf(blocks, height)?.hash
    }
    const first = blocks[0]?.height ?? 0
    let [low, high] = [first - 1, Math.min(facts.head, integerIn(head['number']))]
    if (high >= first && (await isCommon(high))) return high
    for (high -= 1; low < high;) {
      const middle = Math.ceil((low + high) / 2)
      if (await isCommon(middle)) low = middle
      else high = middle - 1
    }
    return low
  }

  async function readState(): Promise<void> {
    const touched = facts.takeTouched()
    const into = facts
    try {
      await readCodes(client, into, [...touched.addresses], write)
      await readTokens(client, into, touched)
    } catch (error) {
      // The next run reads it.
      into.touch(touched)
      throw error
    }
  }

  async function run(): Promise<void> {
    const head = await blockAt('latest')
    if (head === null) return
    latest = integerIn(head['number'])
    if (facts.recording.blocks.at(-1)?.hash === hashIn(head['hash'])) {
      seenAt = performance.now()
      if (facts.isTouched) await readState()
      return
    }
    // A block on top of the last one is of the same chain.
    const isNext = hashIn(head['parentHash']) === facts.recording.blocks.at(-1)?.hash
    if (!isNext || saved === null) {
      const start = await readStart(client, chain.id)
      if (start === null) return
      before = start.first
      isLocal = start.isLocal
      if (saved?.genesis !== start.genesis) await open(start.genesis)
    }
    hasOutgrown = latest - before >= maxBlocks
    if (saved === null || hasOutgrown) return
    const { blocks } = saved
    const first = before
    // Blocks between those that were read and the latest would be missing.
    const common = isNext ? facts.head : facts.head < first - 1 ? -1 : await commonHeight(head)
    if (common < facts.head) {
      // Of several nodes behind one URL, some have the latest blocks later than others.
      if (!isLocal && common === latest && performance.now() - seenAt < MAX_LAG_MS) return
      await blocks.removeFrom(common + 1)
      await restore(blocks)
    }
    const from = facts.head < 0 ? first : common + 1
    let saving: Promise<void> | null = null
    for await (const read of isPaused ? [] : readAhead(reader, from, latest)) {
      const late = read.findIndex((entry) => lacksReceipts(entry) && latest - entry.block.height < LATE_RECEIPTS)
      const entries = late === -1 ? read : read.slice(0, late)
      const parent = facts.recording.blocks.at(-1)?.hash
      // The chain changed while it was read: the next run finds out from where.
      if (entries.length === 0 || (parent !== undefined && entries[0]?.block.parentHash !== parent)) break
      for (const entry of entries) facts.append(entry)
      await saving
      saving = blocks.save(entries)
      if (facts.head % STATE_EVERY < entries.length) await readState()
      if (isPaused || late !== -1) break
    }
    await saving
    seenAt = performance.now()
    await readState()
  }

  return {
    facts: () => facts,
    isReading: () => running !== null,
    restarts: () => restarts,
    pause: (given) => void (isPaused = given),
    isPaused: () => isPaused,
    hasOutgrown: () => hasOutgrown,
    update: () => (running ??= run().finally(() => (running = null))),
    progress: () => (latest < 0 ? null : { indexed: facts.recording.blocks.length, total: latest + 1 - before }),
    // Saved blocks without any calls were read from a node without traces.
    offersTraces: () => {
      const { recording, untraced } = facts
      return (
        reader.offersTraces() ?? (untraced.size > 0 && untraced.size === recording.transactions.length ? false : null)
      )
    },
  }
}

/** The accounts that the node itself can sign for; none of most nodes. */
async function ownAccounts(client: NodeClient): Promise<string[]> {
  const [outcome] = await client.outcomes([{ method: 'eth_accounts', params: [] }])
  return Array.isArray(outcome?.result) ? outcome.result.map(String) : []
}
