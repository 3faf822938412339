import { grouped } from '#/domain/amounts/numberFormat'

/** The count in front of the document's title, with a space; '' for none. */
let badge = ''
let observer: MutationObserver | undefined

/** Shows a count in front of the document's title, also of the pages that are opened next; 0 removes it. */
export function setTitleBadge(count: number): void {
  const title = document.title.startsWith(badge) ? document.title.slice(badge.length) : document.title
  badge = count > 0 ? `(${grouped(count)}) ` : ''
  document.title = badge + title
  // Bookmarks leave it out.
  document.documentElement.dataset['count'] = badge
  if (badge && !observer) {
    // Pages set their title through React, which knows nothing of the count.
    observer = new MutationObserver(() => {
      if (!document.title.startsWith(badge)) document.title = badge + document.title
    })
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  }
  if (!badge) {
    observer?.disconnect()
    observer = undefined
  }
}
