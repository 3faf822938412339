import './barChart.css'
import type { CSSProperties } from 'react'

/** One bar: its height, 0 to 1, its tooltip, and the page that it links to, if any. */
export interface Bar {
  readonly key: string
  readonly href?: string
  readonly part: number | null
  readonly title: string
}

interface BarChartProps {
  bars: readonly Bar[]
  /** Height of a horizontal line, 0 to 1; null for none. */
  mark: number | null
}

/** A chart of thin bars, hidden from assistive technology and the keyboard: its caller has the same data and links as text. */
export function BarChart({ bars, mark }: BarChartProps) {
  return (
    <div className="bar-chart" aria-hidden="true">
      {bars.map(({ key, href, part, title }) => (
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
