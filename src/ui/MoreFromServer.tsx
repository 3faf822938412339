import { useState } from 'react'
import { ServerRecord } from '#/ui/ServerRecord'

/** Everything that the server sent for a record, folded: nothing that it said is out of reach. Drawn when it is opened. */
export function MoreFromServer({ raw }: { raw: unknown }) {
  const [open, setOpen] = useState(false)
  return (
    <details className="my-4" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 py-3 text-muted hover:text-ink md:min-h-8 md:py-1.5">More from the server</summary>
      {open && <ServerRecord raw={raw} />}
    </details>
  )
}
