import { createFileRoute } from '@tanstack/react-router'
import { byChainId } from '#/data/identifiers'
import { NetworkPage } from '#/features/admin/NetworkPage'

export const Route = createFileRoute('/admin/networks/$id')({ beforeLoad: byChainId, component: Network })

function Network() {
  return <NetworkPage chainId={Route.useParams().id} />
}
