import { createFileRoute, Outlet, useMatch } from '@tanstack/react-router'
import { TransactionLookupContext, useTransactionLookup } from '#/data/queries/transaction'
import { RESOURCES } from '#/api/resources'
import { blockHint, byTransactionHash } from '#/data/routeParams'
import { paths } from '#/domain/paths'
import { isNotExecuted, NotExecutedNotice } from '#/features/transactions/NotExecutedNotice'
import { TransactionHeader, TransactionSubject } from '#/features/transactions/TransactionHeader'
import { useTransactionSummary } from '#/features/transactions/useTransactionSummary'
import { PageTabs } from '#/shell/PageTabs'

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
  const lookup = useTransactionLookup(hash)
  const summary = useTransactionSummary(hash, lookup)
  const isOverview = useMatch({ from: '/$chain/tx/$hash/', shouldThrow: false, select: () => true }) ?? false
  const header = { hash, summary, isOverview }
  return (
    <TransactionLookupContext value={lookup}>
      <TransactionSubject {...header}>
        <TransactionHeader {...header} />
        <PageTabs label="Transaction" base={paths.transaction(chain, hash)} tabs={tabs} />
        {/* The lists of a transaction that has not run are empty for another reason than 'there are none'. */}
        {!isOverview && isNotExecuted(lookup) ? <NotExecutedNotice hash={hash} /> : <Outlet />}
      </TransactionSubject>
    </TransactionLookupContext>
  )
}
