import { createFileRoute } from '@tanstack/react-router'
import { isLimitedToConfiguredServers } from '#/data/sources/allowedServers'
import { AddChainPage } from '#/features/settings/AddChainPage'

export const Route = createFileRoute('/add-chain')({
  beforeLoad: async ({ preload }) => {
    if (preload || !isLimitedToConfiguredServers()) return
    // This document's CSP allows the configured hosts only; after a reload it allows the host that the user enters.
    location.reload()
    await new Promise(() => undefined)
  },
  component: AddChain,
})

function AddChain() {
  return <AddChainPage connection={Route.useRouteContext()} />
}
