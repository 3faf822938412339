import { type ReactNode, Suspense, useState } from 'react'
import { foldLine } from '#/ui/RecordHeader'

/** A part of a page that is folded under its name: drawn, and its code fetched, once it is opened, and gone when it is closed. */
export function LazyDetails({ summary, children }: { summary: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className="open:w-full print:not-open:hidden"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={`text-muted hover:text-ink ${foldLine}`}>{summary}</summary>
      {open && <Suspense fallback={<p className="py-2 text-muted">Loading…</p>}>{children}</Suspense>}
    </details>
  )
}
