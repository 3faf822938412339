import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { blockWithdrawalsTable } from '#/features/withdrawals/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/block/$id/withdrawals')({
  ...listRoute('blockWithdrawals', { label: 'Withdrawals', order: 40 }),
  component: WithdrawalsOfBlock,
})

function WithdrawalsOfBlock() {
  return <ListPage definition={blockWithdrawalsTable} params={Route.useParams()} search={Route.useSearch()} />
}
