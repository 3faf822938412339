import * as z from 'zod/mini'
import { readElements, storedValue } from '#/data/persistence/storedValue'

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

const MAX_SEARCHES = 10

const NONE: readonly RecentSearch[] = []

/** Undefined if there are none, so that nothing is left in the storage once they are removed. */
const searches = storedValue('astrolabe.searches', (stored): readonly RecentSearch[] | undefined => {
  const read = readElements(recentSearch, stored).slice(0, MAX_SEARCHES)
  return read.length > 0 ? read : undefined
})

/** The recent searches, the latest first. */
export function recentSearches(): readonly RecentSearch[] {
  return searches.get() ?? NONE
}

/** Calls `listener` whenever they change, also in another tab; returns a function that ends that. */
export const onRecentSearches = searches.subscribe

/** Saves a search, in place of an older one with the same page. */
export function rememberSearch({ href, title, detail, sign }: RecentSearch): void {
  const others = recentSearches().filter((each) => each.href !== href)
  searches.set([{ href, title, detail, sign }, ...others].slice(0, MAX_SEARCHES))
}

/** Removes the search with a page, or all of them. */
export function forgetSearch(href?: string): void {
  const others = href === undefined ? NONE : recentSearches().filter((each) => each.href !== href)
  searches.set(others.length > 0 ? others : undefined)
}
