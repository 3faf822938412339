import type { CSSProperties } from 'react'
import type { RevertReason } from '#/api/schemas/transaction'

/** As much room as the words for a reason will take, until they are drawn. */
export function RevertPlace({ reason }: { reason: RevertReason }) {
  const decoded = reason.form === 'decoded' ? reason.decoded : null
  // A message is one line, as is a code of Solidity's own; any other error is its signature and a line for each argument.
  const lines = /^(?:Error|Panic)\(/.test(decoded?.method_call ?? 'Error(') ? 0 : (decoded?.parameters?.length ?? 0)
  if (lines === 0) return <div className="min-h-6" />
  return (
    <div
      className="min-h-[calc(2.5rem+var(--lines)*2.75rem)] md:min-h-[calc(1.375rem+var(--lines)*1.625rem)]"
      style={{ '--lines': lines } as CSSProperties}
    />
  )
}
