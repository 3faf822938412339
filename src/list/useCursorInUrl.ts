import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { ListName } from '#/api/resources'
import type { InfiniteList } from '#/list/useInfiniteList'
import { saveScrollPosition, type ScrollPosition, scrollPositionOf } from '#/list/scrollPosition'

/** Time without scrolling after which the address bar is updated. */
const CURSOR_UPDATE_DELAY_MS = 150

interface CursorInUrlOptions {
  /** The list's element; its rows have `data-index`, its scroll margin is the height of what sticks to the top of the window. */
  area: RefObject<HTMLElement | null>
  list: Pick<InfiniteList<ListName>, 'pageOf' | 'state'> & { rows: readonly { id: string }[] }
  /** Scrolls the window to a row that is not in the document. */
  scrollToRow: (index: number) => void
}

function stickyHeight(area: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(area).scrollMarginTop) || 0
}

/** The first row below what sticks to the top of the window, with its distance from there, px. */
function topRow(area: HTMLElement): { index: number; offset: number } | null {
  const sticky = stickyHeight(area)
  for (const element of area.querySelectorAll<HTMLElement>('[data-index]')) {
    const { top, bottom } = element.getBoundingClientRect()
    if (bottom > sticky + 1) return { index: Number(element.dataset.index), offset: top - sticky }
  }
  return null
}

/** The router's key of the current history entry. */
function historyKey(): string {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && '__TSR_key' in state ? String(state.__TSR_key) : ''
}

/**
 * Keeps `?cursor=` at the page in view, so that reload, back and share open the same rows, and scrolls to the same row when a
 * history entry is opened again. The router restores the offset in pixels, which fits only a list that begins at the same page.
 */
export function useCursorInUrl({ area, list, scrollToRow }: CursorInUrlOptions): void {
  const { rows, pageOf, state } = list
  const router = useRouter()
  /** The position to restore; null when done, undefined before the first look. */
  const pending = useRef<ScrollPosition | null | undefined>(undefined)

  /** Scrolls to the pending row; false if the row must be rendered first. */
  const restore = useEffectEvent((position: ScrollPosition, index: number): boolean => {
    const rowTop = () => area.current?.querySelector(`[data-index="${index}"]`)?.getBoundingClientRect().top
    if (rowTop() === undefined) scrollToRow(index)
    const top = rowTop()
    if (!area.current || top === undefined) return false
    const missing = top - stickyHeight(area.current) - position.offset
    const before = scrollY
    scrollBy(0, missing)
    // Tried again with the next rows, if the list is too short to scroll that far, or if cached rows give way to fewer.
    if (Math.abs(scrollY - before - missing) < 2 && state !== 'cached') pending.current = null
    return true
  })

  useLayoutEffect(() => {
    if (pending.current === undefined) pending.current = scrollPositionOf(historyKey()) ?? null
    const position = pending.current
    const index = position ? rows.findIndex(({ id }) => id === position.row) : -1
    if (!position || index < 0) return
    const tick = () => {
      if (pending.current && !restore(position, index)) frame = requestAnimationFrame(tick)
    }
    // After the router's own scroll restoration.
    let frame = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(frame)
  }, [rows])

  const savePosition = useEffectEvent((replacedKey?: string) => {
    const top = area.current && topRow(area.current)
    const row = top && rows[top.index]
    if (row && !pending.current) saveScrollPosition(historyKey(), { row: row.id, offset: top.offset }, replacedKey)
  })
  const updateCursor = useEffectEvent(async () => {
    const top = area.current && topRow(area.current)
    if (!top) return
    const key = historyKey()
    const cursor = pageOf(top.index) || undefined
    const search: { cursor?: string } = router.state.location.search
    if (search.cursor !== cursor) {
      await router.navigate({
        to: '.',
        search: (before: object) => ({ ...before, cursor }),
        replace: true,
        resetScroll: false,
      } as Parameters<typeof router.navigate>[0])
    }
    savePosition(key)
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void updateCursor(), CURSOR_UPDATE_DELAY_MS)
    }
    const onPageHide = () => savePosition()
    // The user's own scrolling ends a restoration that still waits for rows.
    const onInput = () => {
      pending.current = null
    }
    const inputs = ['wheel', 'touchmove', 'keydown', 'pointerdown']
    for (const input of inputs) addEventListener(input, onInput, { passive: true })
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('pagehide', onPageHide)
    return () => {
      clearTimeout(timer)
      for (const input of inputs) removeEventListener(input, onInput)
      removeEventListener('scroll', onScroll)
      removeEventListener('pagehide', onPageHide)
    }
  }, [])
}
