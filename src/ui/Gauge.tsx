import './gauge.css'
import type { CSSProperties, ReactNode } from 'react'

interface GaugeProps {
  /** The value as text; the bar is decorative. */
  children: ReactNode
  /** The filled part, clamped to 0 to 1. */
  part: number
  title?: string
}

/** A number with a thin bar below it that shows it as a share of a whole; a single element, for long lists. */
export function Gauge({ children, part, title }: GaugeProps) {
  // A tiny share is visible, zero is not.
  const width = part > 0 ? `max(1px, ${Math.min(1, part) * 100}%)` : '0'
  return (
    <span className="gauge" style={{ '--part': width } as CSSProperties} title={title}>
      {children}
    </span>
  )
}
