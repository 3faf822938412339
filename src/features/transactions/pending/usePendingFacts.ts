import { useQuery } from '@tanstack/react-query'
import type { Block } from '#/api/schemas/block'
import type { Transaction } from '#/api/schemas/transaction'
import { useBackground } from '#/data/queries/background'
import { firstPageQuery, itemQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { gasToken } from '#/domain/amounts/fee'
import { headOf, staleSince } from '#/domain/blocks/blockTime'
import { sameHash } from '#/domain/hashes/hash'
import { type PendingFee, pendingFee, replacementCaps } from '#/domain/transactions/pendingFee'
import { transactionState } from '#/domain/transactions/transactionState'
import { nextStep, stepAfterReplacement } from '#/features/transactions/pending/nextStep'
import { type KnownQueue, useNonceQueue } from '#/features/transactions/pending/useNonceQueue'
import { sentence, type Summary } from '#/domain/transactions/summaryParts'

const LATEST_BLOCKS = { resource: 'mainPageBlocks', params: {}, filters: {} } as const

/** What is known of a transaction that is in no block. */
export interface PendingFacts {
  /** Whether it may still be included. */
  readonly isWaiting: boolean
  readonly queue: KnownQueue | null
  /** The offered fee against the base fee of the latest block; null if one of them is unknown, and where it is too late. */
  readonly fee: PendingFee | null
  /** Base fee of the latest block in wei; null if unknown, and if gas is paid in a token. */
  readonly baseFee: bigint | null
  readonly latest: Block | undefined
  /** Whether the latest block was old when it was loaded, so that it says nothing about now. */
  readonly isStale: boolean
  /** What the sender can do. */
  readonly next: Summary
}

/** Requests what decides why a transaction is in no block: the latest blocks, and the sender's other transactions; none for null. */
export function usePendingFacts(transaction: Transaction | null): PendingFacts {
  const connection = useChain()
  const isPending = transaction !== null && transactionState(transaction).kind === 'pending'
  const { data: page } = useQuery({
    ...firstPageQuery(connection, LATEST_BLOCKS),
    ...useBackground(connection, 'mainPageBlocks', isPending),
  })
  const queue = useNonceQueue(transaction)
  const blocks = page?.rows.flatMap(({ value }) => value ?? []) ?? []
  const head = headOf(blocks)
  const latest = blocks.find(({ height }) => height !== null && height === head?.height)
  const baseFee = transaction && gasToken(transaction) === null ? (latest?.base_fee_per_gas ?? null) : null
  const replacement = useReplacement(queue?.replacedBy ?? null)
  const isOver = queue?.replacedBy != null
  const isWaiting = isPending && !isOver
  const fee = isWaiting ? pendingFee(transaction, baseFee) : null
  const nonce = transaction?.nonce ?? null
  return {
    isWaiting,
    queue,
    fee,
    baseFee,
    latest,
    isStale: page !== undefined && staleSince(blocks, page.receivedAt) !== null,
    next:
      isOver && transaction
        ? sentence(stepAfterReplacement(transaction, replacement))
        : isPending
          ? nextStep({ nonce, queue, fee, caps: replacementCaps(transaction, baseFee) }, connection.chain.currency)
          : sentence('Send it again if it is still needed.'),
  }
}

/** The transaction that replaced another one, if its record is in a block; nothing is requested for null. */
export function useReplacement(hash: string | null): Transaction | null {
  const options = itemQuery(useChain(), 'transaction', { hash: hash ?? '' })
  const record = useQuery({ ...options, enabled: hash !== null }).data?.value ?? null
  return record !== null && record.block_number !== null && sameHash(record.hash, hash) ? record : null
}
