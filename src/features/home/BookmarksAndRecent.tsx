import { useStore } from '#/data/useStore'
import { type Config, findChain } from '#/data/config/config'
import { labels } from '#/data/labels/labels'
import { bookmarks, recentRecords, removeRecentRecord, type SavedPage, setBookmark } from '#/data/settings/bookmarks'
import { savedPageName } from '#/data/settings/savedPageName'
import { paths } from '#/domain/links/paths'
import { ChainMark } from '#/entity/ChainMark'
import { UntrustedText } from '#/ui/UntrustedText'

const MAX_RECENT = 6

/** The bookmarks and the recently viewed records of all chains; nothing while there are none. */
export default function BookmarksAndRecent({ config }: { config: Config }) {
  const marked = useStore(bookmarks)
  const viewed = useStore(recentRecords)
  const recent = viewed.filter(({ href }) => !marked.some((each) => each.href === href)).slice(0, MAX_RECENT)
  if (marked.length + recent.length === 0) return null
  return (
    <div className="grid grid-cols-1 items-start gap-x-4 gap-y-6 pb-6 md:grid-cols-2">
      <PageList label="Bookmarks" config={config} pages={marked} onRemove={(page) => setBookmark(page, false)} />
      <PageList
        label="Recently viewed"
        config={config}
        pages={recent}
        onRemove={removeRecentRecord}
        onClear={() => recentRecords.set([])}
      />
    </div>
  )
}

interface PageListProps {
  label: string
  config: Config
  pages: readonly SavedPage[]
  onRemove: (page: SavedPage) => void
  onClear?: () => void
}

function PageList({ label, config, pages, onRemove, onClear }: PageListProps) {
  const ownLabels = useStore(labels)
  if (pages.length === 0) return null
  return (
    <section aria-label={label}>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 className="text-lg font-semibold">{label}</h2>
        {onClear && (
          <button type="button" onClick={onClear} className="min-h-11 text-accent hover:underline md:min-h-6">
            Clear
          </button>
        )}
      </div>
      <ul className="panel ruled max-h-96 overflow-y-auto">
        {pages.map((page) => {
          const { name, kind } = savedPageName(page, ownLabels)
          const chain = findChain(config, page.href.split('/')[1] ?? '')
          return (
            <li key={page.href} className="flex items-center pl-4">
              <a href={paths.of(page.href)} className="flex min-h-11 min-w-0 grow items-center gap-3 md:min-h-9">
                {chain && (
                  <span title={chain.name}>
                    <ChainMark chain={chain} />
                  </span>
                )}
                <span className="shrink-0 text-sm text-muted">{kind} </span>
                <span className="truncate">
                  <UntrustedText text={name} max={100} />
                </span>
              </a>
              <button
                type="button"
                aria-label={`Remove ${page.title}`}
                title="Remove"
                onClick={() => onRemove(page)}
                className="inline-grid size-11 shrink-0 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink md:size-9"
              >
                <span className="icon icon-cross" />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
