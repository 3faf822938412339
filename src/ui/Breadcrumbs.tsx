import type { ReactNode } from 'react'

/** A page that the one that is shown is part of. */
interface Step {
  readonly key: string
  readonly label: ReactNode
  readonly href: string
}

/**
 * Where a record stands: the pages it is part of, the widest first, then what it is itself. It stands in the free space above a
 * record's head, which has the same links in words: the pointer has them here, the keyboard there. Small screens do without it.
 */
export function Breadcrumbs({ steps, here }: { steps: readonly Step[]; here: ReactNode }) {
  return (
    <nav aria-label="Breadcrumb" className="absolute inset-x-0 top-1 text-xs text-muted max-md:hidden print:hidden">
      <ol className="flex items-center gap-2">
        {steps.map(({ key, label, href }) => (
          <li key={key} className="flex min-w-0 gap-2">
            <a href={href} tabIndex={-1} className="truncate text-muted hover:text-ink">
              {label}
            </a>
            <span aria-hidden>›</span>
          </li>
        ))}
        <li aria-current="page" className="truncate">
          {here}
        </li>
      </ol>
    </nav>
  )
}
