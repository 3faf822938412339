import { noState } from '#/node/nodeError'
import type { FoundBlocks, BlockSource } from './plan'
import { decimalIn, hashIn, hex, integerIn, objectsIn, textIn } from '#/node/values'
import { transactionsAt } from './transactionsAt'

/** Transactions of an address that are searched together. */
const PAGE_SIZE = 50

/** The transactions that an address sent or received, by the search of Otterscan's methods; null where the node has none. */
export async function searchOts(node: BlockSource, address: string, to: number): Promise<FoundBlocks | null> {
  const params = [address, to + 1, PAGE_SIZE]
  const [outcome] = await node.client.outcomes([{ method: 'ots_searchTransactionsBefore', params }])
  if (outcome?.error?.isUnknownMethod || outcome?.error?.isRefusedForm) return null
  if (outcome?.error) throw outcome.error
  const [page = {}] = objectsIn([outcome?.result])
  const sent = objectsIn(page['txs'])
  const found = await transactionsAt(
    node,
    new Map(sent.map(({ hash, blockNumber }) => [hashIn(hash), integerIn(blockNumber)])),
  )
  const lowest = Math.min(to, ...found.map(({ block }) => block.height))
  return { entries: found, searched: { from: page['lastPage'] === true || found.length === 0 ? 0 : lowest, to } }
}

/** Blocks between two heights, and how many transactions an address had sent at each. */
interface Interval {
  /** The last block before, and the last one of the interval. */
  readonly before: number
  readonly to: number
  readonly sentBefore: number
  readonly sent: number
}

/** Parts that an interval is split into, and the calls of one round. */
const MAX_PARTS = 16
const MAX_CALLS = 64

/** The transactions that an address sent, by its nonce at heights between which it grew. */
export async function searchSent(node: BlockSource, address: string, to: number): Promise<FoundBlocks> {
  const none: FoundBlocks = { entries: [], searched: { from: 0, to, only: 'sent' } }
  const [count] = await noncesAt(node, address, [to])
  if (count === 0) return none
  const samples = await sampleNonces(node, address, to)
  const oldest = samples[0]?.height ?? -1
  let intervals = intervalsBetween(samples)
  while (intervals.some((each) => !isBlock(each))) {
    const parts = Math.max(2, Math.min(MAX_PARTS, Math.floor(MAX_CALLS / intervals.length)))
    const heights = intervals.map((each) => pointsIn(each, parts))
    const nonces = await noncesAt(node, address, heights.flat())
    intervals = newest(
      intervals.flatMap(({ before, to: end, sentBefore, sent }, place) => {
        const points = (heights[place] ?? []).map((height) => ({ height, nonce: demandNonce(nonces.shift(), height) }))
        return intervalsBetween([{ height: before, nonce: sentBefore }, ...points, { height: end, nonce: sent }])
      }),
    )
  }
  const entries = await sentIn(node, address, intervals)
  if (entries.length === 0 && oldest >= 0) {
    // A contract sends no transactions, except for smart accounts of zkSync, whose nodes have all states.
    if (await isContract(node, address)) return none
    throw noState(oldest - 1)
  }
  const isEnough = intervals.reduce((sum, each) => sum + each.sent - each.sentBefore, 0) >= PAGE_SIZE
  const from = isEnough ? Math.min(to, ...intervals.map((each) => each.to)) : oldest + 1
  return { entries, searched: { from, to, only: 'sent' } }
}

/** Whether an address is a contract, and no account with a delegate (EIP-7702). */
async function isContract(node: BlockSource, address: string): Promise<boolean> {
  return /^0x(?!ef0100)./i.test(textIn(await node.client.result('eth_getCode', address, 'latest')) ?? '')
}

function demandNonce(nonce: number | null | undefined, height: number): number {
  if (nonce == null) throw noState(height)
  return nonce
}

interface Sample {
  readonly height: number
  readonly nonce: number
}

