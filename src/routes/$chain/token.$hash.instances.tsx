import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/listRequest'
import { tokenInstancesLook } from '#/features/nfts/cards'
import { SizeTools } from '#/features/nfts/SizeTools'
import { ListPage } from '#/list/ListPage'

export const Route = createFileRoute('/$chain/token/$hash/instances')({
  ...listRoute('tokenInstances'),
  component: InstancesOfToken,
})

function InstancesOfToken() {
  return (
    <ListPage look={tokenInstancesLook} params={Route.useParams()} search={Route.useSearch()} tools={<SizeTools />} />
  )
}
