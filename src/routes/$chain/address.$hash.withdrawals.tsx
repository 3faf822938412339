import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { addressWithdrawalsTable } from '#/features/withdrawals/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/address/$hash/withdrawals')({
  ...listRoute('addressWithdrawals', { label: 'Withdrawals', order: 70, isRare: true }),
  component: WithdrawalsOfAddress,
})

function WithdrawalsOfAddress() {
  return <ListPage definition={addressWithdrawalsTable} params={Route.useParams()} search={Route.useSearch()} />
}
