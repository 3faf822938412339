import { useSyncExternalStore } from 'react'
import { bookmarks, type SavedPage, setBookmark, recentRecords } from '#/data/settings/bookmarks'
import { paths } from '#/domain/paths'
import { UntrustedText } from '#/ui/UntrustedText'

const MAX_RECENT = 6

/** The bookmarks and the recently viewed records of all chains; nothing while there are none. */
export function BookmarksAndRecent() {
  const marked = useSyncExternalStore(bookmarks.subscribe, bookmarks.get)
  const viewed = useSyncExternalStore(recentRecords.subscribe, recentRecords.get)
  const recent = viewed.filter(({ href }) => !marked.some((each) => each.href === href)).slice(0, MAX_RECENT)
  if (marked.length + recent.length === 0) return null
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 pb-6 md:grid-cols-2">
      <PageList label="Bookmarks" pages={marked} onRemove={(page) => setBookmark(page, false)} />
      <PageList
        label="Recently viewed"
        pages={recent}
        onRemove={({ href }) => recentRecords.set(recentRecords.get().filter((each) => each.href !== href))}
        onClear={() => recentRecords.set([])}
      />
    </div>
  )
}

interface PageListProps {
  label: string
  pages: readonly SavedPage[]
  onRemove: (page: SavedPage) => void
  onClear?: () => void
}

function PageList({ label, pages, onRemove, onClear }: PageListProps) {
  if (pages.length === 0) return null
  return (
    <section aria-label={label}>
      <div className="mb-1 flex items-baseline justify-between gap-4">
        <h2 className="text-lg font-semibold">{label}</h2>
        {onClear && (
          <button type="button" onClick={onClear} className="min-h-11 text-accent hover:underline md:min-h-6">
            Clear
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
              aria-label={`Remove ${page.title}`}
              title="Remove"
              onClick={() => onRemove(page)}
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