/** The nonce at heights that are closer to each other towards the last one, from the first block with state on. */
async function sampleNonces(node: BlockSource, address: string, to: number): Promise<Sample[]> {
  const heights = [...doublingPoints(to), to]
  const nonces = await noncesAt(node, address, heights)
  const gone = nonces.lastIndexOf(null)
  const known = heights.flatMap((height, place) => {
    const nonce = nonces[place] ?? null
    return place > gone && nonce !== null ? [{ height, nonce }] : []
  })
  if (gone === -1) return [{ height: -1, nonce: 0 }, ...known]
  const [first] = known
  if (first === undefined) throw noState(to)
  return [await oldestSample(node, address, heights[gone] ?? -1, first), ...known]
}

/** The nonce at the oldest block with state, between one without and one with it. */
async function oldestSample(node: BlockSource, address: string, without: number, first: Sample): Promise<Sample> {
  const points = pointsIn({ before: without, to: first.height }, MAX_PARTS)
  if (points.length === 0) return first
  const nonces = await noncesAt(node, address, points)
  const gone = nonces.lastIndexOf(null)
  const nonce = nonces[gone + 1]
  const height = points[gone + 1]
  const next = height === undefined || nonce == null ? first : { height, nonce }
  return oldestSample(node, address, points[gone] ?? without, next)
}

function intervalsBetween(samples: readonly Sample[]): Interval[] {
  return samples.slice(1).flatMap(({ height: to, nonce: sent }, place) => {
    const { height: before = -1, nonce: sentBefore = 0 } = samples[place] ?? {}
    return sent > sentBefore ? [{ before, to, sentBefore, sent }] : []
  })
}

const isBlock = ({ before, to }: Interval) => to - before === 1

/** The newest intervals that have a page of transactions. */
function newest(intervals: readonly Interval[]): Interval[] {
  let count = 0
  return intervals
    .toSorted((a, b) => b.to - a.to)
    .filter(({ sent, sentBefore }) => {
      const isWanted = count < PAGE_SIZE
      count += sent - sentBefore
      return isWanted
    })
}

/** Heights that split an interval into about equal parts; none within one block. */
function pointsIn({ before, to }: Pick<Interval, 'before' | 'to'>, parts: number): number[] {
  const size = to - before
  const points = Array.from({ length: parts - 1 }, (_, place) => before + Math.floor((size * (place + 1)) / parts))
  return [...new Set(points)].filter((height) => height > before && height < to)
}

/** The distance of the first of these heights from the last block. */
const FIRST_DISTANCE = 16

/** Heights at distances that double: what is searched is recent, and many nodes have the state of recent blocks only. */
function doublingPoints(to: number): number[] {
  const points: number[] = []
  for (let distance = FIRST_DISTANCE; distance <= to; distance *= 2) points.unshift(to - distance)
  return points
}

/** How many transactions an address had sent at heights; null where the node has no state. */
async function noncesAt(node: BlockSource, address: string, heights: readonly number[]): Promise<(number | null)[]> {
  const outcomes = await node.client.outcomes(
    heights.map((height) => ({ method: 'eth_getTransactionCount', params: [address, hex(height)] })),
  )
  return outcomes.map(({ result, error }) => {
    if (error && !error.isStateMissing) throw error
    const nonce = decimalIn(result)
    return nonce === undefined ? null : Number(nonce)
  })
}

async function sentIn(node: BlockSource, address: string, blocks: readonly Interval[]) {
  const found = await node.client.results(
    blocks.map(({ to }) => ({ method: 'eth_getBlockByNumber', params: [hex(to), true] })),
  )
  const hashes = found.flatMap((result, place) =>
    objectsIn(objectsIn([result])[0]?.['transactions']).flatMap(({ from, hash }) =>
      hashIn(from) === address ? [[hashIn(hash), blocks[place]?.to ?? 0] as const] : [],
    ),
  )
  return transactionsAt(node, new Map(hashes))
}
