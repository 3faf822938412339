import { lazy, type ReactNode, Suspense } from 'react'
import type { InternalTransaction } from '#/api/schemas/internalTransaction'
import type { Token } from '#/api/schemas/token'
import type { Transaction } from '#/api/schemas/transaction'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/links/paths'
import { Reason } from '#/features/transactions/failure/Reason'
import { UndecodedAdvice } from '#/features/transactions/failure/UndecodedAdvice'
import { decodedError, useErrorFacts } from '#/features/transactions/failure/useErrorFacts'
import { failedCall, raiserOf } from '#/features/transactions/summary/failedCalls'
import {
  failureAdvice,
  failureCause,
  failureFunds,
  failureReason,
  undecodedError,
} from '#/features/transactions/summary/failureSummary'
import type { Summary } from '#/domain/transactions/summaryParts'
import { TransactionSentence } from '#/features/transactions/TransactionSentence'
import { MAX_AUTOMATIC_PAGES } from '#/features/transactions/useWholeList'
import { useAllPages } from '#/list/useAllPages'
import { DetailRows, type Fact } from '#/ui/DetailRows'

/** Lazy: the API decodes most errors. */
const DecodedError = lazy(async () => ({ default: (await import('./DecodedError')).DecodedError }))

interface FailurePanelProps {
  transaction: Transaction
  hash: string
}

const NO_CALLS: readonly InternalTransaction[] = []

/** What a failed transaction's page opens with: why it failed, what it moved and cost, and which call failed. */
export function FailurePanel({ transaction, hash }: FailurePanelProps) {
  const connection = useChain()
  const { chain } = connection
  const list = useAllPages(
    connection,
    { resource: 'transactionInternalTransactions', params: { hash }, filters: {} },
    { most: MAX_AUTOMATIC_PAGES, wanted: transaction.to?.is_contract !== false },
  )
  // The innermost failed call is at the end of the list.
  const calls = list.state === 'complete' && !list.unprocessed ? list.rows : NO_CALLS
  const raisedBy = raiserOf(transaction, calls, chain.currency)
  const errorFacts = useErrorFacts(transaction, raisedBy)
  const say = (summary: Summary, tokens: readonly Token[] = []): ReactNode => (
    <TransactionSentence
      transaction={transaction}
      summary={{ summary, token: null, transfers: transaction.token_transfers ?? [] }}
      calls={calls}
      tokens={tokens}
      chain={chain}
      hash={hash}
    />
  )
  const data = undecodedError(transaction)
  const sentence = say(failureReason(transaction, errorFacts), errorFacts.tokens)
  const cause = failureCause(transaction)
  const advice = data === null ? failureAdvice(transaction, cause, decodedError(transaction), errorFacts) : null
  const reason = (
    <Reason sentence={sentence} cause={cause} advice={advice}>
      {data !== null && <UndecodedAdvice transaction={transaction} hash={hash} data={data} />}
    </Reason>
  )
  const call = failedCall(transaction, calls)
  const facts: Fact[] = [
    {
      label: 'Reason',
      hint: 'Error that ended the transaction, and what typically causes it.',
      value:
        data === null ? (
          reason
        ) : (
          <Suspense fallback={reason}>
            <DecodedError
              data={data}
              address={raisedBy ?? transaction.to?.hash ?? null}
              transaction={transaction}
              raisedBy={raisedBy}
              fallback={reason}
              say={say}
            />
          </Suspense>
        ),
    },
    {
      label: 'Funds',
      hint: 'What the transaction moved, and what the sender paid.',
      value: say(failureFunds(transaction, chain.currency)),
    },
    {
      label: 'Failed call',
      hint: 'Innermost failed call that the API lists, else the transaction’s own.',
      value:
        call.length === 0 ? null : (
          <>
            {say(call)}
            {/* An inner call leads there itself. */}
            {transaction.to?.is_contract === true && !call.some(({ kind }) => kind === 'record') && (
              <>
                {' '}
                in the <a href={`${paths.transaction(chain.id, hash, 'internal')}?view=tree`}>call tree</a>
              </>
            )}
          </>
        ),
    },
  ]
  return (
    <section aria-label="Failure" className="mb-4 text-pretty [&_dd_a]:underline [&_dd_a]:decoration-line-strong">
      <DetailRows facts={facts} />
    </section>
  )
}
