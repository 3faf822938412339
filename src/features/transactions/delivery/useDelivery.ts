import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import type { Transaction } from '#/api/schemas/transaction'
import type { Chain } from '#/data/config/config'
import { listRequest } from '#/data/queries/listRequest'
import { itemQuery, listQuery, SECONDARY } from '#/data/queries/resourceQueries'
import type { ChainConnection } from '#/data/sources/dataSource'
import { useChain } from '#/data/sources/useChain'
import { chainIdOf } from '#/domain/chainKey'
import { sameHash } from '#/domain/hashes/hash'
import { depositIdIn, isDeliveryOf } from '#/features/transactions/delivery/crossingIds'

/** Methods that may end a deposit of another chain. */
const MAY_DELIVER = /finali[sz]e|deposit|bridge|relay|fill|deliver|receive/i

/** Transactions of the receiver that are looked at; each costs a request. */
const MAX_LOOKED_AT = 3

/** The transaction that delivered a deposit. */
export interface Delivery {
  readonly transaction: Transaction
  /** What its receiver got; null where that is not one transfer. */
  readonly transfer: TokenTransfer | null
}

const recordQuery = (connection: ChainConnection, hash: string) => ({
  ...itemQuery(connection, 'transaction', { hash }),
  ...SECONDARY,
})

/**
 * The delivery of a deposit on another chain: among the receiver's latest token transfers there, that whose transaction names this chain,
 * the ID of the deposit in its logs, and the receiver. Null if none does.
 */
export function useDelivery(hash: string, other: Chain | undefined, receiver: string): Delivery | null {
  const connection = useChain()
  const there = { ...connection, chain: other ?? connection.chain }
  const logs = useInfiniteQuery({
    ...listQuery(connection, listRequest('transactionLogs', { hash }, {}), ''),
    ...SECONDARY,
    enabled: other !== undefined,
  })
  const decoded = logs.data?.pages.flatMap(({ rows }) => rows.flatMap(({ value }) => value ?? [])) ?? []
  const id = other ? depositIdIn(decoded, chainIdOf(other.id)) : null
  const received = useInfiniteQuery({
    ...listQuery(there, listRequest('addressTokenTransfers', { hash: receiver }, { filter: 'to' }), ''),
    ...SECONDARY,
    enabled: id !== null,
  })
  const hashes = received.data?.pages.flatMap(({ rows }) =>
    rows.flatMap(({ value }) => (MAY_DELIVER.test(value?.method ?? '') ? (value?.transaction_hash ?? []) : [])),
  )
  const records = useQueries({
    queries: [...new Set(id === null ? [] : hashes)].slice(0, MAX_LOOKED_AT).map((each) => recordQuery(there, each)),
  })
  if (id === null) return null
  const key = { origin: chainIdOf(connection.chain.id), id, receiver }
  const transaction = records.map(({ data }) => data?.value ?? null).find((each) => each && isDeliveryOf(each, key))
  if (!transaction) return null
  const transfers = (transaction.token_transfers ?? []).filter(({ to }) => sameHash(to?.hash, receiver))
  const isOne = transfers.length === 1 && transaction.token_transfers_overflow !== true
  return { transaction, transfer: isOne ? (transfers[0] ?? null) : null }
}
