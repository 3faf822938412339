import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { Chain } from '#/data/config/config'
import { forgetRefusals, type SourceFallback } from '#/data/sources/sources'
import { paths } from '#/domain/paths'
import { accentStyle } from '#/entity/ChainMark'
import { pathsOf, wordsForReason } from '#/entity/sourceText'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'

/** Says, at the foot of the window and below all that is on the page, that a chain or a part of it is read through its own API since the multichain one refused, and how to return. */
export default function FallbackNotice({ chain, refusal }: { chain: Chain; refusal: SourceFallback }) {
  const client = useQueryClient()
  const [seen, setSeen] = useState<number | null>(null)
  if (seen === refusal.at) return null
  const goBack = () => {
    forgetRefusals()
    void client.resetQueries({ predicate: ({ state }) => state.status === 'error' })
  }
  // After the page, whose end it would cover, and in reach while the page is read.
  return createPortal(
    <aside
      aria-label="Source of the data"
      style={accentStyle(chain)}
      className="accented keeps-foot sticky bottom-0 z-10 border-t border-line-strong bg-raised text-ink"
    >
      <div className="mx-auto flex max-w-[90rem] flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
        <p role="status" className="min-w-0 grow">
          {refusal.resource
            ? `Of ${chain.name}, ${pathsOf([refusal])} is now read through its own API: the multichain API refuses it.`
            : `${chain.name} is now read through its own API: ${wordsForReason(refusal)}.`}{' '}
          <span className="text-muted">
            {refusal.message && <UntrustedText text={refusal.message} max={80} />}
            {refusal.status && ` HTTP ${refusal.status}`}
          </span>
        </p>
        <a href={paths.settings()}>Settings</a>
        <Button onClick={goBack}>Use the multichain API again</Button>
        <Button onClick={() => setSeen(refusal.at)}>Close</Button>
      </div>
    </aside>,
    document.body,
  )
}
