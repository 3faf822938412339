import { blockAt } from '#/served/indexes'
import type { LogFacts } from '#/served/recording'
import type { View } from '#/served/store'
import { addressBody } from './address'
import { decodedBody, isoTime } from './values'

/** The recorded files that logs are built from. */
export const logFiles = ['addresses', 'blocks', 'logs', 'transactions'] as const

/** A log of a contract. */
export function logBody(view: View<'addresses' | 'blocks' | 'transactions'>, facts: LogFacts) {
  const transaction = view.transactions[facts.transaction]
  const block = blockAt(view.blocks, transaction?.block)
  return {
    transaction_hash: transaction?.hash,
    block_hash: block?.hash,
    block_number: block?.height,
    block_timestamp: block && isoTime(block.timestamp),
    index: facts.index,
    address: addressBody(view, facts.address),
    smart_contract: addressBody(view, facts.address),
    // Real servers pad the topics to four.
    topics: Array.from({ length: 4 }, (_, place) => facts.topics[place] ?? null),
    data: facts.data,
    decoded: facts.decoded === undefined ? null : decodedBody(facts.decoded),
  }
}
