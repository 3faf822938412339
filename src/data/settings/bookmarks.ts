import { isObject } from '#/domain/isObject'
import { storedValue } from '#/data/persistence/storedValue'
import { recordPath } from '#/domain/recordPath'

/** A record's page that a reader comes back to. */
export interface SavedPage {
  /** The record's own path. */
  readonly href: string
  /** What the page was titled with; text that anyone may have written. */
  readonly title: string
}

/** As many of the pages that were viewed are remembered. */
const MOST = 12

function isPage(value: unknown): value is SavedPage {
  if (!isObject(value)) return false
  const { href, title } = value
  // Only records of this explorer: whatever else is in the storage is not followed.
  return typeof title === 'string' && typeof href === 'string' && recordPath(href) === href
}

const pagesIn = (stored: unknown): readonly SavedPage[] => (Array.isArray(stored) ? stored.filter(isPage) : [])

/** The pages that the reader marked, the latest first. */
export const bookmarks = storedValue('astrolabe.bookmarks', pagesIn)

/** The records that were looked at on this device, the latest first. */
export const recentRecords = storedValue('astrolabe.viewed', pagesIn)

/** Remembers that a record was looked at, in the place of an earlier time. */
export function addRecentRecord({ href, title }: SavedPage): void {
  recentRecords.set([{ href, title }, ...recentRecords.get().filter((each) => each.href !== href)].slice(0, MOST))
}

/** Marks a page, or takes its mark away. */
export function setBookmark({ href, title }: SavedPage, marked: boolean): void {
  const others = bookmarks.get().filter((each) => each.href !== href)
  bookmarks.set(marked ? [{ href, title }, ...others] : others)
}
