import { isObject } from '#/domain/isObject'
import { storedValue } from '#/data/persistence/storedValue'
import { recordPath } from '#/domain/recordPath'

/** A record's page that was bookmarked or viewed. */
export interface SavedPage {
  /** The record's own path. */
  readonly href: string
  /** The page's title; untrusted text. */
  readonly title: string
}

const MAX_RECENT_RECORDS = 12

function isPage(value: unknown): value is SavedPage {
  if (!isObject(value)) return false
  const { href, title } = value
  // Only paths of records: the storage may hold anything.
  return typeof title === 'string' && typeof href === 'string' && recordPath(href) === href
}

const pagesIn = (stored: unknown): readonly SavedPage[] => (Array.isArray(stored) ? stored.filter(isPage) : [])

/** The bookmarks, the latest first. */
export const bookmarks = storedValue('astrolabe.bookmarks', pagesIn)

/** The recently viewed records, the latest first. */
export const recentRecords = storedValue('astrolabe.viewed', pagesIn)

/** Adds a record to the recently viewed ones, or moves it to the front. */
export function addRecentRecord({ href, title }: SavedPage): void {
  recentRecords.set(
    [{ href, title }, ...recentRecords.get().filter((each) => each.href !== href)].slice(0, MAX_RECENT_RECORDS),
  )
}

/** Adds or removes a bookmark. */
export function setBookmark({ href, title }: SavedPage, isMarked: boolean): void {
  const others = bookmarks.get().filter((each) => each.href !== href)
  bookmarks.set(isMarked ? [{ href, title }, ...others] : others)
}
