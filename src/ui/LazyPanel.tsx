import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '#/ui/Button'
import { isMissingCode } from '#/ui/missingCode'
import { Notice } from '#/ui/Notice'
import { foldLine } from '#/ui/RecordHeader'

/** A part of a page; where it fails, the rest of the page stays as it is. */
export function Panel({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => location.href} errorComponent={UnavailablePanel}>
      {children}
    </CatchBoundary>
  )
}

interface LazyPanelProps {
  /** What is shown until the code has loaded: a skeleton of the same size, or nothing. */
  fallback?: ReactNode
  /** Components made by `lazy`. */
  children: ReactNode
}

/** A part of a page whose code loads later. Where that cannot be loaded, or the part fails, the rest of the page stays as it is. */
export function LazyPanel({ fallback = null, children }: LazyPanelProps) {
  return (
    <Panel>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Panel>
  )
}

function UnavailablePanel({ error }: ErrorComponentProps) {
  return (
    <Notice tone="bad" title="Couldn’t load this section">
      {isMissingCode(error) && <p>You’re offline, and this section is not stored on this device.</p>}
      <Button onClick={() => location.reload()}>Reload</Button>
    </Notice>
  )
}

interface LazyDetailsProps {
  summary: ReactNode
  /** Whether its summary is in the corner of its panel on larger screens. */
  isInCorner?: boolean
  /** Tab index of the summary, where it is one of several that are a single tab stop. */
  tabIndex?: number
  children: ReactNode
}

/** A collapsed part of a page, which renders and loads its code only while it is open. */
export function LazyDetails({ summary, isInCorner = false, tabIndex, children }: LazyDetailsProps) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className="open:w-full print:not-open:hidden"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary
        tabIndex={tabIndex}
        className={`text-muted hover:text-ink ${foldLine} ${isInCorner ? 'lg:absolute lg:top-2 lg:right-2 lg:px-2' : ''}`}
      >
        {summary}
      </summary>
      {open && <Suspense fallback={<p className="py-2 text-muted">Loading…</p>}>{children}</Suspense>}
    </details>
  )
}
