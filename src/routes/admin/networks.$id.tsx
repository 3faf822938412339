import { createFileRoute } from '@tanstack/react-router'
import { byChainId } from '#/data/routeParams'
import { NetworkPage } from '#/features/admin/NetworkPage'

export const Route = createFileRoute('/admin/networks/$id')({ beforeLoad: byChainId, component: Network })

function Network() {
  const { id } = Route.useParams()
  // What was typed, and what came of it, is another network's once the page is.
  return <NetworkPage key={id} chainId={id} />
}
