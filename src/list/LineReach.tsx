import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'

interface LineReachProps {
  /** How many lines are in the document, from the first on. */
  drawn: number
  /** So many are the most. */
  limit: number
  /** Height of a line, px. */
  height: number
  /** Distance of the first line from the top of the document, px. */
  margin: number
  /** Wants so many lines in the document at least. */
  onReach: (lines: number) => void
}

/** Whether keys ask the browser for something that concerns all of a page: to find, select, save or print it. */
const isForBrowser = ({ ctrlKey, metaKey, key }: KeyboardEvent) =>
  ((ctrlKey || metaKey) && key.length === 1) || key === 'F3'

/**
 * Has the lines of a list drawn as the window comes near them, and all at once where the browser is about to find, print or copy
 * what stands in the document: by its keys, from its menus, which take the focus from the page, or by its print. It shows nothing
 * itself.
 */
export function LineReach({ drawn, limit, height, margin, onReach }: LineReachProps) {
  const look = useEffectEvent(() => {
    const bottom = scrollY + innerHeight - margin
    const wanted = Math.ceil((bottom + innerHeight) / height)
    // Half a window ahead, then half a window at a time.
    if (drawn * height < bottom + innerHeight / 2) flushSync(() => onReach(Math.min(limit, wanted)))
  })
  const reachAll = useEffectEvent(() => flushSync(() => onReach(limit)))

  useEffect(() => {
    const onMove = () => look()
    const onAll = () => reachAll()
    const onKey = (event: KeyboardEvent) => isForBrowser(event) && reachAll()
    addEventListener('scroll', onMove, { passive: true })
    addEventListener('resize', onMove)
    addEventListener('keydown', onKey)
    addEventListener('blur', onAll)
    addEventListener('beforeprint', onAll)
    return () => {
      removeEventListener('scroll', onMove)
      removeEventListener('resize', onMove)
      removeEventListener('keydown', onKey)
      removeEventListener('blur', onAll)
      removeEventListener('beforeprint', onAll)
    }
  }, [])

  // Lines that came, or moved, may be near already.
  useEffect(() => {
    const frame = requestAnimationFrame(() => look())
    return () => cancelAnimationFrame(frame)
  })
  return null
}
