import type { ReactNode } from 'react'

interface FilterChipProps {
  /** What is filtered by: 'Counterparty'. */
  label: string
  /** The list without this filter. */
  hrefWithout: string
  /** The selected value. */
  children: ReactNode
}

/** A filter that is set, with a link that removes it. */
export function FilterChip({ label, hrefWithout, children }: FilterChipProps) {
  const removeLabel = `Remove filter: ${label.toLowerCase()}`
  return (
    <span className="inline-flex min-h-11 max-w-full items-center md:max-w-80 gap-2 rounded-sm border border-accent bg-accent-soft pl-2 text-ink md:min-h-7">
      <span className="min-w-0">
        {label}: {children}
      </span>
      <a
        href={hrefWithout}
        aria-label={removeLabel}
        title={removeLabel}
        className="inline-grid min-h-11 min-w-11 shrink-0 place-items-center text-ink hover:bg-sunken hover:no-underline md:min-h-7 md:min-w-7"
      >
        <span aria-hidden className="icon icon-cross" />
      </a>
    </span>
  )
}
