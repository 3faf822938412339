import * as z from 'zod/mini'
import { readElements, storedValue } from '#/data/persistence/storedValue'
import { recordPath } from '#/domain/links/paths'

const savedPage = z.object({
  /** The record's own path; the storage may hold any text. */
  href: z.string().check(z.refine((href) => recordPath(href) === href)),
  /** The page's title; untrusted text. */
  title: z.string(),
})

/** A record's page that was bookmarked or viewed. */
export type SavedPage = Readonly<z.infer<typeof savedPage>>

const MAX_RECENT_RECORDS = 12

const pagesIn = (stored: unknown): readonly SavedPage[] => readElements(savedPage, stored)

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

/** Removes a record from the recently viewed ones. */
export function removeRecentRecord({ href }: Pick<SavedPage, 'href'>): void {
  recentRecords.set(recentRecords.get().filter((each) => each.href !== href))
}

/** Adds or removes a bookmark. */
export function setBookmark({ href, title }: SavedPage, isMarked: boolean): void {
  const others = bookmarks.get().filter((each) => each.href !== href)
  bookmarks.set(isMarked ? [{ href, title }, ...others] : others)
}

/** The title of the page that is shown, without the count that ui/titleBadge.ts puts before it. */
export function shownTitle(): string {
  return document.title.slice(document.documentElement.dataset['count']?.length)
}
