import './barChart.css'
import type { CSSProperties } from 'react'

/** One column: how high it is, 0 to 1, what it says, and the page that it leads to, if any. */
export interface Bar {
  readonly key: string
  readonly href?: string
  readonly part: number | null
  readonly title: string
}

interface BarChartProps {
  columns: readonly Bar[]
  /** A line across all of them, 0 to 1 from below. */
  mark: number | null
}

/**
 * A row of thin columns, for the eye and the pointer alone: whoever draws it says the same in words and numbers. Its links are
 * reached by the pointer; the keyboard has them in those words.
 */
export function BarChart({ columns, mark }: BarChartProps) {
  return (
    <div className="columns-picture" aria-hidden="true">
      {columns.map(({ key, href, part, title }) => (
        <a
          key={key}
          href={href}
          title={title}
          aria-label={title}
          tabIndex={-1}
          data-prefetch="never"
          style={{ '--part': part === null ? 0 : part } as CSSProperties}
        />
      ))}
      {mark !== null && <span style={{ '--part': mark } as CSSProperties} />}
    </div>
  )
}
