import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { tokenHoldersLook } from '#/features/tokens/holders'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/token/$hash/holders')({
  ...listRoute('tokenHolders'),
  component: HoldersOfToken,
})

function HoldersOfToken() {
  return <ListPage look={tokenHoldersLook} params={Route.useParams()} search={Route.useSearch()} />
}
