import type { LogFacts } from '#/demo/recording'
import type { View } from '#/demo/view'
import { addressBody } from './address'
import { decodedBody } from './decoded'
import { isoTime } from './time'

/** The nouns that logs are told from. */
export const logNouns = ['addresses', 'blocks', 'logs', 'transactions'] as const

/** An event that a contract logged. */
export function logBody(view: View<'addresses' | 'blocks' | 'transactions'>, facts: LogFacts) {
  const transaction = view.transactions[facts.transaction]
  const block = view.blocks[transaction?.block ?? -1]
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
