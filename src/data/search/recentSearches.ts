import * as z from 'zod/mini'
import { readElements } from '#/data/persistence/readStored'

const recentSearch = z.object({
  /** Where it led, a page of this explorer; no two are the same. */
  href: z.string().check(z.regex(/^\/(?!\/)/)),
  /** What it was called; text that anyone may have written. */
  title: z.string(),
  detail: z.nullable(z.string()),
  /** The sign of its kind. */
  sign: z.string(),
})

/** Something that was searched for and opened. */
export type RecentSearch = Readonly<z.infer<typeof recentSearch>>

const slot = 'astrolabe.searches'

/** As many are remembered. */
const most = 10

let known: readonly RecentSearch[] | null = null
const listeners = new Set<() => void>()

function read(): readonly RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(slot) ?? '[]')
    return readElements(recentSearch, stored).slice(0, most)
  } catch {
    return [] // Storage is denied or damaged: searches are then remembered as long as the page lasts.
  }
}

function write(searches: readonly RecentSearch[]): void {
  known = searches
  try {
    if (searches.length === 0) localStorage.removeItem(slot)
    else localStorage.setItem(slot, JSON.stringify(searches))
  } catch {
    // As above.
  }
  for (const listener of listeners) listener()
}

/** What was searched for on this device, the latest first. */
export function recentSearches(): readonly RecentSearch[] {
  known ??= read()
  return known
}

/** Calls `listener` whenever that changes, in another tab too; gives what ends it. */
export function onRecentSearches(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key !== slot && key !== null) return
    known = null
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', elsewhere)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', elsewhere)
  }
}

/** Remembers a search, in place of an older one that led to the same page. */
export function rememberSearch({ href, title, detail, sign }: RecentSearch): void {
  write([{ href, title, detail, sign }, ...recentSearches().filter((each) => each.href !== href)].slice(0, most))
}

/** Erases one search by where it led, or all of them. */
export function forgetSearch(href?: string): void {
  write(href === undefined ? [] : recentSearches().filter((each) => each.href !== href))
}
