import './gauge.css'
import type { CSSProperties, ReactNode } from 'react'

interface GaugeProps {
  /** What the bar says in words and numbers: the bar itself is seen only. */
  children: ReactNode
  /** The filled part of the whole, 0 to 1; beyond either end it is cut. */
  part: number
  title?: string
}

/** A number with a thin bar below it that shows the same share of a whole; one element. */
export function Gauge({ children, part, title }: GaugeProps) {
  // Little is seen as little; nothing is not.
  const width = part > 0 ? `max(1px, ${Math.min(1, part) * 100}%)` : '0'
  return (
    <span className="gauge" style={{ '--part': width } as CSSProperties} title={title}>
      {children}
    </span>
  )
}
