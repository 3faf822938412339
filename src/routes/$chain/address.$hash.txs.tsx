import { createFileRoute } from '@tanstack/react-router'
import { addressTransactionsTable } from '#/features/transactions/columns'
import { TransactionFilters } from '#/features/addresses/ListFilters'
import { AddressList } from '#/features/addresses/AddressList'
import { counterpartyRoute } from '#/features/addresses/counterpartyRoute'

export const Route = createFileRoute('/$chain/address/$hash/txs')({
  ...counterpartyRoute('addressTransactions'),
  component: TransactionsOfAddress,
})

function TransactionsOfAddress() {
  const params = Route.useParams()
  const search = Route.useSearch()
  return (
    <AddressList
      definition={addressTransactionsTable}
      params={params}
      search={search}
      tools={<TransactionFilters hash={params.hash} search={search} />}
    />
  )
}
