import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { transactionInternalTransactionsLook } from '#/features/internalTransactions/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/tx/$hash/internal')({
  ...listRoute('transactionInternalTransactions'),
  component: InternalTransactionsOfTransaction,
})

function InternalTransactionsOfTransaction() {
  return <ListPage look={transactionInternalTransactionsLook} params={Route.useParams()} search={Route.useSearch()} />
}
