import type { Transaction } from '#/api/schemas/transaction'
import { useChain } from '#/data/sources/useChain'
import { factSourceHref } from '#/features/transactions/factSourceLinks'

interface UndecodedAdviceProps {
  transaction: Transaction
  hash: string
  /** Revert data. */
  data: string
}

/** What to do about an error that no ABI has: who may know it. Its selector leads to where it can be looked up. */
export function UndecodedAdvice({ transaction, hash, data }: UndecodedAdviceProps) {
  const { chain } = useChain()
  const source = factSourceHref(chain.id, hash, [transaction.revert_reason === null ? 'result' : 'revert_reason'])
  return (
    <p className="text-muted">
      Next step: ask the app or the developer of the contract what the error <a href={source}>{data.slice(0, 10)}</a>{' '}
      means.
    </p>
  )
}
