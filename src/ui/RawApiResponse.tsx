import { useState } from 'react'
import { foldLine } from '#/ui/RecordHeader'
import { RawRecord } from '#/ui/RawRecord'

/** Everything that the API returned for a record, collapsed; rendered when it is expanded. */
export function RawApiResponse({ raw }: { raw: unknown }) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={`text-muted hover:text-ink ${foldLine}`}>Raw API response</summary>
      {open && (raw === undefined ? <p className="text-muted">Loading…</p> : <RawRecord raw={raw} />)}
    </details>
  )
}
