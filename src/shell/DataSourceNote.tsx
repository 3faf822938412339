import { lazy } from 'react'
import type { Chain, Config } from '#/data/config/config'
import { endpointFallbacks } from '#/data/sources/sourceFallback'
import { useSource } from '#/data/sources/useChain'
import { LazyPanel } from '#/ui/LazyPanel'

const FallbackNotice = lazy(() => import('#/shell/FallbackNotice'))

/** The host of the chain's data source, in the footer; API status has the details. */
export function DataSourceNote({ config, chain }: { config: Config; chain: Chain }) {
  const { root, reason } = useSource({ config, chain })
  const fallbacks = endpointFallbacks({ config, chain })
  const fallback = typeof reason === 'object' && reason ? reason : fallbacks.at(-1)
  return (
    <span>
      Data source: {new URL(root.url, location.origin).host}
      {fallback && (
        <LazyPanel>
          <FallbackNotice chain={chain} fallback={fallback} />
        </LazyPanel>
      )}
    </span>
  )
}
