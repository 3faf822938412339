import { createFileRoute } from '@tanstack/react-router'
import { isNarrowed } from '#/data/sources/sourcePolicy'
import { AddChainPage } from '#/features/settings/AddChainPage'

export const Route = createFileRoute('/add-chain')({
  beforeLoad: async ({ preload }) => {
    if (preload || !isNarrowed()) return
    // This document may ask the configured servers alone; one that opens here may ask what its reader names.
    location.reload()
    await new Promise(() => undefined)
  },
  component: AddChain,
})

function AddChain() {
  return <AddChainPage connection={Route.useRouteContext()} />
}
