import { createFileRoute } from '@tanstack/react-router'
import { addressTransactionsTable } from '#/features/transactions/columns'
import { TransactionTools } from '#/features/addresses/ListTools'
import { NarrowedList } from '#/features/addresses/NarrowedList'
import { narrowedRoute } from '#/features/addresses/narrowedRoute'

export const Route = createFileRoute('/$chain/address/$hash/txs')({
  ...narrowedRoute('addressTransactions'),
  component: TransactionsOfAddress,
})

function TransactionsOfAddress() {
  const search = Route.useSearch()
  return (
    <NarrowedList
      definition={addressTransactionsTable}
      params={Route.useParams()}
      search={search}
      tools={<TransactionTools search={search} />}
    />
  )
}
