import { fieldError, invalid } from '#/served/responses'
import { nodeError } from '#/node/nodeError'
import { lacksReceipts, readPending } from '#/node/blockEntry'
import { createBlockReader } from '#/node/blockReader'
import type { NodeClient } from '#/node/nodeClient'
import type { NodeHead } from '#/node/headSource'
import { addressWriter, hashIn, objectsIn, quantity, type RpcObject, textIn } from '#/node/values'
import { batchingClient } from './batching'
import { createBlockCache } from './blockCache'
import type { FinalFacts } from './finalFacts'
import { createFreshCache } from './freshCache'
import type { FoundBlocks, BlockSource } from './plan'
import { savingReader } from './savingReader'
import { createShownState } from './shownState'
import { searchWindow } from './windows'

/** Blocks and transactions of the home page. */
const LATEST_BLOCKS = 10
const LATEST_TRANSACTIONS = 6
/** Time that a transaction is not requested again, ms: the tabs of its page are made from the same. */
const FRESH_MS = 10_000

/** Creates what plans read from, on a node's chain. */
export function createBlockSource(
  id: string,
  single: NodeClient,
  headSource: () => Promise<NodeHead | null>,
  openFinal: () => Promise<FinalFacts | null>,
  isLocal: () => Promise<boolean>,
): BlockSource {
  const client = batchingClient(single)
  const write = addressWriter(id)
  const reader = savingReader(createBlockReader(client, write), openFinal, headSource)
  const cache = createBlockCache(reader)
  const state = createShownState(client)
  const transactions = createFreshCache<ReturnType<BlockSource['transaction']>>(FRESH_MS)
  let lowest: NodeHead | null = null
  let isPrimed: Promise<void> | null = null

  const head = async () => {
    const found = await headSource()
    if (found === null) throw nodeError('The node has no block.')
    // After a revert, a reset or a restart, saved blocks may be others.
    if (lowest !== null && found.height <= lowest.height && found.hash !== lowest.hash) {
      cache.clear()
      await reader.clear()
    }
    lowest = found
    return found
  }

  /** Reads the blocks of the home page by as few requests as possible: the codes that it shows along with the receipts. */
  async function prime({ height }: NodeHead): Promise<void> {
    const heights = Array.from({ length: Math.min(LATEST_BLOCKS, height + 1) }, (_, place) => height - place)
    const found = await reader.blocks(heights, 'receipts', {
      enough: LATEST_TRANSACTIONS,
      onTransactions: (sent) => {
        state.prefetchCodes(sent.flatMap((each) => (textIn(each['to']) ? [write(String(each['to']))] : [])))
      },
    })
    for (const entry of found)
      if (entry) cache.add(entry, entry.transactions.length === entry.block.transactionsCount ? 'receipts' : 'header')
  }

  async function latestHead(): Promise<NodeHead> {
    const found = await head()
    await (isPrimed ??= prime(found).catch((error: unknown) => {
      isPrimed = null
      throw error
    }))
    return found
  }

  const latestBlocks = async (): Promise<FoundBlocks> => {
    const found = await latestHead()
    return { entries: await cache.headers(Math.max(0, found.height - LATEST_BLOCKS + 1), found.height, found) }
  }

  /** All transactions in the pool of a local node, also those that wait for another nonce; null where it has no method for them. */
  async function pooled(): Promise<RpcObject[] | null> {
    // The pool of another node may be large.
    if (!(await isLocal())) return null
    const [content, all] = await client.outcomes([
      { method: 'txpool_content', params: [] },
      // The one of hardhat 2.
      { method: 'eth_pendingTransactions', params: [] },
    ])
    const [pool] = objectsIn([content?.result])
    if (pool === undefined) return Array.isArray(all?.result) ? objectsIn(all.result) : null
    const ofSenders = objectsIn([pool['pending'], pool['queued']]).flatMap((part) => objectsIn(Object.values(part)))
    return ofSenders.flatMap((byNonce) => objectsIn(Object.values(byNonce)))
  }

  const searches = createFreshCache<Promise<FoundBlocks>>(FRESH_MS)

  const node: BlockSource = {
    once(key, search) {
      const found = searches.get(key) ?? search()
      searches.set(key, found)
      found.catch(() => searches.delete(key))
      return found
    },
    client,
    reader,
    cache,
    state,
    write,
    head,
    transaction(hash) {
      const known = transactions.get(hash)
      if (known) return known
      const found = reader.transactions([hash], 'calls').then(([entry]) => entry ?? null)
      transactions.set(hash, found)
      // A pending one may be in a block at any time, and its receipt may come later.
      const forget = () => transactions.delete(hash)
      found.then((entry) => (entry === null || lacksReceipts(entry) ? forget() : undefined), forget)
      return found
    },
    latestBlocks,
    async latest(maxBlocks) {
      const { entries: blocks } = await latestBlocks()
      const { entries } = await searchWindow(
        node,
        {},
        'receipts',
        (entry) => entry.transactions.length,
        LATEST_TRANSACTIONS,
        maxBlocks,
      )
      const known = new Set(entries.map(({ block }) => block.height))
      return { entries: [...blocks.filter(({ block }) => !known.has(block.height)), ...entries] }
    },
    async pending() {
      const [block, { height }, pool] = await Promise.all([
        client.object('eth_getBlockByNumber', 'pending', true),
        head(),
        pooled(),
      ])
      // A node without a pool returns the latest block. Hardhat's pending block has no number.
      const isNext = block !== null && (quantity(block['number']) ?? Infinity) > height
      if (!isNext && pool === null)
        throw invalid([fieldError('filter', 'This node has no pending transactions to list')])
      const sent = [...(isNext ? objectsIn(block['transactions']) : []), ...(pool ?? [])]
      const byHash = new Map(sent.map((each) => [hashIn(each['hash']), readPending(each, write)]))
      return { entries: [], pending: [...byHash.values()] }
    },
  }
  return node
}
