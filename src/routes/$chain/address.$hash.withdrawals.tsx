import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { addressWithdrawalsLook } from '#/features/withdrawals/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/address/$hash/withdrawals')({
  ...listRoute('addressWithdrawals'),
  component: WithdrawalsOfAddress,
})

function WithdrawalsOfAddress() {
  return <ListPage look={addressWithdrawalsLook} params={Route.useParams()} search={Route.useSearch()} />
}
