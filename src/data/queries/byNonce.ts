import type { Transaction } from '#/api/schemas/transaction'
import { findRow, type FoundRow } from '#/data/queries/findRow'
import type { ChainConnection } from '#/data/sources/dataSource'
import { sameHash } from '#/domain/hashes/hash'

/** Finds the transaction that a sender sent with a nonce, among its latest ones; rejects with an ApiError. */
export function findByNonce(
  connection: ChainConnection,
  sender: string,
  nonce: number,
  signal: AbortSignal,
): Promise<FoundRow<Transaction>> {
  const isOf = (row: Transaction) => sameHash(row.from?.hash, sender)
  return findRow(
    connection,
    { resource: 'addressTransactions', params: { hash: sender }, filters: { filter: 'from' } },
    {
      fits: (row) => isOf(row) && row.nonce === nonce,
      // Newest first: those after a mined one have lower nonces.
      isPast: (row) => isOf(row) && row.block_number !== null && row.nonce !== null && row.nonce < nonce,
    },
    signal,
  )
}
