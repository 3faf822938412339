import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { sourceIn } from '#/data/queries/watchCache'
import { age } from '#/domain/text/time'
import { useNow } from '#/ui/Age'

/** Shown over the page while the device is offline, with the age of the data. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine)
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-3 z-20 flex justify-center">
      {/* The live region omits the age, so that it is announced once. */}
      <span role="status" className="sr-only">
        {!online && 'Offline. Data will refresh when you reconnect.'}
      </span>
      {!online && (
        <p className="rounded-full border border-line-strong bg-warn-soft px-4 py-1.5 text-warn shadow-sm">
          <OfflineAge />
        </p>
      )}
    </div>
  )
}

function subscribeToNetwork(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** How old the data on the page is, by the oldest response of it. */
function OfflineAge() {
  const client = useQueryClient()
  const oldest = useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    () => oldestResponse(client),
  )
  const now = useNow()
  if (oldest === Infinity) return 'Offline. Data will load when you reconnect.'
  const since = now - oldest < 1000 ? 'just now' : age(new Date(oldest), new Date(now))
  return `Offline. Showing data loaded ${since}.`
}

/** When the oldest response on the page was received, Unix time in ms; Infinity without any. */
function oldestResponse(client: QueryClient): number {
  const shown = client.getQueryCache().findAll({ type: 'active' })
  const fromApi = shown.filter(({ state }) => sourceIn(state.data) !== null)
  return Math.min(...fromApi.map(({ state }) => state.dataUpdatedAt))
}
