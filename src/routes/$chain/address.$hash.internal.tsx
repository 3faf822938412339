import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { addressInternalTransactionsTable } from '#/features/internalTransactions/columns'
import { InternalTransactionFilters } from '#/features/addresses/ListFilters'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/address/$hash/internal')({
  ...listRoute('addressInternalTransactions', { label: 'Internal txns', order: 50 }),
  component: InternalTransactionsOfAddress,
})

function InternalTransactionsOfAddress() {
  const search = Route.useSearch()
  return (
    <ListPage
      definition={addressInternalTransactionsTable}
      params={Route.useParams()}
      search={search}
      tools={<InternalTransactionFilters search={search} />}
    />
  )
}
