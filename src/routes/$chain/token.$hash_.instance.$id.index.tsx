import { createFileRoute } from '@tanstack/react-router'
import { InstanceOverview } from '#/features/nfts/InstanceOverview'

export const Route = createFileRoute('/$chain/token/$hash_/instance/$id/')({ component: Overview })

function Overview() {
  const { hash, id } = Route.useParams()
  return <InstanceOverview hash={hash} id={id} />
}
