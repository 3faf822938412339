import type { ErrorComponentProps } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'
import { isMissingCode } from '#/ui/missingCode'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

const NotFoundPage = lazy(() => import('#/shell/NotFound'))

/** The 404 page, loaded when needed. */
export function LazyNotFound({ data }: { data?: unknown }) {
  return (
    <Suspense>
      <NotFoundPage data={data} />
    </Suspense>
  )
}

/** The page for an uncaught error: its message, without a stack trace. */
export function Crash({ error, reset }: ErrorComponentProps) {
  if (isMissingCode(error)) return <MissingPage />
  return (
    <div role="alert" className="py-8">
      <PageMeta title="Something went wrong" />
      <Notice tone="bad" title="Something went wrong">
        <p>This page couldn’t be shown. Retry, or reload it.</p>
        <p className="text-muted">
          <UntrustedText text={error instanceof Error ? error.message : String(error)} max={200} />
        </p>
        <Button onClick={reset}>Retry</Button>
      </Notice>
    </div>
  )
}

/** The page for one whose code is not stored while the device is offline. It loads when the network is back. */
function MissingPage() {
  useEffect(() => {
    // Browsers do not load a module again that failed to load.
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return (
    <div role="alert" className="py-8">
      <PageMeta title="Not available offline" />
      <Notice title="Not available offline">
        <p>You’re offline, and this page is not stored on this device. It loads when you’re online again.</p>
        <p className="text-muted">Visited pages open offline. Settings can store all pages.</p>
      </Notice>
    </div>
  )
}
