import { type ReactNode, Suspense, useState } from 'react'
import { foldLine } from '#/ui/RecordHeader'

interface LazyDetailsProps {
  summary: string
  /** Tab index of the summary, where it is one of several that are a single tab stop. */
  tabIndex?: number
  children: ReactNode
}

/** A collapsed part of a page, which renders and loads its code only while it is open. */
export function LazyDetails({ summary, tabIndex, children }: LazyDetailsProps) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className="open:w-full print:not-open:hidden"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary tabIndex={tabIndex} className={`text-muted hover:text-ink ${foldLine}`}>
        {summary}
      </summary>
      {open && <Suspense fallback={<p className="py-2 text-muted">Loading…</p>}>{children}</Suspense>}
    </details>
  )
}
