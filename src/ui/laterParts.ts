import { lazyRouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Components by the names that a file exports them under. */
type Parts<P> = { [N in keyof P]: (props: never) => ReactNode }

/**
 * The parts of a page that nobody reads first, all in one file of code: it is asked for at once, beside what is shown before them.
 * `without` names them, and stands in their places where that file can't be had.
 */
export function laterParts<P extends Parts<P>>(load: () => Promise<P>, without: Parts<P>): P {
  const loaded = load().catch(() => without)
  const parts: Partial<P> = {}
  for (const name in without) {
    const Part = lazyRouteComponent(() => loaded, name)
    void Part.preload?.()
    parts[name] = Part as unknown as P[typeof name]
  }
  return parts as P
}

/** Stands for a part without which the page says nothing wrong. */
export function Nothing() {
  return null
}
