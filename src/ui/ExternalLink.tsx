import { lazy, type MouseEvent, Suspense, useState } from 'react'
import type { ExternalUrl } from '#/domain/externalUrl'
import { UntrustedText } from '#/ui/UntrustedText'

interface ExternalLinkProps {
  address: ExternalUrl
  /** The address as its author wrote it. */
  written: string
}

/** Without its code the question cannot be asked, and nothing is opened unasked. */
function Unasked() {
  return (
    <span role="alert" className="ml-2 text-warn">
      What warns of links could not be loaded. The link was not opened.
    </span>
  )
}

const LeaveDialog = lazy(() => import('#/ui/LeaveDialog').catch(() => ({ default: Unasked })))

/**
 * The one link that leads out of the explorer: its host in full first, opened only after a dialog has said where it leads.
 * The page it leads to learns nothing of the page it was on.
 */
export function ExternalLink({ address, written }: ExternalLinkProps) {
  const [asked, setAsked] = useState(false)
  const ask = (event: MouseEvent) => {
    // The right button opens a menu, which is asking for what it says.
    if (event.button === 2) return
    event.preventDefault()
    setAsked(true)
  }
  return (
    <>
      <a
        href={address.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        referrerPolicy="no-referrer"
        data-external
        onClick={ask}
        onAuxClick={ask}
        className="break-all"
      >
        <bdi className="mr-2 font-medium underline">{address.host}</bdi>
        <span className="text-muted">
          <UntrustedText text={written.trim()} max={300} />
        </span>
        <span aria-hidden> ↗</span>
        <span className="sr-only"> (leads out of this explorer; asks first)</span>
      </a>
      {asked && (
        <Suspense>
          <LeaveDialog address={address} written={written} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  )
}
