import { useSyncExternalStore } from 'react'

/** From this width on rows have one line; the same as in table.css. */
const wideScreen = () => matchMedia('(min-width: 72rem)')

function subscribe(onChange: () => void): () => void {
  const query = wideScreen()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Height of a closed row: `rem` for the style sheet, `px` for the virtualizer, so that both agree at any text size. */
export function useRowHeight(): { rem: number; px: number } {
  const isOneLine = useSyncExternalStore(subscribe, () => wideScreen().matches)
  const rem = isOneLine ? 2.5 : 4
  return { rem, px: rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize) }
}
