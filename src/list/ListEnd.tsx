import { useEffect, useEffectEvent, useRef } from 'react'
import type { ListName } from '#/api/resources'
import { grouped } from '#/domain/numberFormat'
import { ErrorNotice } from '#/entity/ErrorNotice'
import type { InfiniteList } from '#/list/useInfiniteList'
import { Button } from '#/ui/Button'

/** Distance below the window at which the next page is requested. */
const PREFETCH_MARGIN = '700px'

/** What follows the last row: the button for the next page, which also loads on approach; a failed page; or the end of the list. */
export function ListEnd<N extends ListName>({ list, several }: { list: InfiniteList<N>; several: string }) {
  const { state, error, rows, count, more } = list
  const end = useRef<HTMLDivElement>(null)
  const loadMore = useEffectEvent(more)

  useEffect(() => {
    // Observed again after every page: the end of the list may still be in view. A failed page is retried only by the button.
    if (state !== 'more' || !end.current) return
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && loadMore(), {
      rootMargin: PREFETCH_MARGIN,
    })
    observer.observe(end.current)
    return () => observer.disconnect()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state, rows.length])

  return (
    // Not a scroll anchor: it must move down when rows are appended, and the window must stay.
    <div ref={end} className="[overflow-anchor:none] flex min-h-24 items-center justify-center py-6 text-sm text-muted">
      {(state === 'more' || state === 'held' || state === 'loading-more') && (
        <Button onClick={more} disabled={state === 'loading-more'}>
          {state === 'loading-more' ? `Loading more ${several}…` : `Load more ${several}`}
        </Button>
      )}
      {state === 'failed-more' && error && <ErrorNotice error={error} what={`More ${several}`} onRetry={more} />}
      {list.complete && count > 0 && <p>{count === 1 ? 'That is the only one.' : `All ${grouped(count)} loaded.`}</p>}
      {state === 'end' && !list.complete && count > 0 && (
        <p>{list.fromHead ? `The latest ${grouped(count)}.` : 'That is the end of the list.'}</p>
      )}
    </div>
  )
}
