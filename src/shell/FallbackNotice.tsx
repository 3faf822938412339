import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { Chain } from '#/data/config/config'
import { forgetRefusals, type SourceFallback } from '#/data/sources/sourceChoices'
import { paths } from '#/domain/links/paths'
import { accentStyle } from '#/entity/ChainMark'
import { endpointPaths, sourceReasonText } from '#/entity/sourceText'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'

/** A bar below the page: the multichain API rejected a chain or an endpoint, so that the chain's own API is used. */
export default function FallbackNotice({ chain, fallback }: { chain: Chain; fallback: SourceFallback }) {
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
      aria-label="Data source"
      style={accentStyle(chain)}
      className="accented keeps-foot sticky bottom-0 z-10 border-t border-line-strong bg-raised text-ink"
    >
      <div className="mx-auto flex max-w-[120rem] flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
        <p role="status" className="min-w-0 grow">
          {fallback.resource
            ? `Using the ${chain.name} API for ${endpointPaths([fallback])}: the multichain API denied access.`
            : `Using the ${chain.name} API: ${sourceReasonText(fallback)}.`}{' '}
          <span className="text-muted">
            {fallback.message && <UntrustedText text={fallback.message} max={80} />}
            {fallback.status && ` HTTP ${fallback.status}`}
          </span>
        </p>
        <a href={paths.settings()}>Settings</a>
        <Button onClick={retryMultichain}>Retry multichain API</Button>
        <Button onClick={() => setClosedAt(fallback.at)}>Dismiss</Button>
      </div>
    </aside>,
    document.body,
  )
}
