import type { Transaction } from '#/api/schemas/transaction'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/links/paths'
import { factSourceHref } from '#/features/transactions/factSourceLinks'
import { reasonFact } from '#/features/transactions/summary/transactionSummary'

interface UnexplainedFailureProps {
  transaction: Transaction
  hash: string
  /** Whether its error is bytes that no ABI has. */
  isUndecoded: boolean
}

/** What to do about a failure without a known cause: where to read more, by what is known of its error and of the contract. */
export function UnexplainedFailure({ transaction, hash, isUndecoded }: UnexplainedFailureProps) {
  const { chain } = useChain()
  const { to } = transaction
  const error = isUndecoded ? reasonFact(transaction) : null
  const code = to?.hash ? paths.address(chain.id, to.hash, 'contract') : null
  const tree = <a href={`${paths.transaction(chain.id, hash, 'internal')}?view=tree`}>call tree</a>
  const isUnverified = to?.is_verified === false
  const selector = error?.kind === 'reason' && error.revert.kind === 'bytes' ? error.revert.hex.slice(0, 10) : ''
  const lookup = error && factSourceHref(chain.id, hash, error.evidence)
  if (lookup !== null)
    return (
      <p className="text-muted">
        Next step:{' '}
        {isUnverified ? (
          <>
            ask the app or the developer of the contract what the error <a href={lookup}>{selector}</a> means.
          </>
        ) : (
          <>
            <a href={lookup}>look the error up</a> by its signature.
          </>
        )}
      </p>
    )
  return (
    <p className="text-muted">
      Next step: see the failed call in the {tree}
      {code !== null && (
        <>
          {' '}
          and the{' '}
          <a href={code}>{isUnverified ? 'code of the contract, which is unverified' : 'source of the contract'}</a>
        </>
      )}
      .
    </p>
  )
}
