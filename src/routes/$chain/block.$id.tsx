import { createFileRoute, Outlet } from '@tanstack/react-router'
import { byBlock } from '#/data/identifiers'
import { BlockHeader } from '#/features/blocks/BlockHeader'
import { BlockSubject } from '#/features/blocks/BlockSubject'
import { PageTabs } from '#/shell/PageTabs'

export const Route = createFileRoute('/$chain/block/$id')({ beforeLoad: byBlock, component: BlockPage })

const tabs = [
  { label: 'Overview', path: '' },
  { label: 'Transactions', path: 'txs', resource: 'blockTransactions' },
  { label: 'Internal transactions', path: 'internal', resource: 'blockInternalTransactions' },
  { label: 'Withdrawals', path: 'withdrawals', resource: 'blockWithdrawals' },
] as const

function BlockPage() {
  const { chain, id } = Route.useParams()
  return (
    <BlockSubject id={id}>
      <BlockHeader id={id} />
      <PageTabs label="Block" base={`/${chain}/block/${id}`} tabs={tabs} />
      <Outlet />
    </BlockSubject>
  )
}
