import { useSyncExternalStore } from 'react'
import { bookmarks, type SavedPage, setBookmark, recentRecords } from '#/data/settings/bookmarks'
import { paths } from '#/domain/paths'
import { UntrustedText } from '#/ui/UntrustedText'

/** The records that the reader bookmarked, and those looked at last, of all chains; nothing while there are none. */
export function OwnPages() {
  const marked = useSyncExternalStore(bookmarks.subscribe, bookmarks.get)
  const seen = useSyncExternalStore(recentRecords.subscribe, recentRecords.get)
  const recent = seen.filter(({ href }) => !marked.some((each) => each.href === href)).slice(0, 6)
  if (marked.length + recent.length === 0) return null
  return (
    <div className="grid items-start gap-x-8 pb-6 md:grid-cols-2">
      <Pages label="Bookmarks" pages={marked} forget={(page) => setBookmark(page, false)} />
      <Pages
        label="Recently viewed"
        pages={recent}
        forget={({ href }) => recentRecords.set(recentRecords.get().filter((each) => each.href !== href))}
        forgetAll={() => recentRecords.set([])}
      />
    </div>
  )
}

interface PagesProps {
  label: string
  pages: readonly SavedPage[]
  forget: (page: SavedPage) => void
  forgetAll?: () => void
}

function Pages({ label, pages, forget, forgetAll }: PagesProps) {
  if (pages.length === 0) return null
  return (
    <section aria-label={label}>
      <div className="mb-1 flex items-baseline justify-between gap-4">
        <h2 className="text-lg font-semibold">{label}</h2>
        {forgetAll && (
          <button type="button" onClick={forgetAll} className="min-h-11 text-accent hover:underline md:min-h-6">
            Forget all
          </button>
        )}
      </div>
      <ul className="max-h-96 overflow-y-auto">
        {pages.map((page) => (
          <li key={page.href} className="flex items-center border-b border-line">
            <a href={paths.of(page.href)} className="flex min-h-11 min-w-0 grow items-center md:min-h-9">
              <span className="truncate">
                <UntrustedText text={page.title} max={100} />
              </span>
            </a>
            <button
              type="button"
              aria-label={`Forget ${page.title}`}
              title="Forget it"
              onClick={() => forget(page)}
              className="inline-grid size-11 shrink-0 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink md:size-8"
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
