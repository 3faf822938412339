import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { withdrawalsLook } from '#/features/withdrawals/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/withdrawals')({
  ...listRoute('withdrawals'),
  component: Withdrawals,
})

function Withdrawals() {
  return <ListPage look={withdrawalsLook} params={Route.useParams()} search={Route.useSearch()} />
}
