import type { ReactNode } from 'react'
import { anchorOf } from '#/features/transactions/evidence'

/** A field that the sentence above the tabs may lead to; null stays null. */
export function target(field: string, value: ReactNode): ReactNode {
  return (
    value && (
      <div id={anchorOf(field)} className="scroll-mt-24 target:bg-accent-soft">
        {value}
      </div>
    )
  )
}
