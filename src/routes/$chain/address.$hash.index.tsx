import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { addressTransactionsLook } from '#/features/transactions/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/address/$hash/')({
  ...listRoute('addressTransactions'),
  component: TransactionsOfAddress,
})

function TransactionsOfAddress() {
  return <ListPage look={addressTransactionsLook} params={Route.useParams()} search={Route.useSearch()} />
}
