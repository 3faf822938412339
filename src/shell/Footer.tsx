import { lazy } from 'react'
import type { Chain, Config } from '#/data/config/config'
import { useEndpointFallbacks, useSource } from '#/data/sources/useChain'
import { optionalWhenIdle } from '#/data/whenIdle'
import { paths } from '#/domain/links/paths'
import { OfflineNotice } from '#/shell/OfflineNotice'
import { OperatorLink } from '#/ui/OperatorLink'
import { Shortcuts } from '#/shell/Shortcuts'
import { LazyPanel } from '#/ui/LazyPanel'

const NewVersion = lazy(() => optionalWhenIdle(() => import('#/shell/NewVersion')))

/** The footer: data source, links, and the notices of a new version and of a lost network. */
export default function Footer({ config, chain }: { config: Config; chain: Chain | null }) {
  const { brand } = config
  return (
    <>
      <div className="mx-auto flex max-w-[120rem] flex-wrap items-baseline gap-x-6 gap-y-2 px-4 py-4">
        {chain && <DataSourceNote config={config} chain={chain} />}
        {chain && <a href={paths.decode(chain.id)}>Decode</a>}
        <a href={paths.apiStatus()}>API status</a>
        <Shortcuts config={config} chain={chain} />
        {config.meritsUrl && (
          <a href={paths.networks()} data-prefetch="never">
            Administration
          </a>
        )}
        {brand.links.map(({ label, url }) => (
          <OperatorLink key={label + url} url={url}>
            {label}
          </OperatorLink>
        ))}
        {brand.attribution && <span className="max-w-full wrap-anywhere">{brand.attribution}</span>}
      </div>
      {/* The demo needs no network. */}
      {!config.demo && <OfflineNotice />}
      <LazyPanel>
        <NewVersion />
      </LazyPanel>
    </>
  )
}

const FallbackNotice = lazy(() => import('#/shell/FallbackNotice'))

/** The hosts of the chain's data source, in the footer; API status has the details. */
export function DataSourceNote({ config, chain }: { config: Config; chain: Chain }) {
  const { root, reason, node } = useSource({ config, chain })
  const fallbacks = useEndpointFallbacks({ config, chain })
  // An endpoint that the multichain API lacks is no failure: it is not refused.
  const denied = fallbacks.findLast(({ kind }) => kind === 'forbidden')
  const fallback = typeof reason === 'object' && reason ? reason : denied
  const urls = [node ?? root.url, ...(fallbacks.length > 0 && chain.baseUrl ? [chain.baseUrl] : [])]
  return (
    <span>
      Data source: {[...new Set(urls.map((url) => new URL(url, location.origin).host))].join(' and ')}
      {fallback && (
        <LazyPanel>
          <FallbackNotice chain={chain} fallback={fallback} />
        </LazyPanel>
      )}
    </span>
  )
}
