import type { Transaction } from '#/api/schemas/transaction'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/links/paths'
import { useDepositStatus } from '#/features/transactions/useDepositStatus'

/** The status of a deposit to the beacon chain if it is invalid or pending, and what to do; nothing for any other. */
export function DepositNote({ transaction }: { transaction: Transaction }) {
  const { chain } = useChain()
  const words = useDepositStatus(transaction)
  if (words === null) return null
  const { warning, status, next } = words
  return (
    <p
      role={warning === null ? undefined : 'note'}
      className={warning === null ? 'mb-4 text-muted' : 'mb-4 border-l-4 border-bad bg-bad-soft px-3 py-1'}
    >
      {warning !== null && <strong className="icon icon-warning text-bad">{warning}</strong>} The{' '}
      <a href={paths.deposits(chain.id)} className="underline">
        list of deposits
      </a>{' '}
      {status} {next}
    </p>
  )
}
