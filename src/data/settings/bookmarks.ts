import * as z from 'zod/mini'
import { readElements } from '#/data/persistence/readStored'
import { storedValue } from '#/data/persistence/storedValue'
import { recordPath } from '#/domain/recordPath'

const savedPage = z.object({
  /** The record's own path: whatever else is in the storage is not followed. */
  href: z.string().check(z.refine((href) => recordPath(href) === href)),
  /** What the page was titled with; text that anyone may have written. */
  title: z.string(),
})

/** A record's page that a reader comes back to. */
export type SavedPage = Readonly<z.infer<typeof savedPage>>

/** As many of the pages that were viewed are remembered. */
const MOST = 12

const pagesIn = (stored: unknown): readonly SavedPage[] => readElements(savedPage, stored)

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
