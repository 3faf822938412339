import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { sourceIn } from '#/data/queries/watchCache'
import { age } from '#/domain/time'
import { useNow } from '#/ui/now'

/** How old what is shown is without a network: as old as the oldest of it. */
export default function OfflineSince() {
  const client = useQueryClient()
  const oldest = useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(listener),
    () => oldestShown(client),
  )
  const now = useNow()
  if (oldest === Infinity) return 'Offline: what was not loaded before comes when the network is back.'
  const since = now - oldest < 1000 ? 'just now' : age(new Date(oldest), new Date(now))
  return `Offline: what is shown was loaded ${since}.`
}

/** When the oldest of what servers said and is on the page now was said, Unix ms; Infinity for nothing. */
function oldestShown(client: QueryClient): number {
  const shown = client.getQueryCache().findAll({ type: 'active' })
  const fromServers = shown.filter(({ state }) => sourceIn(state.data) !== null)
  return Math.min(...fromServers.map(({ state }) => state.dataUpdatedAt))
}
