import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'

interface LazyPanelProps {
  /** What is shown until the code has loaded: a skeleton of the same size, or nothing. */
  fallback?: ReactNode
  /** Components made by `lazy`. */
  children: ReactNode
}

/** A part of a page whose code loads later; where it cannot be loaded or fails, the rest of the page stays as it is. */
export function LazyPanel({ fallback = null, children }: LazyPanelProps) {
  return (
    <CatchBoundary getResetKey={() => location.href} errorComponent={UnavailablePanel}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </CatchBoundary>
  )
}

function UnavailablePanel() {
  return (
    <Notice tone="bad" title="Couldn’t load this section">
      <Button onClick={() => location.reload()}>Reload</Button>
    </Notice>
  )
}
