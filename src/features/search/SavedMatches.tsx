import type { RecentSearch } from '#/data/search/recentSearches'
import { pagesMatching, useRecentPages, useSavedPages } from '#/data/search/savedPages'
import { Hash } from '#/ui/Hash'
import { UntrustedText } from '#/ui/UntrustedText'

/** The bookmarks, labeled addresses and recent pages with a hash that starts with `text`; nothing if there are none. */
export function SavedMatches({ chain, text }: { chain: string; text: string }) {
  const pages = pagesMatching([...useSavedPages(chain), ...useRecentPages({ viewed: true })], text)
  return <PageLinks title="Saved and recent pages" pages={pages} />
}

/** Links to pages under a heading, each page once; nothing if there are none. */
export function PageLinks({ title, pages }: { title: string; pages: readonly RecentSearch[] }) {
  const once = [...new Map(pages.toReversed().map((page) => [page.href.toLowerCase(), page])).values()].toReversed()
  if (once.length === 0) return null
  return (
    <section aria-label={title} className="py-3">
      <h2 className="mb-1 text-lg font-semibold">{title}</h2>
      <ul>
        {once.map(({ href, title: name, detail, sign }) => (
          <li key={href} className="border-b border-line">
            <a href={href} className="flex min-h-11 items-center gap-3 md:min-h-9">
              <span aria-hidden className={`icon icon-${sign} shrink-0 text-muted`} />
              <span className="min-w-0 truncate">
                <UntrustedText text={name} max={80} />
              </span>
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
