import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { sourceIn } from '#/data/queries/watchCache'
import { age } from '#/domain/time'
import { useNow } from '#/ui/now'

function onNetwork(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says that the device has no network, over the page so that nothing moves, for as long as it is so. */
export function OfflineMark() {
  const online = useSyncExternalStore(onNetwork, () => navigator.onLine)
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-3 z-20 flex justify-center">
      {/* Spoken once, and not again as it grows older. */}
      <span role="status" className="sr-only">
        {!online && 'Offline: what is shown was loaded before.'}
      </span>
      {!online && (
        <p className="rounded-full border border-line-strong bg-warn-soft px-4 py-1.5 text-warn shadow-sm">
          <OfflineSince />
        </p>
      )}
    </div>
  )
}

/** How old what is shown is without a network: as old as the oldest of it. */
function OfflineSince() {
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
