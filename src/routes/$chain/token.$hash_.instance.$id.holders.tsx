import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { InstanceHolders } from '#/features/tokens/InstanceHolders'

export const Route = createFileRoute('/$chain/token/$hash_/instance/$id/holders')({
  ...listRoute('tokenInstanceHolders', { label: 'Holders', order: 30 }),
  component: HoldersOfInstance,
})

function HoldersOfInstance() {
  return <InstanceHolders params={Route.useParams()} search={Route.useSearch()} />
}
