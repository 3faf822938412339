import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { useTokenHoldersLook } from '#/features/tokens/holders'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/token/$hash/holders')({
  ...listRoute('tokenHolders'),
  component: HoldersOfToken,
})

function HoldersOfToken() {
  const params = Route.useParams()
  return <ListPage look={useTokenHoldersLook(params.hash)} params={params} search={Route.useSearch()} />
}
