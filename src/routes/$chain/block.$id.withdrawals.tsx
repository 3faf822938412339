import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { blockWithdrawalsLook } from '#/features/withdrawals/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/block/$id/withdrawals')({
  ...listRoute('blockWithdrawals'),
  component: WithdrawalsOfBlock,
})

function WithdrawalsOfBlock() {
  return <ListPage look={blockWithdrawalsLook} params={Route.useParams()} search={Route.useSearch()} />
}
