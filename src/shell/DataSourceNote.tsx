import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { Chain, Config } from '#/data/config/config'
import { endpointFallbacks } from '#/data/sources/sourceFallback'
import { forgetRefusals, type SourceFallback } from '#/data/sources/sources'
import { useSource } from '#/data/sources/useChain'
import { paths } from '#/domain/paths'
import { accentStyle } from '#/entity/ChainMark'
import { pathsOf, wordsForReason } from '#/entity/sourceText'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'

/** The data source of the chain, in the footer; with the reason where it is the deprecated per-chain API (contract §9). */
export function DataSourceNote({ config, chain }: { config: Config; chain: Chain }) {
  const { root, deprecated, reason } = useSource({ config, chain })
  const fallbacks = endpointFallbacks({ config, chain })
  const fallback = typeof reason === 'object' && reason ? reason : fallbacks.at(-1)
  return (
    <span>
      Data from {new URL(root.url, location.origin).host},{' '}
      {deprecated && reason
        ? `this chain’s own API (deprecated)${reason === 'only' ? '' : `: ${wordsForReason(reason)}`}`
        : 'multichain API'}
      {fallbacks.length > 0 && ` (except ${pathsOf(fallbacks)}, from this chain’s own API)`}.
      {fallback && <FallbackNotice chain={chain} fallback={fallback} />}
    </span>
  )
}

/** A bar below the page: the multichain API refuses a chain or an endpoint, so that the chain's own API is used. */
function FallbackNotice({ chain, fallback }: { chain: Chain; fallback: SourceFallback }) {
  const client = useQueryClient()
  const [closedAt, setClosedAt] = useState<number | null>(null)
  if (closedAt === fallback.at) return null
  const retryMultichain = () => {
    forgetRefusals()
    void client.resetQueries({ predicate: ({ state }) => state.status === 'error' })
  }
  // At the end of the body, so that the sticky bar covers no content when the page is scrolled to its end.
  return createPortal(
    <aside
      aria-label="Source of the data"
      style={accentStyle(chain)}
      className="accented keeps-foot sticky bottom-0 z-10 border-t border-line-strong bg-raised text-ink"
    >
      <div className="mx-auto flex max-w-[90rem] flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
        <p role="status" className="min-w-0 grow">
          {fallback.resource
            ? `Of ${chain.name}, ${pathsOf([fallback])} is now read through its own API: the multichain API refuses it.`
            : `${chain.name} is now read through its own API: ${wordsForReason(fallback)}.`}{' '}
          <span className="text-muted">
            {fallback.message && <UntrustedText text={fallback.message} max={80} />}
            {fallback.status && ` HTTP ${fallback.status}`}
          </span>
        </p>
        <a href={paths.settings()}>Settings</a>
        <Button onClick={retryMultichain}>Use the multichain API again</Button>
        <Button onClick={() => setClosedAt(fallback.at)}>Close</Button>
      </div>
    </aside>,
    document.body,
  )
}
