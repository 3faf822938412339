import { useEffect, useState } from 'react'
import { MediumState } from '#/features/nfts/MediumState'
import { SealedFrame } from '#/ui/SealedFrame'

/** How long the document that runs pages may say nothing, ms: it is the app's own, and says at once that it stands. */
const patience = 10_000

/** A page that is part of a record, run in a frame that can reach nothing; what is wrong where the site's server lets no such frame run. */
export function PageView({ html, name }: { html: string; name: string }) {
  const [state, setState] = useState<'opening' | 'shown' | 'silent'>('opening')
  useEffect(() => {
    if (state !== 'opening') return
    const timer = setTimeout(() => setState('silent'), patience)
    return () => clearTimeout(timer)
  }, [state])
  if (state === 'silent')
    return (
      <MediumState act={['Try again', () => setState('opening')]}>
        The page is not run: the document of this site that it would run in does not answer, or this site’s server
        forbids it.
      </MediumState>
    )
  const title = `Page of ${name}`
  return (
    <SealedFrame
      document="page"
      title={title}
      question={{ html, title }}
      onWord={() => setState('shown')}
      className="size-full bg-white"
    />
  )
}
