import { CatchBoundary, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTransaction } from '#/data/transaction'
import { useChain } from '#/data/useChain'
import { transactionState } from '#/domain/transactionState'
import { BlockLink } from '#/entity/links'
import { Status } from '#/entity/Status'
import { When } from '#/entity/When'
import { CopyAs } from '#/ui/CopyAs'
import { CopyButton } from '#/ui/CopyButton'
import { FullHash } from '#/ui/FullHash'
import { HostileText } from '#/ui/HostileText'
import { RecordHead } from '#/ui/RecordHead'

// Rendered before the transaction is known, so that its code is fetched beside the record and not after it.
const TransactionSentence = lazy(() => import('#/features/transactions/TransactionSentence'))

/** A sentence that could not be made is left out: all that it would say is on the page. */
function Nothing() {
  return null
}

/** The head of a transaction's page: its hash, how it ended, where and when, and what it did; what is not known yet leaves its place empty. */
export function TransactionHeader({ hash }: { hash: string }) {
  const { chain } = useChain()
  const { found } = useTransaction(hash)
  const transaction = found?.value
  const atOverview = useRouterState({ select: ({ location }) => location.pathname.endsWith(hash) })
  return (
    <RecordHead
      noun="Transaction"
      identity={
        <>
          <FullHash hash={hash} />
          <CopyButton text={hash} what="transaction hash" />
        </>
      }
      actions={<CopyAs what="Transaction hash" id={hash} json={found?.text} />}
      marks={
        transaction && (
          <>
            <Status transaction={transaction} />
            {transactionState(transaction).kind !== 'pending' && (
              <>
                <span>
                  <span className="text-muted">Block </span>
                  <BlockLink chain={chain.id} height={transaction.block_number} />
                </span>
                <When date={transaction.timestamp} />
              </>
            )}
            {transaction.method && (
              <span>
                <HostileText text={transaction.method} max={40} />
              </span>
            )}
            {transactionState(transaction).kind === 'pending' && (
              <span className="text-muted">Looked at again every few seconds.</span>
            )}
          </>
        )
      }
    >
      {/* On the first tab alone: a list of the transaction's needs none of its code. */}
      {atOverview && (
        // Room for what most sentences need, so that nothing below moves when it comes.
        <p className="min-h-18 text-lg break-words md:min-h-12 [&_a]:underline [&_a]:underline-offset-3">
          <CatchBoundary getResetKey={() => hash} errorComponent={Nothing}>
            <Suspense>
              <TransactionSentence transaction={transaction ?? null} chain={chain} hash={hash} />
            </Suspense>
          </CatchBoundary>
        </p>
      )}
    </RecordHead>
  )
}
