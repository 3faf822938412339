import './barChart.css'
import type { CSSProperties, ReactNode } from 'react'

/** One bar: its height, 0 to 1, the text shown on hover, and the page that it links to, if any. */
export interface Bar {
  readonly key: string
  readonly href?: string
  readonly part: number | null
  readonly title: string
}

interface BarChartProps {
  bars: readonly Bar[]
  /** Height of a horizontal line, 0 to 1, at a target; null for none. */
  mark?: number | null
  /** The labels of its axes: the value of a full bar, and the first and last bar. Without them it is a sparkline. */
  axes?: { readonly full: string | null; readonly first: ReactNode; readonly last: ReactNode }
  /** A sparkline next to headline numbers is as tall as they are. */
  size?: 'low' | 'tall'
}

/** A chart of thin bars, hidden from assistive technology and the keyboard: its caller has the same data and links as text. */
export function BarChart({ bars, mark = null, axes, size = 'low' }: BarChartProps) {
  return (
    <span className={`bar-chart ${axes ? 'has-axes' : size}`} aria-hidden="true">
      {axes && (
        <span className="values">
          <span>{axes.full}</span>
          <span>0</span>
        </span>
      )}
      <span className="bars">
        {bars.map(({ key, href, part, title }, index) => {
          const style = { '--part': part ?? 0, '--at': index / Math.max(1, bars.length - 1) } as CSSProperties
          const common = { style, 'data-title': title }
          return href === undefined ? (
            <i {...common} key={key} />
          ) : (
            <a {...common} key={key} href={href} aria-label={title} tabIndex={-1} data-prefetch="never" />
          )
        })}
        {mark !== null && <span style={{ '--part': mark } as CSSProperties} />}
      </span>
      {axes && (
        <span className="places">
          <span>{axes.first}</span>
          <span>{axes.last}</span>
        </span>
      )}
    </span>
  )
}
