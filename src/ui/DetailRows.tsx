import type { ReactNode } from 'react'

/** One line of a record: its label and what is known; a null value leaves the line out. */
export interface Fact {
  label: string
  value: ReactNode
  /** What links lead to it by: the fact is marked when one did. */
  id?: string
}

/** The facts of one record, a label beside each value, one column that reads from top to bottom. */
export function DetailRows({ facts }: { facts: readonly Fact[] }) {
  const shown = facts.filter(({ value }) => value !== null)
  if (shown.length === 0) return null
  return (
    <dl className="ruled border-b border-line">
      {shown.map(({ label, value, id }) => (
        <div
          key={label}
          id={id}
          className="grid scroll-mt-24 gap-x-6 py-2 target:bg-accent-soft md:grid-cols-[10.75rem_1fr]"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
