import { pagesMatching, useRecentPages, useSavedPages } from '#/data/search/savedPages'
import { Hash } from '#/ui/Hash'
import { UntrustedText } from '#/ui/UntrustedText'

/** The bookmarks, labeled addresses and recent pages with a hash that starts with `text`; nothing if there are none. */
export function SavedMatches({ chain, text }: { chain: string; text: string }) {
  const all = pagesMatching([...useSavedPages(chain), ...useRecentPages({ viewed: true })], text)
  const pages = [...new Map(all.toReversed().map((page) => [page.href.toLowerCase(), page])).values()].toReversed()
  if (pages.length === 0) return null
  return (
    <section aria-label="Saved and recent pages" className="pb-3">
      <h2 className="mb-1 text-lg font-semibold">Saved and recent pages</h2>
      <ul>
        {pages.map(({ href, title, detail, sign }) => (
          <li key={href} className="border-b border-line">
            <a href={href} className="flex min-h-11 items-center gap-3 md:min-h-9">
              <span aria-hidden className={`icon icon-${sign} shrink-0 text-muted`} />
              <span className="min-w-0 truncate">
                <UntrustedText text={title} max={80} />
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
