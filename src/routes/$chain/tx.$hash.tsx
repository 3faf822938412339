import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router'
import { paths } from '#/domain/paths'
import { lazy, Suspense } from 'react'
import { ApiError } from '#/api/errors'
import { RESOURCES } from '#/api/resources'
import { blockHint, byTransactionHash } from '#/data/routeParams'
import { TransactionOfPage, useSoughtTransaction } from '#/data/queries/transaction'
import { TransactionHead } from '#/features/transactions/TransactionHead'
import { TransactionSubject } from '#/features/transactions/TransactionSubject'
import { transactionState } from '#/domain/transactionState'
import { PageTabs } from '#/shell/PageTabs'

const NothingRan = lazy(() => import('#/features/transactions/NothingRan'))

export const Route = createFileRoute('/$chain/tx/$hash')({
  staticData: { firstRequest: RESOURCES.transaction.path },
  beforeLoad: byTransactionHash,
  validateSearch: blockHint,
  component: TransactionPage,
})

const tabs = [
  { label: 'Overview', path: '' },
  { label: 'Token transfers', path: 'token-transfers', resource: 'transactionTokenTransfers' },
  { label: 'Internal transactions', path: 'internal', resource: 'transactionInternalTransactions' },
  { label: 'Logs', path: 'logs', resource: 'transactionLogs' },
  { label: 'State changes', path: 'state', resource: 'transactionStateChanges' },
  { label: 'Raw trace', path: 'raw', resource: 'transactionRawTrace' },
] as const

function TransactionPage() {
  const { chain, hash } = Route.useParams()
  const sought = useSoughtTransaction(hash)
  const { found, filling, error } = sought
  const atOverview = useRouterState({ select: ({ location }) => /\/tx\/\w+\/?$/.test(location.pathname) })
  const idle = found
    ? found.value && /pending|dropped/.test(transactionState(found.value).kind)
    : !filling && error instanceof ApiError && error.kind === 'not-found'
  return (
    <TransactionOfPage value={sought}>
      <TransactionSubject hash={hash}>
        <TransactionHead hash={hash} />
        <PageTabs label="Transaction" base={paths.transaction(chain, hash)} tabs={tabs} />
        {/* What has not run did nothing yet, which is not the same as lists that are empty. */}
        {idle && !atOverview ? (
          <Suspense>
            <NothingRan hash={hash} />
          </Suspense>
        ) : (
          <Outlet />
        )}
      </TransactionSubject>
    </TransactionOfPage>
  )
}
