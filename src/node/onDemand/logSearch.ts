import type { RpcCall } from '#/contracts/node'
import { isCutOff, type LogRange, nextRange, rangeRefusalIn, smallerRange } from '#/contracts/logRanges'
import type { BlockRange, FoundBlocks, BlockSource } from './plan'
import { transactionsAt } from './transactionsAt'
import { MAX_EMPTY_MS } from './windows'
import { hashIn, hex, integerIn, objectsIn, type RpcObject } from '#/node/values'

/** What logs are searched by: a contract, and topics by their place, null for any. */
export interface LogFilter {
  readonly address?: string
  readonly topics?: readonly (string | readonly string[] | null)[]
}

/** Logs after which a search ends, and the time after which it does, ms: another request goes on. */
const ENOUGH_LOGS = 50
const MAX_MS = 4_000

interface FoundLog {
  height: number
  /** Of the transaction. */
  hash: string
}

const logIn = (log: RpcObject): FoundLog => ({
  height: integerIn(log['blockNumber']),
  hash: hashIn(log['transactionHash']),
})

const callOf = (filter: LogFilter, { from, to }: BlockRange): RpcCall => ({
  method: 'eth_getLogs',
  params: [{ ...filter, fromBlock: hex(from), toBlock: hex(to) }],
})

/**
 * Searches logs backwards from where a cursor is, for those that fit any of the filters, and reads their transactions. Ranges that the
 * node refuses are split.
 */
export async function searchLogs(
  node: BlockSource,
  { from: known, to: end }: Partial<BlockRange>,
  filters: readonly LogFilter[],
  firstBlocks: number,
): Promise<FoundBlocks> {
  const head = await node.head()
  const to = Math.min(end ?? head.height, head.height)
  const found: FoundLog[] = []
  const start = performance.now()
  let searched = to + 1
  const first = { from: Math.max(0, known ?? to - firstBlocks + 1), to, most: Infinity }
  for (let range: LogRange | null = first; range !== null && searched > 0;) {
    const logs = await logsOf(node, range, filters)
    if ('smaller' in logs) {
      range = logs.smaller
      continue
    }
    found.push(...logs.found)
    searched = range.from
    const most = found.length === 0 && end !== undefined ? MAX_EMPTY_MS : MAX_MS
    const isLong = performance.now() - start > most
    const isDone = known === undefined ? found.length >= ENOUGH_LOGS || isLong : searched <= known
    range = isDone ? null : nextRange(range)
  }
  found.sort((a, b) => b.height - a.height)
  // A window ends with a whole block.
  const last = known === undefined ? found[ENOUGH_LOGS - 1]?.height : undefined
  const from = last ?? searched
  const heights = new Map(found.filter(({ height }) => height >= from).map(({ hash, height }) => [hash, height]))
  return { entries: await transactionsAt(node, heights), searched: { from, to } }
}

async function logsOf(
  node: BlockSource,
  range: LogRange,
  filters: readonly LogFilter[],
): Promise<{ found: FoundLog[] } | { smaller: LogRange }> {
  const outcomes = await node.client.outcomes(filters.map((filter) => callOf(filter, range)))
  const size = range.to - range.from + 1
  const failed = outcomes.find(({ error }) => error !== null)?.error
  const refusal = failed && rangeRefusalIn(failed.serverMessage, size)
  if (failed && !refusal) throw failed
  const isCut = outcomes.some(({ result }) => Array.isArray(result) && isCutOff(result.length))
  const smaller = refusal || isCut ? smallerRange(range, refusal ?? { kind: 'results', limit: null }) : null
  if (smaller !== null) return { smaller }
  if (failed) throw failed
  return { found: outcomes.flatMap(({ result }) => objectsIn(result).map(logIn)) }
}
