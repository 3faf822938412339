import * as z from 'zod/mini'
import { readElements } from '#/data/persistence/storedValue'

const recentSearch = z.object({
  /** Its page in this explorer, which is unique among recent searches. */
  href: z.string().check(z.regex(/^\/(?!\/)/)),
  /** Its name; untrusted text. */
  title: z.string(),
  detail: z.nullable(z.string()),
  /** The symbol of its type. */
  sign: z.string(),
})

/** A search result that was opened. */
export type RecentSearch = Readonly<z.infer<typeof recentSearch>>

const SLOT = 'astrolabe.searches'

const MAX_SEARCHES = 10

let cached: readonly RecentSearch[] | null = null
const listeners = new Set<() => void>()

function read(): readonly RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SLOT) ?? '[]')
    return readElements(recentSearch, stored).slice(0, MAX_SEARCHES)
  } catch {
    return [] // Storage is denied or damaged: searches last as long as the page.
  }
}

function write(searches: readonly RecentSearch[]): void {
  cached = searches
  try {
    if (searches.length === 0) localStorage.removeItem(SLOT)
    else localStorage.setItem(SLOT, JSON.stringify(searches))
  } catch {
    // As above.
  }
  for (const listener of listeners) listener()
}

/** The recent searches, the latest first. */
export function recentSearches(): readonly RecentSearch[] {
  cached ??= read()
  return cached
}

/** Calls `listener` whenever they change, also in another tab; returns a function that ends that. */
export function onRecentSearches(listener: () => void): () => void {
  const onOtherTab = ({ key }: StorageEvent) => {
    if (key !== SLOT && key !== null) return
    cached = null
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', onOtherTab)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onOtherTab)
  }
}

/** Saves a search, in place of an older one with the same page. */
export function rememberSearch({ href, title, detail, sign }: RecentSearch): void {
  write(
    [{ href, title, detail, sign }, ...recentSearches().filter((each) => each.href !== href)].slice(0, MAX_SEARCHES),
  )
}

/** Removes the search with a page, or all of them. */
export function forgetSearch(href?: string): void {
  write(href === undefined ? [] : recentSearches().filter((each) => each.href !== href))
}
