import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { coinHoldersLook } from '#/features/addresses/columns'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/addresses')({
  ...listRoute('addresses'),
  component: Addresses,
})

function Addresses() {
  return <ListPage look={coinHoldersLook} params={Route.useParams()} search={Route.useSearch()} />
}
