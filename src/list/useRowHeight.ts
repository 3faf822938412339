import { useSyncExternalStore } from 'react'

/** The width from which rows are one line; the same as in table.css. */
const wide = '(min-width: 72rem)'

/** One for all: it is read with every rendering of a table. */
let asked: MediaQueryList | undefined
const width = () => (asked ??= matchMedia(wide))

function subscribe(changed: () => void): () => void {
  const query = width()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Height of a closed row: `rem` for the style sheet and `px` for the virtualiser, so that both agree at any text size. */
export function useRowHeight(): { rem: number; px: number } {
  const oneLine = useSyncExternalStore(subscribe, () => width().matches)
  const rem = oneLine ? 2.5 : 4
  return { rem, px: rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize) }
}
