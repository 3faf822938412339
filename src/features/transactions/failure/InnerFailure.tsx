import type { Transaction } from '#/api/schemas/transaction'
import { useChain } from '#/data/sources/useChain'
import { counted } from '#/domain/amounts/numberFormat'
import { callError, callSentence, CAUGHT_EFFECT, caughtFailure } from '#/features/transactions/summary/failedCalls'
import { sentence, type Summary } from '#/domain/transactions/summaryParts'
import { TransactionSentence } from '#/features/transactions/TransactionSentence'
import { MAX_AUTOMATIC_PAGES } from '#/features/transactions/useWholeList'
import { useAllPages } from '#/list/useAllPages'
import { DetailRows, type Fact } from '#/ui/DetailRows'

/** What a transaction's page opens with if a call inside it failed and its caller went on: which one, its error, and its effect. */
export function InnerFailure({ transaction, hash }: { transaction: Transaction; hash: string }) {
  const connection = useChain()
  const { rows } = useAllPages(
    connection,
    { resource: 'transactionInternalTransactions', params: { hash }, filters: {} },
    { most: MAX_AUTOMATIC_PAGES, wanted: transaction.to?.is_contract !== false },
  )
  const failure = caughtFailure(transaction, rows)
  const say = (summary: Summary) => (
    <TransactionSentence
      transaction={transaction}
      summary={{ summary, token: null, transfers: transaction.token_transfers ?? [] }}
      calls={rows}
      chain={connection.chain}
      hash={hash}
    />
  )
  const more = failure?.others ? [`, and ${counted(failure.others, 'other call', 'other calls')}`] : []
  const error = failure === null ? [] : callError(failure)
  const facts: Fact[] = [
    {
      label: 'Failed call',
      hint: 'First call that failed although the transaction succeeded, and its caller.',
      value: failure && say(sentence(...callSentence(failure.call, failure.index), ...more)),
    },
    {
      label: 'Error',
      hint: 'Error with which that call ended.',
      value: error.length === 0 ? null : say(error),
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
      className="mb-4 min-h-66 text-pretty md:min-h-29 [&_dd_a]:underline [&_dd_a]:decoration-line-strong"
    >
      <DetailRows facts={facts} />
    </section>
  )
}
