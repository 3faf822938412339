import { useEffect, useEffectEvent, useRef } from 'react'
import { MAX_EMPTY_PAGES, type PagingEnd } from '#/api/paging'
import type { ListName } from '#/api/resources'
import type { SearchedBlocks } from '#/api/searchedBlocks'
import { grouped } from '#/domain/amounts/numberFormat'
import { ErrorNotice } from '#/entity/ErrorNotice'
import type { InfiniteList } from '#/list/useInfiniteList'
import { Button } from '#/ui/Button'

/** Distance below the window at which the next page is requested. */
const PREFETCH_MARGIN = '700px'

/** Requests in a row that are sent automatically while the end of the list stays in view: pages may have few rows, or none. */
const MAX_AUTOMATIC_REQUESTS = 10

/** What follows the last row: the button for the next page, which also loads on approach; a failed page; or the end of the list. */
export function ListEnd<N extends ListName>({ list, several }: { list: InfiniteList<N>; several: string }) {
  const { state, error, pages, count, more, ending, searched } = list
  const end = useRef<HTMLDivElement>(null)
  const automaticRequests = useRef(0)
  const loadMore = useEffectEvent((isInView: boolean) => {
    automaticRequests.current = isInView ? automaticRequests.current + 1 : 0
    if (isInView && automaticRequests.current <= MAX_AUTOMATIC_REQUESTS) more()
  })
  const onPress = () => {
    automaticRequests.current = 0
    more()
  }

  useEffect(() => {
    // Observed again after every page: the end of the list may still be in view. A failed page is retried only by the button.
    if (state !== 'more' || !end.current) return
    const observer = new IntersectionObserver((entries) => loadMore(entries.at(-1)?.isIntersecting === true), {
      rootMargin: PREFETCH_MARGIN,
    })
    observer.observe(end.current)
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page moves the end of the list
  }, [state, pages])

  // An invalid cursor cannot be sent back.
  const isInsistable = state === 'stopped' && ending !== 'unreadable'
  return (
    // Not a scroll anchor: it must move down when rows are appended, and the window must stay.
    <div
      ref={end}
      className="[overflow-anchor:none] flex min-h-24 flex-wrap items-center justify-center gap-4 py-6 text-sm text-muted"
    >
      {searched && state !== 'end' ? (
        <p role="status">{searchedText(searched)}</p>
      ) : (
        state === 'stopped' && <p role="status">{endReason(ending)}</p>
      )}
      {searched?.only && (
        <p className="basis-full text-center">Only sent transactions. Nodes cannot find received ones.</p>
      )}
      {(state === 'more' || state === 'more-on-request' || state === 'loading-more' || isInsistable) && (
        <Button onClick={onPress} disabled={state === 'loading-more'}>
          {state === 'loading-more' ? `Loading more ${several}…` : searched ? 'Search older' : `Load more ${several}`}
        </Button>
      )}
      {state === 'failed-more' && error && <ErrorNotice error={error} what={`more ${several}`} onRetry={more} />}
      {state === 'end' && count > 0 && <p>{endText(list, several)}</p>}
    </div>
  )
}

const searchedText = ({ from, to }: SearchedBlocks) => `Blocks ${grouped(from)} to ${grouped(to)} searched`

function endText<N extends ListName>({ complete, count, unprocessed }: InfiniteList<N>, several: string): string {
  if (unprocessed) return `End of the ${several} that are indexed`
  return complete && count > 1 ? `All ${grouped(count)} ${several} loaded` : 'End of list'
}

const REASONS: Partial<Record<PagingEnd, string>> = {
  repeated: 'The API repeated a page; more may exist',
  empty: `The last ${MAX_EMPTY_PAGES} pages are empty; more may exist`,
  unreadable: 'The API sent an invalid cursor; more may exist',
}

/** Why a list ends although the API did not report its end; undefined where it did, or where there is a next page. */
export function endReason(ending: PagingEnd): string | undefined {
  return REASONS[ending]
}
