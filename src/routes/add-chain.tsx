import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { searchParameter } from '#/data/searchParameters'
import { isLimitedToConfiguredServers } from '#/data/sources/allowedServers'
import { AddChainPage } from '#/features/settings/AddChainPage'

export const Route = createFileRoute('/add-chain')({
  validateSearch: z.object({ url: searchParameter(z.string()), rpc: searchParameter(z.string()) }),
  beforeLoad: async ({ preload }) => {
    if (preload || !isLimitedToConfiguredServers()) return
    // This document's CSP allows the configured hosts only; after a reload it allows the host that the user enters.
    location.reload()
    await new Promise(() => undefined)
  },
  component: AddChain,
})

function AddChain() {
  const { url, rpc } = Route.useSearch()
  const pasted = rpc ?? url ?? ''
  return <AddChainPage key={pasted} connection={Route.useRouteContext()} url={pasted} />
}
