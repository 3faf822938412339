import { createFileRoute, Outlet } from '@tanstack/react-router'
import { blockHint, byTransactionHash } from '#/data/identifiers'
import { TransactionHeader } from '#/features/transactions/TransactionHeader'
import { shortHash } from '#/domain/hash'
import { paths } from '#/domain/paths'
import { PageTabs } from '#/shell/PageTabs'
import { PageSubject } from '#/ui/PageMeta'

export const Route = createFileRoute('/$chain/tx/$hash')({
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
  return (
    <PageSubject title={`Transaction ${shortHash(hash)}`} path={paths.transaction(chain, hash)}>
      <TransactionHeader hash={hash} />
      <PageTabs label="Transaction" base={`/${chain}/tx/${hash}`} tabs={tabs} />
      <Outlet />
    </PageSubject>
  )
}
