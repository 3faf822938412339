import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type ScrollPosition, scrollPositionOf, saveScrollPosition } from '#/list/scrollPositions'

/** Time without scrolling after which the address bar follows, ms. */
const settled = 150

interface Placed {
  /** The list's own element; its rows carry `data-index`, its scroll margin is what sticks to the top of the window. */
  area: RefObject<HTMLElement | null>
  rows: readonly { id: string }[]
  /** Encoded cursor of the page that a row came with, '' for the head. */
  pageOf: (index: number) => string
  /** Brings a row into the document, near the top of the window. */
  scrollToRow: (index: number) => void
}

function stuckHeight(area: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(area).scrollMarginTop) || 0
}

/** The first row that is not hidden behind what sticks to the top of the window, with its distance from there. */
function topRow(area: HTMLElement): { index: number; offset: number } | null {
  const stuck = stuckHeight(area)
  for (const element of area.querySelectorAll<HTMLElement>('[data-index]')) {
    const { top, bottom } = element.getBoundingClientRect()
    if (bottom > stuck + 1) return { index: Number(element.dataset.index), offset: top - stuck }
  }
  return null
}

function historyEntry(): string {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && '__TSR_key' in state ? String(state.__TSR_key) : ''
}

/**
 * Keeps `?cursor=` at the page in view, so that reload, back and share reopen the same rows, and puts the very row back where
 * it was when this entry of the history is opened again. (Where its rows are still in the cache, the router restores the
 * scroll position before this does, to the same effect.)
 */
export function useCursorInUrl({ area, rows, pageOf, scrollToRow }: Placed): void {
  const router = useRouter()
  const wanted = useRef<ScrollPosition | null | undefined>(undefined)

  useLayoutEffect(() => {
    if (wanted.current === undefined) wanted.current = scrollPositionOf(historyEntry()) ?? null
    const place = wanted.current
    const index = place ? rows.findIndex(({ id }) => id === place.row) : -1
    if (!place || index < 0) return
    const restore = () => {
      const rowTop = () => area.current?.querySelector(`[data-index="${index}"]`)?.getBoundingClientRect().top
      if (rowTop() === undefined) scrollToRow(index)
      const top = rowTop()
      if (!area.current || !wanted.current) return
      // It is drawn when the window is there.
      if (top === undefined) return void (frame = requestAnimationFrame(restore))
      const missing = top - stuckHeight(area.current) - place.offset
      const before = scrollY
      scrollBy(0, missing)
      // A list too short to scroll that far yet is tried again with the rows of its next page.
      if (Math.abs(scrollY - before - missing) < 2) wanted.current = null
    }
    // After the router's own restoration, which knows pixels of a list that may have begun elsewhere.
    let frame = requestAnimationFrame(restore)
    return () => cancelAnimationFrame(frame)
  }, [rows, area, scrollToRow])

  const remember = useEffectEvent((replaced?: string) => {
    const top = area.current && topRow(area.current)
    const row = top && rows[top.index]
    if (row && !wanted.current) saveScrollPosition(historyEntry(), { row: row.id, offset: top.offset }, replaced)
  })
  const follow = useEffectEvent(async () => {
    const top = area.current && topRow(area.current)
    if (!top) return
    const entry = historyEntry()
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
    remember(entry)
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void follow(), settled)
    }
    const onLeave = () => remember()
    // The reader's own movement ends any restoration that is still waiting for rows.
    const onMove = () => {
      wanted.current = null
    }
    const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown']
    for (const move of moves) addEventListener(move, onMove, { passive: true })
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('pagehide', onLeave)
    return () => {
      clearTimeout(timer)
      for (const move of moves) removeEventListener(move, onMove)
      removeEventListener('scroll', onScroll)
      removeEventListener('pagehide', onLeave)
    }
  }, [])
}
