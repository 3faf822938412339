import { useSyncExternalStore } from 'react'
import { bookmarks } from '#/data/settings/bookmarks'
import { labelIn, labels } from '#/data/labels/labels'
import type { RecentSearch } from '#/data/search/recentSearches'
import { paths } from '#/domain/paths'

/** What the reader bookmarked, and the addresses that the reader labelled as pages of a chain. */
export function useOwnPages(chain: string): RecentSearch[] {
  const marked = useSyncExternalStore(bookmarks.subscribe, bookmarks.get)
  const labelled = useSyncExternalStore(labels.subscribe, labels.get)
  const addresses = Object.keys(labelled).map((hash) => ({
    href: paths.address(chain, hash),
    title: labelIn(labelled, hash) ?? '',
    detail: hash,
    sign: '✎',
  }))
  return [...marked.map(({ href, title }) => ({ href: paths.of(href), title, detail: null, sign: '★' })), ...addresses]
}
