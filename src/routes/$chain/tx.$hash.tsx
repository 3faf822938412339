import { createFileRoute, Outlet } from '@tanstack/react-router'
import { byTransactionHash } from '#/data/identifiers'
import { TransactionHeader } from '#/features/transactions/TransactionHeader'
import { PageTabs } from '#/shell/PageTabs'

export const Route = createFileRoute('/$chain/tx/$hash')({ beforeLoad: byTransactionHash, component: TransactionPage })

const tabs = [
  ['Overview', ''],
  ['Token transfers', 'token-transfers'],
  ['Internal transactions', 'internal'],
  ['Logs', 'logs'],
  ['State changes', 'state'],
  ['Raw trace', 'raw'],
] as const

function TransactionPage() {
  const { chain, hash } = Route.useParams()
  return (
    <>
      <TransactionHeader hash={hash} />
      <PageTabs label="Transaction" base={`/${chain}/tx/${hash}`} tabs={tabs} />
      <Outlet />
    </>
  )
}
