import type { Transaction } from '#/api/schemas/transaction'
import { useChain } from '#/data/sources/useChain'
import { factSourceHref } from '#/features/transactions/factSourceLinks'
import { SELECTOR_LENGTH, UNDECODED_ADVICE } from '#/features/transactions/summary/failureSummary'

interface UndecodedAdviceProps {
  transaction: Transaction
  hash: string
  /** Revert data. */
  data: string
}

/** What to do about an error that no ABI has. Its selector leads to where it can be looked up. */
export function UndecodedAdvice({ transaction, hash, data }: UndecodedAdviceProps) {
  const { chain } = useChain()
  const source = factSourceHref(chain.id, hash, [transaction.revert_reason === null ? 'result' : 'revert_reason'])
  const [start, end] = UNDECODED_ADVICE
  return (
    <p className="text-muted">
      {start}
      <a href={source}>{data.slice(0, SELECTOR_LENGTH)}</a>
      {end}
    </p>
  )
}
