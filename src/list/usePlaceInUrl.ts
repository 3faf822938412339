import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Time without scrolling after which the address bar follows, ms. */
const settled = 150
const slot = 'astrolabe.place'

/** The row at the top of the window when the page was left by a reload. */
interface Place {
  href: string
  row: string
  /** Pixels from the top of the visible list to the row. */
  offset: number
}

interface Placed {
  /** The list's own element; its rows carry `data-index`. */
  area: RefObject<HTMLElement | null>
  rows: readonly { id: string }[]
  pageOf: (index: number) => string
  scrollToRow: (index: number) => void
}

/** The first row that is not hidden behind what sticks to the top of the window, with its distance from there. */
function topRow(area: HTMLElement): { index: number; offset: number } | null {
  const bar = Number.parseFloat(getComputedStyle(area).scrollMarginTop) || 0
  for (const element of area.querySelectorAll<HTMLElement>('[data-index]')) {
    const { top, bottom } = element.getBoundingClientRect()
    if (bottom > bar + 1) return { index: Number(element.dataset.index), offset: top - bar }
  }
  return null
}

function takePlace(): Place | null {
  try {
    const text = sessionStorage.getItem(slot)
    sessionStorage.removeItem(slot)
    return text ? (JSON.parse(text) as Place) : null
  } catch {
    return null
  }
}

/**
 * Keeps `?cursor=` at the page in view, so that reload, back and share reopen the same rows; after a reload, puts the very
 * row back where it was. (Back and forward restore the scroll position themselves: the rows are still in the cache.)
 */
export function usePlaceInUrl({ area, rows, pageOf, scrollToRow }: Placed): void {
  const router = useRouter()
  const latest = useRef({ rows, pageOf })
  latest.current = { rows, pageOf }
  const place = useRef<Place | null | undefined>(undefined)

  useLayoutEffect(() => {
    if (place.current === undefined) place.current = takePlace()
    const left = place.current
    if (!left || rows.length === 0) return
    place.current = null
    const index = left.href === location.href ? rows.findIndex(({ id }) => id === left.row) : -1
    if (index < 0) return
    // After the router's own restoration, which knows pixels of a list that began elsewhere.
    requestAnimationFrame(() => {
      scrollToRow(index)
      requestAnimationFrame(() => {
        const now = area.current?.querySelector(`[data-index="${index}"]`)?.getBoundingClientRect().top
        const bar = area.current ? Number.parseFloat(getComputedStyle(area.current).scrollMarginTop) || 0 : 0
        if (now !== undefined) scrollBy(0, now - bar - left.offset)
      })
    })
  }, [rows, area, scrollToRow])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const follow = () => {
      const top = area.current && topRow(area.current)
      if (!top) return
      const cursor = latest.current.pageOf(top.index) || undefined
      const search = router.state.location.search as { cursor?: string }
      if (search.cursor === cursor) return
      void router.navigate({
        to: '.',
        search: (before: object) => ({ ...before, cursor }),
        replace: true,
        resetScroll: false,
      } as Parameters<typeof router.navigate>[0])
    }
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(follow, settled)
    }
    const onLeave = () => {
      const top = area.current && topRow(area.current)
      const row = top && latest.current.rows[top.index]
      if (!row || scrollY === 0) return
      try {
        sessionStorage.setItem(
          slot,
          JSON.stringify({ href: location.href, row: row.id, offset: top.offset } satisfies Place),
        )
      } catch {
        // Storage is denied: the reload then opens at the top of the page in view.
      }
    }
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('pagehide', onLeave)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', onScroll)
      removeEventListener('pagehide', onLeave)
    }
  }, [router, area])
}
