import { isObject } from '#/domain/isObject'
import { CallError } from './callError'
import type { LogFacts } from '#/served/recording'
import type { Facts } from '#/served/store'

type LogFactsOfChain = Facts<'blocks' | 'chain' | 'logs' | 'transactions'>

/** The recorded logs that a filter of `eth_getLogs` selects, as nodes return them. */
export function nodeLogs({ blocks, chain, logs, transactions }: LogFactsOfChain, filter: unknown): object[] {
  if (!isObject(filter)) throw new CallError(-32_602, 'invalid argument 0: not an object')
  const from = heightOf(filter['fromBlock'], chain.head)
  const to = heightOf(filter['toBlock'], chain.head)
  if (from > to) throw new CallError(-32_000, 'invalid block range params')
  const emitters = choices(filter['address'])
  const topics: unknown[] = Array.isArray(filter['topics']) ? filter['topics'] : []
  const wanted = topics.map(choices)
  const matches = (log: LogFacts) =>
    (emitters === null || emitters.has(log.address.toLowerCase())) &&
    wanted.every((choice, place) => choice === null || choice.has(log.topics[place]?.toLowerCase() ?? ''))
  return logs.flatMap((log) => {
    const transaction = transactions[log.transaction]
    const block = blocks[transaction?.block ?? -1]
    if (!transaction || !block || block.height < from || block.height > to || !matches(log)) return []
    return {
      address: log.address.toLowerCase(),
      topics: log.topics,
      data: log.data,
      blockNumber: hex(block.height),
      blockHash: block.hash,
      blockTimestamp: hex(block.timestamp),
      transactionHash: transaction.hash,
      transactionIndex: hex(transaction.position ?? 0),
      logIndex: hex(log.index),
      removed: false,
    }
  })
}

const hex = (number: number) => `0x${number.toString(16)}`

/** What a part of a filter accepts; null for anything. */
function choices(part: unknown): ReadonlySet<string> | null {
  if (part === undefined || part === null) return null
  const all: unknown[] = Array.isArray(part) ? part : [part]
  if (all.length === 0) return null
  return new Set(
    all.map((each) => {
      if (typeof each !== 'string') throw new CallError(-32_602, 'invalid filter')
      return each.toLowerCase()
    }),
  )
}

const HEAD_TAGS: ReadonlySet<unknown> = new Set(['latest', 'pending', 'safe', 'finalized'])

function heightOf(block: unknown, head: number): number {
  if (block === 'earliest') return 0
  if (typeof block === 'string' && /^0x[\da-f]{1,13}$/i.test(block)) return Math.min(Number(block), head + 1)
  if (block === undefined || HEAD_TAGS.has(block)) return head
  throw new CallError(-32_602, 'invalid block')
}
