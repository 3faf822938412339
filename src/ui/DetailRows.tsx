import type { ReactNode } from 'react'
import { LabelWithHint } from '#/ui/LabelWithHint'

/** One row of a record: a label and a value; a row whose value is null is left out. */
export interface Fact {
  label: string
  /** What the label means, in one sentence of at most 15 words: shown on hover, focus and tap. */
  hint?: string
  value: ReactNode
  /** The fragment that links to this row; the row is highlighted when it is the target. */
  id?: string
}

/** Classes of the element around two sets of facts, which are next to each other on large screens. */
export const factColumns = 'grid items-start gap-4 lg:grid-cols-2 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'

/** The facts of one record, one row each, with the label next to the value. */
export function DetailRows({ facts }: { facts: readonly Fact[] }) {
  const shown = facts.filter(({ value }) => value !== null)
  if (shown.length === 0) return null
  return (
    <dl className="panel ruled overflow-clip">
      {shown.map(({ label, hint, value, id }) => (
        <div
          key={label}
          id={id}
          className="grid scroll-mt-24 gap-x-6 px-4 py-2 target:bg-accent-soft md:grid-cols-[9.75rem_1fr]"
        >
          <dt className="text-muted">{hint ? <LabelWithHint label={label} hint={hint} /> : label}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
