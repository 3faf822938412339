import { parseLenient } from '#/api/parseLenient'
import { RESOURCES, type RowOf } from '#/api/resources'
import type { Block } from '#/api/schemas/block'
import type { SearchResult } from '#/api/schemas/search'
import { sameHash } from '#/domain/hash'
import { isOther } from '#/domain/open'
import { toldByTransactions } from '#/domain/toldByTransactions'

/** A block as a search finds it. */
export type BlockHit = Extract<SearchResult, { type: 'block' }>

/** The blocks among the results of a search for a height or hash, the chain's own first. */
export function hitsOf(id: string, results: readonly (SearchResult | null)[]): BlockHit[] {
  const hits = results.flatMap((result) => {
    if (result?.type !== 'block') return []
    const { block_hash, block_number } = result
    return sameHash(block_hash, id) || String(block_number) === id ? [result] : []
  })
  return hits.toSorted((a, b) => Number(typeOf(a) !== 'block') - Number(typeOf(b) !== 'block'))
}

/** What a search calls the kind of a block. */
export function typeOf({ block_type: type }: BlockHit): string | null {
  return type && (isOther(type) ? type.other : type)
}

const nothing = parseLenient(RESOURCES.block.item, {}).value

/**
 * A block put together for a server that has no record of it: from what a search found, and from its transactions as far as they
 * are loaded. Sums are known once all are.
 */
export function composeBlock(
  hit: BlockHit | null,
  transactions: readonly RowOf<'blockTransactions'>[],
  complete: boolean,
): Block | null {
  if (nothing === null || (hit === null && transactions.length === 0)) return null
  const { height, timestamp, base_fee_per_gas, ...sums } = toldByTransactions(transactions)
  return {
    ...nothing,
    height: hit?.block_number ?? height,
    hash: hit?.block_hash ?? null,
    type: hit && typeOf(hit),
    timestamp: hit?.timestamp ?? timestamp,
    base_fee_per_gas,
    ...(complete && { ...sums, transactions_count: transactions.length }),
  }
}
