import type { ErrorComponentProps } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'
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
