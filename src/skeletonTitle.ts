import { isAddressHash, isTransactionHash } from '#/domain/hashes/hash'
import { CHAIN_PAGES, LIST_TITLES, RECORD_NOUNS, SITE_PAGES } from '#/entity/pageTitles'
import { pathInApp } from '#/domain/links/paths'

/**
 * Runs inline in index.html, before the first paint: shows in the skeleton what the path says, where the app will have it: the title of
 * a list, or what a record is and its hash; and the pages of the navigation.
 */
const [, first = '', part = '', id = ''] = pathInApp(location.pathname).split('/')
const { page, record } = document.documentElement.dataset
const title = document.getElementById('title')
if (page === 'list' && part in LIST_TITLES) {
  title?.replaceChildren(LIST_TITLES[part as keyof typeof LIST_TITLES])
} else if (record && record in RECORD_NOUNS) {
  const height = document.createElement('span')
  if (/^\d{1,78}$/.test(id)) height.textContent = ` ${id}`
  title?.replaceChildren(RECORD_NOUNS[record as keyof typeof RECORD_NOUNS], height)
  if (isAddressHash(id) || isTransactionHash(id)) document.getElementById('hash')?.replaceChildren(id)
}

// A chain may have a name in the path instead of its ID, which only the app can tell.
const pages = /^\d+$/.test(first)
  ? CHAIN_PAGES
  : /^(?:|portfolio|settings|search|api-status)$/.test(first)
    ? SITE_PAGES
    : []
const labels = pages.map(([, label]) => {
  const link = document.createElement('span')
  // That of src/ui/TabBar.tsx.
  link.className = 'border-b-2 border-transparent py-3 md:py-2'
  link.textContent = label
  return link
})
if (labels.length > 0) document.getElementById('nav')?.replaceChildren(...labels)
