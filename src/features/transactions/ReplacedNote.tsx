import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Transaction } from '#/api/schemas/transaction'
import { useBackground } from '#/data/queries/background'
import { firstPageQuery } from '#/data/queries/resourceQueries'
import { openedTransactions } from '#/data/queries/transactionQuery'
import { useChain } from '#/data/sources/useChain'
import { sameHash } from '#/domain/hashes/hash'
import { TransactionLink } from '#/entity/links'

/** Confirmations up to which the sender's latest transactions are requested for this; later they are read where they have loaded. */
const MAX_CONFIRMATIONS = 12

export interface ReplacedNoteProps {
  transaction: Transaction
}

/** Which transaction of the sender a mined one replaced: that with its nonce that is in no block; nothing if none is known. */
export default function ReplacedNote({ transaction }: ReplacedNoteProps) {
  const { hash, nonce, from, block_number, confirmations } = transaction
  const connection = useChain()
  const sender = from?.hash ?? ''
  const isMined = sender !== '' && nonce !== null && block_number !== null
  const isRecent = isMined && confirmations !== null && confirmations <= MAX_CONFIRMATIONS
  const list = { resource: 'addressTransactions', params: { hash: sender }, filters: { filter: 'from' } } as const
  const { data } = useQuery({
    ...firstPageQuery(connection, list),
    ...useBackground(connection, 'addressTransactions', isRecent),
    refetchInterval: false,
  })
  const known = [
    ...(data?.rows ?? []).flatMap(({ value }) => value ?? []),
    ...openedTransactions(useQueryClient(), connection.chain.id),
  ]
  const replaced = known.find(
    (each) =>
      each.block_number === null &&
      each.nonce === nonce &&
      sameHash(each.from?.hash, sender) &&
      !sameHash(each.hash, hash),
  )?.hash
  if (!isMined || !replaced) return null
  return (
    <p className="pt-2 text-muted">
      Replaced <TransactionLink chain={connection.chain.id} hash={replaced} />, with the same nonce {nonce}: that one
      was not executed
    </p>
  )
}
