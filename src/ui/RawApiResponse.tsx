import { useState } from 'react'
import { foldLine } from '#/ui/RecordHeader'
import { RawRecord } from '#/ui/RawRecord'

/**
 * Everything that the server sent for a record, folded: nothing that it said is out of reach. Drawn when it is opened; its
 * place is kept while there is nothing yet.
 */
export function RawApiResponse({ raw }: { raw: unknown }) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={`text-muted hover:text-ink ${foldLine}`}>More from the server</summary>
      {open && (raw === undefined ? <p className="text-muted">Nothing yet.</p> : <RawRecord raw={raw} />)}
    </details>
  )
}
