import { useSyncExternalStore } from 'react'
import { labelIn, labels } from '#/data/labels/labels'
import { onRecentSearches, type RecentSearch, recentSearches } from '#/data/search/recentSearches'
import { bookmarks, recentRecords, type SavedPage } from '#/data/settings/bookmarks'
import { paths } from '#/domain/paths'

const pageOf =
  (sign: string) =>
  (page: SavedPage): RecentSearch => ({
    href: paths.of(page.href),
    title: page.title,
    detail: null,
    sign,
  })

/** Bookmarks, and the addresses with a private label as pages of a chain. */
export function useSavedPages(chain: string): RecentSearch[] {
  const bookmarked = useSyncExternalStore(bookmarks.subscribe, bookmarks.get)
  const labeled = useSyncExternalStore(labels.subscribe, labels.get)
  const addresses = Object.keys(labeled).map((hash) => ({
    href: paths.address(chain, hash),
    title: labelIn(labeled, hash) ?? '',
    detail: hash,
    sign: 'pencil',
  }))
  return [...bookmarked.map(pageOf('star-full')), ...addresses]
}

/** The recent searches; with `viewed`, also the recently viewed records. */
export function useRecentPages({ viewed }: { viewed: boolean }): readonly RecentSearch[] {
  const searches = useSyncExternalStore(onRecentSearches, recentSearches)
  const records = useSyncExternalStore(recentRecords.subscribe, recentRecords.get)
  return viewed ? [...searches, ...records.map(pageOf('clock'))] : searches
}

/** The pages whose name or hash contains a text. */
export function pagesMatching(pages: readonly RecentSearch[], typed: string): RecentSearch[] {
  const word = typed.trim().toLowerCase()
  // A bookmark has its hash in the path only.
  const textOfPage = ({ title, detail, href }: RecentSearch) =>
    [title, detail, word.startsWith('0x') && href].join('\n')
  return pages.filter((page) => textOfPage(page).toLowerCase().includes(word))
}
