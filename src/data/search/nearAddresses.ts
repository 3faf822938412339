import type { RecentSearch } from '#/data/search/recentSearches'
import { useRecentPages, useSavedPages } from '#/data/search/suggestions'
import { paths } from '#/domain/links/paths'
import { isNearAddress } from '#/domain/search/nearMisses'

/** A page of an address that you saved or opened. */
export interface NearAddress extends RecentSearch {
  /** In lower case. */
  readonly hash: string
}

/** The bookmarked, labeled and recently opened addresses that differ from an address by few digits, each once, as pages of a chain. */
export function useNearAddresses(chain: string, address: string | null): readonly NearAddress[] {
  const saved = useSavedPages(chain)
  const recent = useRecentPages()
  return address === null ? [] : nearAddresses(chain, address, [...saved, ...recent])
}

/** The same among some pages. */
export function nearAddresses(chain: string, address: string, pages: readonly RecentSearch[]): NearAddress[] {
  const found = new Map<string, NearAddress>()
  for (const page of pages) {
    const hash = /\/(?:address|token)\/(0x[\da-f]{40})(?![\da-f])/i.exec(page.href)?.[1]?.toLowerCase()
    if (hash === undefined || found.has(hash) || !isNearAddress(address, hash)) continue
    found.set(hash, { ...page, href: paths.address(chain, hash), detail: hash, hash })
  }
  return [...found.values()]
}
