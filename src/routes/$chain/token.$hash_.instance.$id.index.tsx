import { createFileRoute } from '@tanstack/react-router'
import { InstanceOverview } from '#/features/nfts/InstanceOverview'

export const Route = createFileRoute('/$chain/token/$hash_/instance/$id/')({
  staticData: { tab: { label: 'Overview', order: 10 } },
  component: Overview,
})

function Overview() {
  const { hash, id } = Route.useParams()
  return <InstanceOverview hash={hash} id={id} />
}
