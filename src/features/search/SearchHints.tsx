import { useQuery } from '@tanstack/react-query'
import type { Chain } from '#/data/config/config'
import type { RecentSearch } from '#/data/search/recentSearches'
import { pagesMatching, suggestionsQuery, useRecentPages, useSavedPages } from '#/data/search/suggestions'
import type { ChainConnection } from '#/data/sources/dataSource'
import { correctedHash, nearest, startOfName } from '#/domain/search/nearMisses'
import { searchAdvice } from '#/features/search/searchAdvice'
import { readSearchInput } from '#/domain/search/searchInput'
import { ChainMark } from '#/entity/ChainMark'
import { pathOfText } from '#/features/search/inputPath'
import { factsOfResult, isScamResult, pageOfResult, viewOfResult } from '#/features/search/searchResultView'
import { VerifiedMark } from '#/features/search/VerifiedMark'
import { Hash } from '#/ui/Hash'
import { UntrustedText } from '#/ui/UntrustedText'

/** Why a text is not searched for, or what can be typed. */
export function SearchHint({ text }: { text: string }) {
  return searchAdvice(readSearchInput(text)) ?? 'Enter an address, txn hash, block or token in the search box.'
}

const MAX_NEAR_MISSES = 5

/**
 * For a text that nothing was found for: the hash without mistaken letters, and what the chain's API, bookmarks, labels and recent pages
 * have of nearly this name. One request to the API searches for the start of the name.
 */
export function NearMisses({ connection, text }: { connection: ChainConnection; text: string }) {
  const { chain, config } = connection
  const { data: results = [] } = useQuery(suggestionsQuery(connection, startOfName(text) ?? ''))
  const own = [...useSavedPages(chain.id), ...useRecentPages()]
  const hash = correctedHash(text)
  const href = hash && pathOfText(hash, config, chain)
  const corrected = hash && href ? [{ href, title: hash, detail: null, sign: 'search' }] : []
  // A saved page has the chain after its name.
  const saved = nearest(text, own, ({ title }) => [title, title.split(' · ')[0] ?? null])
  const found = nearest(
    text,
    results.filter((result) => !isScamResult(result)),
    (result) => {
      const { name, symbol } = viewOfResult(chain.id, result)
      return [name, symbol]
    },
  ).flatMap((result) => {
    const page = pageOfResult(chain.id, result)
    return page ? Object.assign(page, { chain, isVerified: factsOfResult(result).isVerified }) : []
  })
  return <PageLinks title="Did you mean" pages={[...corrected, ...saved, ...found].slice(0, MAX_NEAR_MISSES)} />
}

/** The bookmarks, labeled addresses and recent pages with a hash that starts with `text`; nothing if there are none. */
export function SavedMatches({ chain, text }: { chain: string; text: string }) {
  const pages = pagesMatching([...useSavedPages(chain), ...useRecentPages()], text)
  return <PageLinks title="Saved and recent pages" pages={pages} />
}

/** A page with what distinguishes it from others of its name. */
interface LinkedPage extends RecentSearch {
  /** Where its name does not say which chain it is on. */
  chain?: Chain
  isVerified?: boolean
}

/** Links to pages under a heading, each page once; nothing if there are none. */
export function PageLinks({ title, pages }: { title: string; pages: readonly LinkedPage[] }) {
  const once = [...new Map(pages.toReversed().map((page) => [page.href.toLowerCase(), page])).values()].toReversed()
  if (once.length === 0) return null
  return (
    <section aria-label={title} className="py-3">
      <h2 className="mb-1 text-lg font-semibold">{title}</h2>
      <ul className="panel ruled">
        {once.map(({ href, title: name, detail, sign, chain, isVerified }) => (
          <li key={href}>
            <a href={href} className="flex min-h-11 items-center gap-3 px-4 md:min-h-10">
              <span aria-hidden className={`icon icon-${sign} shrink-0 text-muted`} />
              <span className="min-w-0 truncate">
                <UntrustedText text={name} max={80} />
              </span>
              {isVerified && <VerifiedMark />}
              {chain && (
                <span className="flex shrink-0 items-center gap-2 text-sm text-muted">
                  <ChainMark chain={chain} />
                  <span className="max-sm:sr-only">{chain.name}</span>
                </span>
              )}
              {detail?.startsWith('0x') && (
                <span className="w-34 shrink-0 text-sm text-muted">
                  <Hash hash={detail} />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
