import type { ReactNode } from 'react'

interface SectionProps {
  /** ID of the heading, unique on the page. */
  id: string
  title: string
  children: ReactNode
}

/** A part of a record’s page under a heading. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="mt-6 first:mt-0">
      <h2 id={id} className="mb-2 text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
