import { type ReactNode, useDeferredValue } from 'react'

interface AfterPaintProps {
  /** Keeps its room until then. */
  place?: ReactNode
  children: ReactNode
}

/**
 * A part of a page that is read after what stands around it: drawn when that is on the screen, and its code is here, in steps
 * between which whatever its reader does goes first.
 */
export function AfterPaint({ place = null, children }: AfterPaintProps) {
  return useDeferredValue(true, false) ? children : place
}
