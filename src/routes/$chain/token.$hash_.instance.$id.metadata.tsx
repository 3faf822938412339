import { createFileRoute } from '@tanstack/react-router'
import { InstanceMetadata } from '#/features/nfts/InstanceMetadata'

export const Route = createFileRoute('/$chain/token/$hash_/instance/$id/metadata')({
  staticData: { tab: { label: 'Metadata', order: 40 } },
  component: Metadata,
})

function Metadata() {
  const { hash, id } = Route.useParams()
  return <InstanceMetadata hash={hash} id={id} />
}
