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
  const isUnverified = to?.is_verified === false && code !== null
  const lookup = error && <a href={factSourceHref(chain.id, hash, error.evidence)}>look the error up</a>
  const selector = error?.kind === 'reason' && error.revert.kind === 'bytes' ? error.revert.hex.slice(0, 10) : ''
  return (
    <p className="text-muted">
      Next step:{' '}
      {isUnverified && lookup && (
        <>
          ask the app or the developer of the contract what the error {selector} means. To read it here, {lookup} or{' '}
          <a href={code}>verify the contract</a>; see{' '}
        </>
      )}
      {!isUnverified && lookup && <>{lookup} by its signature; see </>}
      {!lookup && 'see '}
      the failed call in the {tree}
      {!lookup && code !== null && (
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
