import type { Query, QueryClient } from '@tanstack/react-query'
import type { ApiError } from '#/api/errors'
import type { RequestQueues } from '#/api/requestQueues'
import { isRetryable } from '#/api/retryPolicy'
import { isCached } from '#/data/persistence/persister'

/** Events after which requests may succeed again: a network, a visible or resumed tab, a page from the back/forward cache. */
const EVENTS = ['online', 'focus', 'pageshow', 'resume', 'visibilitychange'] as const

/** How often failed queries are checked for a retry that is due. */
const CHECK_INTERVAL_MS = 1_000

/**
 * Retries automatically what failed on the screen, also the small parts of a page that are left out without an error notice: when
 * the delay of its error is over, and immediately after one of the events. Lists with rows are left alone: they retry their next
 * page in place. An error notice retries too, with a countdown (src/entity/useAutoRetry.ts), also what is no query; where both
 * retry a query, one request is sent.
 */
export function recoverAutomatically(client: QueryClient, requestQueues: RequestQueues): void {
  const refetch = (isDue: (error: ApiError) => boolean) => {
    if (document.visibilityState !== 'visible') return
    const predicate = (query: Query) => {
      const { data, error } = query.state
      return isRetryable(error) && isDue(error) && !isListWithRows(data)
    }
    void client.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false })
  }
  const onEvent = ({ target }: Event) => {
    // An element that gets the focus.
    if (target instanceof Element) return
    requestQueues.retrySoon()
    refetch((error) => error.retryAfter === null || isOver(error))
  }
  // Some are dispatched on the document: they are captured on their way.
  for (const event of EVENTS) addEventListener(event, onEvent, true)
  setInterval(() => refetch(isOver), CHECK_INTERVAL_MS)
}

/** Whether the delay before the retry of an error is over. */
function isOver({ retryAt }: ApiError): boolean {
  return retryAt !== null && retryAt <= Date.now()
}

function isListWithRows(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'pages' in data && !isCached(data)
}
