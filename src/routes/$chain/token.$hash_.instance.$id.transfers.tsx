import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { instanceTransfersLook } from '#/features/tokenTransfers/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/token/$hash_/instance/$id/transfers')({
  ...listRoute('tokenInstanceTransfers'),
  component: TransfersOfInstance,
})

function TransfersOfInstance() {
  return <ListPage look={instanceTransfersLook} params={Route.useParams()} search={Route.useSearch()} />
}
