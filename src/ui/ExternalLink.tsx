import { lazy, type MouseEvent, Suspense, useState } from 'react'
import type { ExternalUrl } from '#/domain/links/externalUrl'
import { UntrustedText } from '#/ui/UntrustedText'

interface ExternalLinkProps {
  url: ExternalUrl
  /** The URL as its author wrote it. */
  written: string
}

/** Shown where the dialog's code cannot be loaded: the link stays closed, as it opens only after confirmation. */
function DialogUnavailable() {
  return (
    <span role="alert" className="ml-2 text-warn">
      Couldn’t load the link warning. The link was not opened.
    </span>
  )
}

const LeaveDialog = lazy(() => import('#/ui/LeaveDialog').catch(() => ({ default: DialogUnavailable })))

/** The only component that links to other sites: shows the full host, opens after confirmation, and sends no referrer. */
export function ExternalLink({ url, written }: ExternalLinkProps) {
  const [isOpen, setOpen] = useState(false)
  const open = (event: MouseEvent) => {
    // The right button opens the browser's own menu.
    if (event.button === 2) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a
        href={url.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        referrerPolicy="no-referrer"
        data-external
        onClick={open}
        onAuxClick={open}
        className="break-all"
      >
        <bdi className="mr-2 font-medium underline">{url.host}</bdi>
        <span className="text-muted">
          <UntrustedText text={written.trim()} max={300} />
        </span>
        <span aria-hidden className="icon icon-out ml-1 text-muted" />
        <span className="sr-only"> (external link)</span>
      </a>
      {isOpen && (
        <Suspense>
          <LeaveDialog url={url} written={written} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
