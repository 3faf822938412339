import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { internalTransactionsLook } from '#/features/internalTransactions/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/internal-transactions')({
  ...listRoute('internalTransactions'),
  component: InternalTransactions,
})

function InternalTransactions() {
  return <ListPage look={internalTransactionsLook} params={Route.useParams()} search={Route.useSearch()} />
}
