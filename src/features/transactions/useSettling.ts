import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Transaction } from '#/api/schemas/transaction'
import { transactionState } from '#/domain/transactions/transactionState'
import { isBundle } from '#/features/transactions/summary/bundle'
import { namesDestination } from '#/features/transactions/summary/crossing'
import { mayLiquidate } from '#/features/transactions/summary/protocolActions'
import { isStakingDeposit } from '#/features/transactions/summary/stakingDeposit'
import { hasInnerFailure } from '#/features/transactions/summary/warnings'
import { forgeable } from '#/features/transactions/useNamesakes'

/** Time without a first request after which none is expected: code that is still loading may request more. */
const QUIET_MS = 150
/** The most that facts wait: slower requests show what they bring when they end. */
const MAX_WAIT_MS = 2_000

/**
 * Whether requests are running that decide what is above the facts of a transaction, so that its page shows all of it together: for 2 s
 * at most, and only where more than the record decides.
 */
export function useSettling(hash: string, transaction: Transaction | null): boolean {
  const [settled, setSettled] = useState<string | null>(null)
  const isSettling = settled !== hash && transaction !== null && hasLatePanels(transaction)
  const isLoading = useIsFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0
  useEffect(() => {
    if (!isSettling) return undefined
    const timer = setTimeout(() => setSettled(hash), MAX_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isSettling, hash])
  useEffect(() => {
    if (!isSettling || isLoading) return undefined
    const timer = setTimeout(() => setSettled(hash), QUIET_MS)
    return () => clearTimeout(timer)
  }, [isSettling, isLoading, hash])
  return isSettling
}

/** Whether what is above the facts depends on more than the record: on operations, calls, logs, tokens, deposits, or the sender's other transactions. */
function hasLatePanels(transaction: Transaction): boolean {
  return (
    transactionState(transaction).kind !== 'success' ||
    isBundle(transaction) ||
    hasInnerFailure(transaction) ||
    namesDestination(transaction) ||
    mayLiquidate(transaction) ||
    isStakingDeposit(transaction) ||
    forgeable(transaction).length > 0
  )
}
