import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { addressTokenTransfersLook } from '#/features/tokenTransfers/columns'
import { TransferTools } from '#/features/addresses/ListTools'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/address/$hash/token-transfers')({
  ...listRoute('addressTokenTransfers'),
  component: TokenTransfersOfAddress,
})

function TokenTransfersOfAddress() {
  const search = Route.useSearch()
  return (
    <ListPage
      look={addressTokenTransfersLook}
      params={Route.useParams()}
      search={search}
      tools={<TransferTools search={search} />}
    />
  )
}
