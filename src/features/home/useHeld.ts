import { useState } from 'react'

/** What is shown of something that changes by itself, and what an element is given that shows it: what is pointed at there, or has the focus, stays where it is. */
export function useHeld<T>(latest: T | undefined) {
  const [held, hold] = useState<T>()
  const shown = held ?? latest
  const keep = () => hold(() => shown)
  const release = () => hold(undefined)
  return [shown, { onPointerEnter: keep, onPointerLeave: release, onFocus: keep, onBlur: release }] as const
}
