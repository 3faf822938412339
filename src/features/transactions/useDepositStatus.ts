import { useQuery } from '@tanstack/react-query'
import type { Transaction } from '#/api/schemas/transaction'
import { useBackground } from '#/data/queries/background'
import { firstPageQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { sameHash } from '#/domain/hashes/hash'
import { isStakingDeposit } from '#/features/transactions/summary/stakingDeposit'

const LIST = { resource: 'beaconDeposits', params: {}, filters: {} } as const

/** What is said of a deposit to the beacon chain that is not done: what it is, what the list of deposits shows, and what to do. */
export interface DepositWords {
  /** Null for one that is only pending. */
  readonly warning: string | null
  /** The list's name goes before it. */
  readonly status: string
  readonly next: string
}

/** What is said of deposits by their status in the list of deposits. */
export const DEPOSIT_WORDS = {
  invalid: {
    warning: 'Invalid deposit.',
    status: 'marks it as invalid, though the transaction succeeded: the deposit contract received the amount.',
    next: 'Ask your staking provider before you deposit again.',
  },
  pending: {
    warning: null,
    status: 'marks it as pending: the beacon chain has not processed it yet.',
    next: 'Wait until it has.',
  },
} as const satisfies Record<string, DepositWords>

/** What there is to say of a deposit to the beacon chain, by the latest deposits; null for a processed one and any other transaction. */
export function useDepositStatus(transaction: Transaction): DepositWords | null {
  const connection = useChain()
  const isDeposit = transaction.status === 'ok' && isStakingDeposit(transaction)
  const { data } = useQuery({
    ...firstPageQuery(connection, LIST),
    ...useBackground(connection, 'beaconDeposits', isDeposit),
    refetchInterval: false,
  })
  if (!isDeposit) return null
  const statuses = new Set(
    (data?.rows ?? []).flatMap(({ value }) =>
      sameHash(value?.transaction_hash, transaction.hash) ? [value?.status] : [],
    ),
  )
  const status = (['invalid', 'pending'] as const).find((each) => statuses.has(each))
  return status === undefined ? null : DEPOSIT_WORDS[status]
}
