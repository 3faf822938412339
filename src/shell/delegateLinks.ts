import type { AnyRouter } from '@tanstack/react-router'
import { paths } from '#/domain/links/paths'

/** Hover delay before the linked page is prefetched. */
const PREFETCH_HOVER_MS = 60

function internalLink(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const plain = link && link.origin === location.origin && !link.target && !link.hasAttribute('download')
  // The site may have other pages outside of the app's path.
  return plain && link.pathname.startsWith(paths.chains()) && link.getAttribute('href') !== null ? link : null
}

/** Where the link to the record of a row may be, the likeliest first; rows without a record have details that open. */
const TARGETS = ['td:first-child a[href]', 'td.at-title a[href]', '.expander', 'a[href], button']

/** What a click on a row or card activates: the link to its record, else the button that opens its details. */
export function rowTarget(row: Element): HTMLElement | null {
  for (const selector of TARGETS) {
    const target = row.querySelector<HTMLElement>(selector)
    if (target) return target
  }
  return null
}

/** What a click on a table row activates, if it is on nothing else and selects no text. */
function clickedRowTarget({ target, detail }: MouseEvent): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('a, button, summary, input, label, .details')) return null
  if (detail > 1 || getSelection()?.isCollapsed === false) return null
  const row = target.closest('.table > tbody > tr')
  return row && rowTarget(row)
}

/**
 * Makes plain `<a href>` elements navigate without a reload, and prefetches the page of a hovered or focused one. Listeners on the
 * document, as a link component with its hooks for each of a list's two hundred links costs more than the rows.
 */
export function delegateLinks(router: AnyRouter): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.shiftKey || event.altKey) return
    const target = clickedRowTarget(event)
    const record = target instanceof HTMLAnchorElement ? target : null
    if (event.metaKey || event.ctrlKey) {
      // As on the link itself, which the browser handles.
      if (record) open(record.href, '_blank', 'noopener')
      return
    }
    if (target && !record) target.click()
    const link = record ?? internalLink(event)
    if (!link || (link.hash && link.pathname === location.pathname && link.search === location.search)) return
    event.preventDefault()
    router.history.push(link.pathname + link.search + link.hash)
  })

  let timer: ReturnType<typeof setTimeout>
  let prefetched = ''
  const prefetch = (event: Event) => {
    clearTimeout(timer)
    const link = internalLink(event)
    if (!link || link.href === prefetched || link.dataset.prefetch === 'never') return
    timer = setTimeout(() => {
      prefetched = link.href
      void router.preloadRoute({ href: link.pathname + link.search } as Parameters<AnyRouter['preloadRoute']>[0])
    }, PREFETCH_HOVER_MS)
  }
  document.addEventListener('pointerover', prefetch, { passive: true })
  document.addEventListener('focusin', prefetch)
}
