import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { Inventory } from '#/features/nfts/Inventory'

export const Route = createFileRoute('/$chain/token/$hash/instances')({
  ...listRoute('tokenInstances', { label: 'Inventory', order: 30 }),
  component: InstancesOfToken,
})

function InstancesOfToken() {
  return <Inventory params={Route.useParams()} search={Route.useSearch()} />
}
