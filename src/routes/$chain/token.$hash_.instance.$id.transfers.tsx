import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { instanceTransfersTable } from '#/features/tokenTransfers/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/token/$hash_/instance/$id/transfers')({
  ...listRoute('tokenInstanceTransfers', { label: 'Transfers', order: 20 }),
  component: TransfersOfInstance,
})

function TransfersOfInstance() {
  return <ListPage definition={instanceTransfersTable} params={Route.useParams()} search={Route.useSearch()} />
}
