import type { ErrorComponentProps } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

const NotFoundPage = lazy(() => import('#/shell/NotFound'))

/** The page for an address that leads nowhere; few visits need its code. */
export function NotFound({ data }: { data?: unknown }) {
  return (
    <Suspense>
      <NotFoundPage data={data} />
    </Suspense>
  )
}

/** The page for a fault of our own: never blank, never a stack. */
export function Crash({ error, reset }: ErrorComponentProps) {
  return (
    <div role="alert" className="py-8">
      <PageMeta title="This page stopped working" />
      <Notice tone="bad" title="This page stopped working">
        <p>The fault is in the explorer, not in the chain. What you were looking at is still in the address bar.</p>
        <p className="text-muted">
          <UntrustedText text={error instanceof Error ? error.message : String(error)} max={200} />
        </p>
        <Button onClick={reset}>Try again</Button>
      </Notice>
    </div>
  )
}
