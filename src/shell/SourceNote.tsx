import { lazy, Suspense } from 'react'
import type { Chain, Config } from '#/data/config/config'
import { useSource } from '#/data/sources/useSource'
import { endpointFallbacks } from '#/data/sources/endpointFallback'
import { pathsOf, wordsForReason } from '#/entity/sourceText'

/** Needed on a bad day only. */
const RefusalNotice = lazy(() => import('#/shell/FallbackNotice'))

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
