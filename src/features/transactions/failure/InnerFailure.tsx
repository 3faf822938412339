import { lazy, Suspense } from 'react'
import type { Token } from '#/api/schemas/token'
import type { Transaction } from '#/api/schemas/transaction'
import { useChain } from '#/data/sources/useChain'
import {
  callError,
  CAUGHT_EFFECT,
  caughtCalls,
  caughtFailure,
  errorInLogs,
} from '#/features/transactions/summary/failedCalls'
import { type Summary, summaryText } from '#/domain/transactions/summaryParts'
import { NO_REASON, typicalCause } from '#/domain/transactions/typicalCause'
import { TransactionSentence } from '#/features/transactions/TransactionSentence'
import { MAX_AUTOMATIC_PAGES } from '#/features/transactions/useWholeList'
import { useAllPages } from '#/list/useAllPages'
import { DetailRows, type Fact } from '#/ui/DetailRows'

/** Lazy: few inner failures are in an event. */
const DecodedError = lazy(async () => ({ default: (await import('./DecodedError')).DecodedError }))

/** What a transaction's page opens with if a call inside it failed and its caller went on: which one, its error, and its effect. */
export function InnerFailure({ transaction, hash }: { transaction: Transaction; hash: string }) {
  const connection = useChain()
  const { chain } = connection
  const { rows } = useAllPages(
    connection,
    { resource: 'transactionInternalTransactions', params: { hash }, filters: {} },
    { most: MAX_AUTOMATIC_PAGES, wanted: transaction.to?.is_contract !== false },
  )
  const failure = caughtFailure(transaction, rows)
  const say = (summary: Summary, tokens: readonly Token[] = []) => (
    <TransactionSentence
      transaction={transaction}
      summary={{ summary, token: null, transfers: transaction.token_transfers ?? [] }}
      calls={rows}
      tokens={tokens}
      chain={chain}
      hash={hash}
    />
  )
  const error = failure === null ? [] : callError(failure)
  const isUnnamed =
    failure !== null && failure.others === 0 && typicalCause(summaryText(error, chain.currency)) === NO_REASON
  const logs = useAllPages(
    connection,
    { resource: 'transactionLogs', params: { hash }, filters: {} },
    { most: 1, wanted: isUnnamed },
  )
  const data = isUnnamed ? errorInLogs(logs.rows) : null
  const callee = failure?.call.to?.hash ?? null
  const listed = error.length === 0 ? null : say(error)
  const facts: Fact[] = [
    {
      label: 'Failed call',
      hint: 'First call that failed although the transaction succeeded, and its caller.',
      value: failure && say(caughtCalls(failure)),
    },
    {
      label: 'Error',
      hint: 'Error with which that call ended, also by an event that holds it.',
      value:
        data === null ? (
          listed
        ) : (
          <Suspense fallback={listed}>
            <DecodedError
              data={data}
              address={callee}
              transaction={transaction}
              raisedBy={callee}
              isInner
              fallback={listed}
              say={say}
            />
          </Suspense>
        ),
    },
    {
      label: 'Effect',
      hint: 'What the failure of a call means for the transaction.',
      value: CAUGHT_EFFECT,
    },
  ]
  return (
    // The room of its facts, so that those below do not move when the calls come.
    <section
      aria-label="Inner failure"
      className="mb-4 min-h-78 text-pretty md:min-h-36 [&_dd_a]:underline [&_dd_a]:decoration-line-strong"
    >
      <DetailRows facts={facts} />
    </section>
  )
}
