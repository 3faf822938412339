import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { instanceHoldersLook } from '#/features/tokens/holders'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/token/$hash_/instance/$id/holders')({
  ...listRoute('tokenInstanceHolders'),
  component: HoldersOfInstance,
})

function HoldersOfInstance() {
  return <ListPage look={instanceHoldersLook} params={Route.useParams()} search={Route.useSearch()} />
}
