import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { addressTokenTransfersLook } from '#/features/tokenTransfers/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/address/$hash/token-transfers')({
  ...listRoute('addressTokenTransfers'),
  component: TokenTransfersOfAddress,
})

function TokenTransfersOfAddress() {
  return <ListPage look={addressTokenTransfersLook} params={Route.useParams()} search={Route.useSearch()} />
}
