import type { Transaction } from '#/api/schemas/transaction'
import { findRow, type FoundRow } from '#/data/queries/findRow'
import type { ChainConnection } from '#/data/sources/dataSource'
import { grouped } from '#/domain/amounts/numberFormat'
import { sameHash } from '#/domain/hashes/hash'

/** How a search by nonce ended; `highest` is the highest nonce among the rows that were read, null without any. */
export interface FoundByNonce extends FoundRow<Transaction> {
  readonly highest: number | null
}

/** Finds the transaction that a sender sent with a nonce, among its latest ones; rejects with an ApiError. */
export async function findByNonce(
  connection: ChainConnection,
  sender: string,
  nonce: number,
  signal: AbortSignal,
): Promise<FoundByNonce> {
  const isOf = (row: Transaction) => sameHash(row.from?.hash, sender)
  let highest: number | null = null
  const found = await findRow(
    connection,
    { resource: 'addressTransactions', params: { hash: sender }, filters: { filter: 'from' } },
    {
      fits: (row) => {
        if (!isOf(row) || row.nonce === null) return false
        highest = Math.max(highest ?? 0, row.nonce)
        return row.nonce === nonce
      },
      // Newest first: those after a mined one have lower nonces.
      isPast: (row) => isOf(row) && row.block_number !== null && row.nonce !== null && row.nonce < nonce,
    },
    signal,
  )
  return { ...found, highest }
}

/** Why a search by nonce found nothing. */
export function absentNonceText(nonce: number, { read, isSure, highest }: Omit<FoundByNonce, 'row'>): string {
  if (highest !== null && nonce > highest)
    return `Nonce ${nonce} is not used yet: the latest transaction of this sender that the API lists has nonce ${highest}`
  if (!isSure) return `Not among the ${grouped(read)} latest transactions of this sender; older ones were not searched`
  return highest === null
    ? 'The API lists no transaction that this address sent'
    : `The API lists transactions of this sender up to nonce ${highest}, but none with nonce ${nonce}`
}
