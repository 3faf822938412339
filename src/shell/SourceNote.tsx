import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Chain, Config } from '#/data/config/config'
import { useSource } from '#/data/sources/useChain'
import { endpointFallbacks } from '#/data/sources/sourceFallback'
import { pathsOf, wordsForReason } from '#/entity/sourceText'

/** Needed on a bad day only. */
const RefusalNotice = lazy(() => import('#/shell/FallbackNotice'))

const offline = 'Offline: what is shown was loaded before.'

/** Fetched ahead, as without a network it is too late; else the plain words do. */
const OfflineSince = lazy(() => import('#/shell/OfflineSince').catch(() => ({ default: () => offline })))

/** Which API the page reads; the per-instance one is deprecated (contract §9), which is said without alarm, with the reason. */
export function SourceNote({ config, chain }: { config: Config; chain: Chain }) {
  const { root, deprecated, reason } = useSource({ config, chain })
  const exceptions = endpointFallbacks({ config, chain })
  const refusal = typeof reason === 'object' && reason ? reason : exceptions.at(-1)
  return (
    <span>
      Data from {new URL(root.url, location.origin).host},{' '}
      {deprecated && reason
        ? `this chain’s own API (deprecated)${reason === 'only' ? '' : `: ${wordsForReason(reason)}`}`
        : 'multichain API'}
      {exceptions.length > 0 && ` (except ${pathsOf(exceptions)}, from this chain’s own API)`}.
      {refusal && (
        <Suspense fallback={null}>
          <RefusalNotice chain={chain} refusal={refusal} />
        </Suspense>
      )}
    </span>
  )
}

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
        {!online && offline}
      </span>
      {!online && (
        <p className="rounded-full border border-line-strong bg-warn-soft px-4 py-1.5 text-warn shadow-sm">
          <Suspense fallback={offline}>
            <OfflineSince />
          </Suspense>
        </p>
      )}
    </div>
  )
}
