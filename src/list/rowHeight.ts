import { useSyncExternalStore } from 'react'
import type { ListName } from '#/api/resources'
import type { Column } from '#/list/column'

/** From this width on rows have one line; the same as in tableCompact.css. */
const wideScreen = () => matchMedia('(min-width: 72rem)')

function subscribe(onChange: () => void): () => void {
  const query = wideScreen()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Height of a closed row, rem: on wide screens, and on small ones of two lines or three. */
const ROW_HEIGHTS = { wide: 2.5, compact: 4, compactLong: 4.5 }

/**
 * Height of a closed row of a table with these columns: `rem` for the style sheet, `px` for the virtualizer, so that both agree at any
 * text size.
 */
export function useRowHeight(columns: readonly Pick<Column<ListName>, 'compact'>[]): { rem: number; px: number } {
  const isOneLine = useSyncExternalStore(subscribe, () => wideScreen().matches)
  const isLong = columns.some(({ compact }) => compact === 'paragraph')
  const rem = ROW_HEIGHTS[isOneLine ? 'wide' : isLong ? 'compactLong' : 'compact']
  return { rem, px: rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize) }
}
