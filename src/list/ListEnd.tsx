import { useEffect, useEffectEvent, useRef } from 'react'
import type { ListName } from '#/api/resources'
import { grouped } from '#/domain/numberFormat'
import { ErrorNotice } from '#/entity/ErrorNotice'
import type { InfiniteList } from '#/list/useInfiniteList'
import { Button } from '#/ui/Button'

/** How far below the window the next page is asked for, so that it is there before the reader is. */
const ahead = '700px'

/** What follows the last row: the next page on approach or by the button, a failure with its retry, or the end, stated. */
export function ListEnd<N extends ListName>({ list, several }: { list: InfiniteList<N>; several: string }) {
  const { state, error, rows, count, more } = list
  const mark = useRef<HTMLDivElement>(null)
  const onApproach = useEffectEvent(more)

  useEffect(() => {
    // Observed anew with every page: a mark that is still in view after one was added asks for the next.
    // A page that failed is asked for again by the reader alone.
    if (state !== 'more' || !mark.current) return
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && onApproach(), {
      rootMargin: ahead,
    })
    observer.observe(mark.current)
    return () => observer.disconnect()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state, rows.length])

  return (
    // Not an anchor of the browser's: what is below the rows must move away when rows come, not take the window along.
    <div
      ref={mark}
      className="[overflow-anchor:none] flex min-h-24 items-center justify-center py-6 text-sm text-muted"
    >
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
