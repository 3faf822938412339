import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import type { Transaction } from '#/api/schemas/transaction'
import { transactionState } from '#/domain/transactions/transactionState'
import { isBundle } from '#/features/transactions/summary/bundle'
import { namesDestination } from '#/features/transactions/summary/crossing'
import { hasInnerFailure } from '#/features/transactions/summary/warnings'
import { forgeable } from '#/features/transactions/useNamesakes'

const LOOK_INTERVAL_MS = 50
/** Looks without a change after which nothing more is expected. */
const QUIET_LOOKS = 3
/** The most looks: slower requests show what they bring when they end. */
const MAX_LOOKS = 40

/**
 * Whether the panels of a transaction are still changing, so that its page shows them only when they have their height: for 2 s at
 * most, and only where requests after the record decide what is above the facts. `section` has the panels, which are rendered meanwhile.
 */
export function useSettling(
  hash: string,
  transaction: Transaction | null,
  section: RefObject<HTMLElement | null>,
): boolean {
  const cache = useQueryClient()
  const [settled, setSettled] = useState<string | null>(null)
  const isSettling = settled !== hash && transaction !== null && hasLatePanels(transaction)
  useEffect(() => {
    if (!isSettling) return undefined
    let [looks, quiet, height] = [0, 0, -1]
    const timer = setInterval(() => {
      const requests = cache.isFetching({ predicate: ({ state }) => state.status === 'pending' })
      const now = section.current?.offsetHeight ?? 0
      quiet = requests === 0 && now === height ? quiet + 1 : 0
      height = now
      looks += 1
      if (quiet >= QUIET_LOOKS || looks >= MAX_LOOKS) setSettled(hash)
    }, LOOK_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isSettling, cache, hash, section])
  return isSettling
}

/** Whether what is above the facts depends on more than the record: on operations, calls, tokens, or the sender's other transactions. */
function hasLatePanels(transaction: Transaction): boolean {
  return (
    transactionState(transaction).kind !== 'success' ||
    isBundle(transaction) ||
    hasInnerFailure(transaction) ||
    namesDestination(transaction) ||
    forgeable(transaction).length > 0
  )
}
