import { createFileRoute } from '@tanstack/react-router'
import { listRequest, listSearch } from '#/data/queries/listRequest'
import { addressUserOperationsTable } from '#/features/userOperations/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/address/$hash/user-operations')({
  validateSearch: listSearch('userOperations'),
  staticData: { tab: { label: 'User operations', order: 15, resource: 'userOperations', isRare: true } },
  component: UserOperationsOfAddress,
})

function UserOperationsOfAddress() {
  const { hash } = Route.useParams()
  const search = Route.useSearch()
  return (
    <ListPage
      definition={addressUserOperationsTable}
      params={{}}
      search={search}
      request={listRequest('userOperations', {}, { sender: hash })}
    />
  )
}
