import type { ReactNode } from 'react'

/** A parent page. */
export interface Step {
  readonly key: string
  readonly label: ReactNode
  readonly href: string
}

/**
 * The parent pages of a record, topmost first, and the record itself, above its header on large screens. Its links are for the
 * pointer only: the header has them for the keyboard.
 */
export function Breadcrumbs({ steps, here }: { steps: readonly Step[]; here: ReactNode }) {
  return (
    <nav aria-label="Breadcrumb" className="absolute inset-x-0 top-3 text-xs text-muted max-md:hidden print:hidden">
      <ol className="flex items-center gap-2">
        {steps.map(({ key, label, href }) => (
          // Screen readers leave out the alternative text of the arrow, which is empty.
          <li key={key} className="flex min-w-0 gap-2 after:content-['›'/'']">
            <a href={href} tabIndex={-1} className="truncate text-muted hover:text-ink">
              {label}
            </a>
          </li>
        ))}
        <li aria-current="page" className="truncate">
          {here}
        </li>
      </ol>
    </nav>
  )
}
