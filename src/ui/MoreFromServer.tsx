import { useState } from 'react'
import { foldLine } from '#/ui/RecordHead'
import { ServerRecord } from '#/ui/ServerRecord'

/**
 * Everything that the server sent for a record, folded: nothing that it said is out of reach. Drawn when it is opened; its
 * place is kept while there is nothing yet.
 */
export function MoreFromServer({ raw }: { raw: unknown }) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={`text-muted hover:text-ink ${foldLine}`}>More from the server</summary>
      {open && (raw === undefined ? <p className="text-muted">Nothing yet.</p> : <ServerRecord raw={raw} />)}
    </details>
  )
}
