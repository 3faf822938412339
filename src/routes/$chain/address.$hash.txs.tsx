import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { addressTransactionsLook } from '#/features/transactions/columns'
import { TransactionTools } from '#/features/addresses/ListTools'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/address/$hash/txs')({
  ...listRoute('addressTransactions'),
  component: TransactionsOfAddress,
})

function TransactionsOfAddress() {
  const search = Route.useSearch()
  return (
    <ListPage
      look={addressTransactionsLook}
      params={Route.useParams()}
      search={search}
      tools={<TransactionTools search={search} />}
    />
  )
}
