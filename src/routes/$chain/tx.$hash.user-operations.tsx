import { createFileRoute } from '@tanstack/react-router'
import { listRequest, listSearch } from '#/data/queries/listRequest'
import { transactionUserOperationsTable } from '#/features/userOperations/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/tx/$hash/user-operations')({
  validateSearch: listSearch('userOperations'),
  staticData: { tab: { label: 'User operations', order: 80, resource: 'userOperations' } },
  component: UserOperationsOfTransaction,
})

function UserOperationsOfTransaction() {
  const { hash } = Route.useParams()
  const search = Route.useSearch()
  return (
    <ListPage
      definition={transactionUserOperationsTable}
      params={{}}
      search={search}
      request={listRequest('userOperations', {}, { transaction_hash: hash })}
    />
  )
}
